import 'fake-indexeddb/auto';
import 'temporal-polyfill/global';
import '@testing-library/jest-dom/vitest';
import { threadId } from 'node:worker_threads';
import { afterEach } from 'vitest';
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

afterEach(mustBeQuiet);
