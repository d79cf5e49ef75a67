import 'fake-indexeddb/auto';
import 'temporal-polyfill/global';
import '@testing-library/jest-dom/vitest';
