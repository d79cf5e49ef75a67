// Files of tests share their modules: what changes jsdom and the libraries is imported, and so done once.
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './queries';
import './document';
import './styles';

afterEach(cleanup);
