import 'fake-indexeddb/auto';
import 'temporal-polyfill/global';
import '@testing-library/jest-dom/vitest';
import { afterEach } from 'vitest';
import { mustBeQuiet } from './support/quiet';

// Node 20 has no navigator where there is no document.
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { userAgent: 'Node.js' } });

afterEach(mustBeQuiet);
