import 'fake-indexeddb/auto';
import 'temporal-polyfill/global';
import '@testing-library/jest-dom/vitest';
import { threadId } from 'node:worker_threads';
import { afterEach, vi } from 'vitest';
import { mustBeQuiet } from './support/quiet';

// Node 20 has no navigator where there is no document.
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { userAgent: 'Node.js' } });

/** Files run beside each other on threads of one process: what one broadcasts is not for the other. */
const Channel = globalThis.BroadcastChannel;
if (!('isOfOneThread' in Channel))
  globalThis.BroadcastChannel = class extends Channel {
    static isOfOneThread = true;
    constructor(name: string) {
      super(`${name}.${threadId}`);
    }
  };

/** A wait ends with the state that it names, however busy the machine is: by itself it is given up after a second. */
const { waitFor } = vi;
if (!('isPatient' in waitFor))
  vi.waitFor = Object.assign(
    ((callback, options) =>
      waitFor(callback, {
        timeout: 60_000,
        ...(typeof options === 'number' ? {} : options),
      })) as typeof waitFor,
    { isPatient: true },
  );

afterEach(mustBeQuiet);
