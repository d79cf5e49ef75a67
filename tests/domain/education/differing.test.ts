import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differingLines } from '@/domain/education/differing';
import type { EducationDocument } from '@/domain/education/document';
import { says } from './drafts';

const lines = (...texts: string[]): EducationDocument => ({
  type: 'doc',
  content: texts.flatMap((text) => says(text).content),
});

describe('§2.8: where two texts differ', () => {
  it.each([
    [['a'], ['a'], '', ''],
    [['a'], ['b'], 'a', 'b'],
    [['a', 'b', 'c'], ['a', 'x', 'c'], '…\nb\n…', '…\nx\n…'],
    [['a', 'b'], ['a', 'b', 'c'], '…', '…\nc'],
    [['a', 'a'], ['a'], '…\na', '…'],
    [[], ['a'], '', 'a'],
  ])('%j and %j', (mine, theirs, own, other) => {
    expect(differingLines(lines(...mine), lines(...theirs))).toEqual([own, other]);
  });

  it('names a picture by what it shows', () => {
    const attrs = { src: '', alt: 'A glass', caption: 'Half full' };
    const picture: EducationDocument = { type: 'doc', content: [{ type: 'figure', attrs }] };
    expect(differingLines(picture, lines())).toEqual(['A glass Half full', '']);
  });

  it('says nothing where nothing differs, and something where anything does', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const differs = JSON.stringify(a) !== JSON.stringify(b);
        const found = differingLines(lines(...a), lines(...b));
        expect(found[0] !== found[1]).toBe(differs);
      }),
    );
  });
});
