// What changes jsdom and the libraries is imported and so done once, however often this file runs.
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './queries';
import './document';
import './labels';
import './styles';

afterEach(cleanup);
