import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastNumber, paragraphsOf, publishingProblems, termsInForce, textIn } from '@/domain/settings/terms';

const published = (number: number, effectiveOn: string) => ({
  status: 'published' as const,
  number,
  effectiveOn,
});
const draft = (effectiveOn: string) => ({ status: 'draft' as const, number: 0, effectiveOn });

describe('§2.12: the terms in force', () => {
  const terms = [
    published(2, '2026-06-01'),
    draft('2026-01-01'),
    published(1, '2026-01-01'),
    published(3, '2027-01-01'),
  ];
  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', 1],
    ['2026-05-31', 1],
    ['2026-06-01', 2],
    ['2026-12-31', 2],
    ['2027-01-01', 3],
  ])('on %s are number %s', (date, number) => {
    expect(termsInForce(terms, date)?.number).toBe(number);
  });

  it('of two of the same day are those published last; a draft is never in force', () => {
    expect(termsInForce([published(2, '2026-06-01'), published(1, '2026-06-01')], '2026-06-01')?.number).toBe(
      2,
    );
    expect(termsInForce([draft('2020-01-01')], '2026-06-01')).toBeUndefined();
    expect(termsInForce([], '2026-06-01')).toBeUndefined();
  });

  it('are published, in effect, and followed by none that is', () => {
    const date = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((one) => one.toISOString().slice(0, 10));
    const one = fc.record({
      status: fc.constantFrom('draft' as const, 'published' as const),
      number: fc.nat(9),
      effectiveOn: date,
    });
    fc.assert(
      fc.property(fc.array(one), date, (all, on) => {
        const found = termsInForce(all, on);
        const candidates = all.filter(
          ({ status, effectiveOn }) => status === 'published' && effectiveOn <= on,
        );
        expect(found === undefined).toBe(candidates.length === 0);
        expect(candidates.every(({ number }) => number <= (found?.number ?? -1))).toBe(true);
      }),
    );
  });

  it('count from one', () => {
    expect(lastNumber([])).toBe(0);
    expect(lastNumber(terms)).toBe(3);
  });
});

describe('§2.12: publishing terms', () => {
  const asked = (
    effectiveOn: string,
    others = [published(1, '2026-11-25')],
    texts: { en?: string; de?: string } = { en: 'Text' },
  ) => publishingProblems({ effectiveOn, texts }, others, { today: '2026-11-20', language: 'en' });
  it.each([
    ['2026-11-19', 'validation.termsPast'],
    ['2026-11-20', 'validation.termsOrder'],
    ['2026-11-24', 'validation.termsOrder'],
    ['2026-11-25', undefined],
    ['2026-11-26', undefined],
  ])('for %s says %s', (date, message) => {
    expect(asked(date)[0]?.message).toBe(message);
  });
  it('from today on is possible where nothing else is published', () => {
    expect(asked('2026-11-20', [])).toEqual([]);
  });
  it('needs the text in the language of the house', () => {
    const missing = [{ field: 'texts.en', message: 'validation.termsLanguage' }];
    expect(asked('2026-11-25', [], { de: 'Text' })).toEqual(missing);
    expect(asked('2026-11-25', [], { en: ' \n ' })).toEqual(missing);
  });
});

describe('a text in several languages', () => {
  it('is read in the wanted language, then in the house’s, then in the first there is', () => {
    const texts = { de: 'Hallo', fr: ' ', pt: 'Olá' };
    expect(textIn(texts, 'de', 'pt')).toEqual({ language: 'de', text: 'Hallo' });
    expect(textIn(texts, 'fr', 'pt')).toEqual({ language: 'pt', text: 'Olá' });
    expect(textIn(texts, 'fr', 'en')).toEqual({ language: 'de', text: 'Hallo' });
    expect(textIn({}, 'en', 'en')).toBeUndefined();
    expect(textIn(undefined, 'en', 'en')).toBeUndefined();
  });
  it('has paragraphs where a line is empty', () => {
    expect(paragraphsOf('One\nstill one\r\n \r\n\n Two \n\n')).toEqual(['One\nstill one', 'Two']);
  });
});
