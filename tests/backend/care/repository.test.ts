import { describe } from 'vitest';
import { embeddedSuite } from '../repositorySuite';

describe('The embedded care store', () => {
  embeddedSuite();
});
