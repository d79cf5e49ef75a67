// What changes jsdom and the libraries is imported and so done once, however often this file runs.
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import './queries';
import './document';
import './labels';
import './styles';

afterEach(cleanup);

// What is still on its way when a file ends fails, and stays failed for the files after it.
afterAll(() => vi.dynamicImportSettled());
