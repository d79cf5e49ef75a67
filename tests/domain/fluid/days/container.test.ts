import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { containerOf, pouredIn, pouredTogether, type Poured } from '@/domain/fluid/days/container';
import { fluidDirections } from '@/domain/fluid/plan';
import { containerCount } from '@/shared/fluid/containerCount';

describe('§2.6 what a patient drinks from', () => {
  it.each([
    ['Glass', 'glass'],
    [' GLAS ', 'glass'],
    ['Verre', 'glass'],
    ['copo', 'glass'],
    ['Cup', 'cup'],
    ['Tasse', 'cup'],
    ['chávena', 'cup'],
    ['Becher', 'mug'],
    ['Garrafa', 'bottle'],
    ['Glass of Ana', null],
    ['Glasses', null],
    ['', null],
  ])('%j is %s', (name, container) => {
    expect(containerOf(name)).toBe(container);
  });
});

describe('§2.6 in how many containers a volume is poured', () => {
  const shown = (poured: Poured | null, locale = 'en') =>
    poured && `${poured.isExact ? '' : '≈ '}${containerCount(poured.sixths, createIntl({ locale }))}`;

  it.each([
    [450, 200, 'maximum', '≈ 2'],
    [450, 200, 'minimum', '≈ 2⅓'],
    [450, 200, 'range', '≈ 2'],
    [399, 200, 'maximum', '≈ 1⅔'],
    [400, 200, 'maximum', '2'],
    [400, 200, 'minimum', '2'],
    [401, 200, 'minimum', '≈ 2⅓'],
    [300, 200, 'range', '1½'],
    [200, 150, 'maximum', '1⅓'],
    [100, 150, 'maximum', '⅔'],
    [66, 200, 'maximum', null],
    [66, 200, 'minimum', '≈ ⅓'],
  ] as const)('%i mL out of %i mL (%s) are %s', (ml, volumeMl, direction, text) => {
    expect(shown(pouredIn(ml, volumeMl, direction))).toBe(text);
  });

  it('five slots of 200 mL out of a cup of 150 mL are 1⅓ each and 6⅔ together', () => {
    const slots = Array.from({ length: 5 }, () => 200);
    expect(slots.map((ml) => shown(pouredIn(ml, 150, 'maximum')))).toEqual(Array(5).fill('1⅓'));
    expect(shown(pouredTogether(slots, 150, 'maximum'))).toBe('6⅔');
  });

  /** The number that somebody reads. */
  const read = (text: string): number => {
    const values: Record<string, number> = { '⅙': 1, '⅓': 2, '½': 3, '⅔': 4, '⅚': 5 };
    const whole = text.replace(/\D/g, '');
    return Number(whole) * 6 + (values[text.at(-1) ?? ''] ?? 0);
  };

  it('whatever is shown of the slots adds up to what is shown together, on the safe side of the volume, in four languages', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 10, max: 3000 }),
        fc.constantFrom(...fluidDirections),
        fc.constantFrom('en', 'de', 'fr', 'pt'),
        (slots, volumeMl, direction, locale) => {
          const intl = createIntl({ locale });
          const text = (poured: Poured | null) => (poured ? containerCount(poured.sixths, intl) : '0');
          const each = slots.map((ml) => text(pouredIn(ml, volumeMl, direction)));
          const together = pouredTogether(slots, volumeMl, direction);
          expect(read(text(together))).toBe(each.reduce((sum, one) => sum + read(one), 0));
          const total = slots.reduce((sum, ml) => sum + ml, 0);
          const poured = ((together?.sixths ?? 0) / 6) * volumeMl;
          const isSafe = direction === 'minimum' ? poured >= total - 1e-6 : poured <= total + 1e-6;
          const isTrue = together?.isExact !== true || Math.abs(poured - total) < 1e-6;
          expect({ isSafe, isTrue }).toEqual({ isSafe: true, isTrue: true });
        },
      ),
    );
  });
});
