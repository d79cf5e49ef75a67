import { describe, expect, it } from 'vitest';
import { isKnown } from '../scripts/serve.mjs';

describe('What a client has already', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['"a"', true],
    // So a proxy that packs answers sends it back.
    ['W/"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['W/"b", "c"', false],
  ])('by %o it is %s', (header, known) => {
    expect(isKnown(header, '"a"')).toBe(known);
    expect(isKnown(header, 'W/"a"')).toBe(known);
  });
});
