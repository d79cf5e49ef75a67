import * as fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { Frequency } from '@/domain/medicine/allocation';
import { locales } from '@/locales';
import { frequencyText } from '@/shared/i18n/wording/medicineWording';
import { allMessages } from '@tests/support/allMessages';

const said = (frequency: Frequency): string[] =>
  locales.map((locale) => frequencyText(frequency, createIntl({ locale, messages: allMessages[locale] })));
const cycle = (onDays: number, offDays: number): Frequency => ({ kind: 'cycle', onDays, offDays });

describe('complaint 15: how often a medicine is taken', () => {
  it.each<[Frequency, string[]]>([
    [{ kind: 'everyday' }, ['every day', 'jeden Tag', 'chaque jour', 'todos os dias']],
    [{ kind: 'specificFrequency', everyDays: 2 }, ['every other day', '', '', '']],
    [
      { kind: 'preciseDays', weekdays: [5, 1] },
      ['every Monday and Friday', 'Montag und Freitag', 'lundi et vendredi', 'segunda-feira e sexta-feira'],
    ],
    [cycle(21, 7), ['21 days on, then 7 days off', '', '', '']],
  ])('%j is said in words', (frequency, words) => {
    for (const [place, text] of said(frequency).entries()) expect(text).toContain(words[place]);
  });

  it('has no abbreviation in any language, whatever the days', () => {
    const days = fc.integer({ min: 1, max: 60 });
    const frequency = fc.oneof(
      fc.constant<Frequency>({ kind: 'everyday' }),
      days.map((more): Frequency => ({ kind: 'specificFrequency', everyDays: more + 1 })),
      fc.tuple(days, days).map(([on, off]) => cycle(on, off)),
      fc
        .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
        .map((weekdays): Frequency => ({ kind: 'preciseDays', weekdays })),
    );
    fc.assert(
      fc.property(frequency, (one) => {
        // No point after a letter, no "2x", no "1-0-1", no capitals in a row.
        for (const text of said(one)) expect(text).not.toMatch(/\p{L}\.|\d\s?[x×]|\d-\d|\p{Lu}{2,}/u);
      }),
    );
  });
});
