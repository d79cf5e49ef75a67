import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '@/domain/fold';
import { matches, searchOf } from '@/domain/search';
import { hasText, matchedPart, matchGroup, matchGroups, type Suggestion } from '@/shared/ui/suggest/match';

const items = (...titles: string[]): Suggestion[] =>
  titles.map((title, index) => ({ id: String(index), title }));
const found = (text: string, offered: Suggestion[], limit = 4) =>
  matchGroup({ id: 'g', limit, items: offered }, text).items.map(({ title }) => title);

describe('§5 matching', () => {
  it('finds a prefix and a substring, whatever the case', () => {
    const offered = items('Alerts', 'Fluid Planner', 'Settings');
    expect(found('AL', offered)).toEqual(['Alerts']);
    expect(found('plan', offered)).toEqual(['Fluid Planner']);
    expect(found('flp', offered)).toEqual([]);
  });

  it('keeps the order of the source: a prefix comes no sooner than what stands before it', () => {
    expect(found('er', items('Her', 'Erik', 'Peter'))).toEqual(['Her', 'Erik', 'Peter']);
  });

  it.each([
    ['muller', 'Müller'],
    ['MÜLLER', 'Muller'],
    ['tensao', 'Diário da tensão arterial'],
    ['u\u0308b', 'Über'],
    ['  anna ', 'Anna'],
    ['0', 'NP-1003'],
  ])('%j finds %j', (text, title) => {
    expect(found(text, items(title))).toEqual([title]);
  });

  it('looks for each word in title and keywords, and for none across the end of the title', () => {
    const offered = [{ id: '1', title: 'Ines Aldag', keywords: 'ND-0001' }];
    expect(found('nd-00', offered)).toEqual(['Ines Aldag']);
    expect(found('aldag nd', offered)).toEqual(['Ines Aldag']);
    expect(found('aldagnd', offered)).toEqual([]);
  });

  it.each([
    [3, 3],
    [4, 4],
    [5, 4],
  ])('§9: of %i hits in a group %i are shown', (hits, shown) => {
    const offered = items(...Array.from({ length: hits }, (_, index) => `Page ${index}`), 'Other');
    expect(found('page', offered)).toHaveLength(shown);
  });

  it('§2.8: a group without a hit stays, with its header', () => {
    const groups = [
      { id: 'a', title: 'Pages', limit: 4, items: items('Alerts') },
      { id: 'b', title: 'Files', limit: 4, items: items('Diary') },
    ];
    expect(matchGroups(groups, 'diary').map(({ title, items: hits }) => [title, hits.length])).toEqual([
      ['Pages', 0],
      ['Files', 1],
    ]);
  });

  it('never shows more than the limit, nor what does not hold the text, nor in another order', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 3 });
    const offered = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 40 });
    fc.assert(
      fc.property(text, offered, fc.integer({ min: 1, max: 6 }), (typed, titles, limit) => {
        const source = items(...titles);
        const { items: hits } = matchGroup({ id: 'g', limit, items: source }, typed);
        expect(hits.length).toBeLessThanOrEqual(limit);
        for (const { title } of hits) expect(matches(title, typed)).toBe(true);
        const places = hits.map((hit) => source.indexOf(hit));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        const all = source.filter(({ title }) => matches(title, typed));
        expect(hits).toEqual(all.slice(0, limit));
      }),
    );
  });

  it.each([
    ['', false],
    ['   ', false],
    ['0', true],
    ['a', true],
  ])('%j is text: %s', (text, expected) => {
    expect(hasText(text)).toBe(expected);
  });
});

describe('the part that is marked', () => {
  const marked = (title: string, text: string) => {
    const part = matchedPart(title, text);
    return part && title.slice(...part);
  };

  it.each([
    ['Diário da tensão', 'TENSAO', 'tensão'],
    ['Mu\u0308ller', 'mull', 'Mu\u0308ll'],
    ['Mu\u0308ller', 'mu', 'Mu\u0308'],
    ['Anna Müller', 'Müller, Anna', 'Müller'],
    ['Anna Müller', 'mueller', 'Müller'],
    ['Anna', 'x', null],
    ['Anna', '', null],
    ['👩🏽‍⚕️ Dr Ofori', 'dr', 'Dr'],
    ['김민준', '민', '민'],
  ])('of %j by %j is %j', (title, text, expected) => {
    expect(marked(title, text)).toBe(expected);
  });

  it('holds the text wherever there is one, in whole letters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc.string({ unit: 'grapheme', maxLength: 2 }),
        (title, text) => {
          const part = marked(title, text);
          const spellings = [fold(text.trim()), ...searchOf(text).flat(2)];
          expect(part === null || spellings.some((one) => fold(part).includes(one))).toBe(true);
        },
      ),
    );
  });
});
