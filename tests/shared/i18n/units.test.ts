import { readdirSync, readFileSync } from 'node:fs';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseDecimal } from '@/domain/numbers';
import { decimalsIn, lengthUnits, toCanonical, volumeUnits, weightUnits } from '@/domain/readings/units';
import { locales, type Locale } from '@/locales';
import { alertSentence } from '@/shared/i18n/wording/alertWording';
import { amountNumber, amountText } from '@/shared/i18n/wording/amountWording';
import { valueText } from '@/shared/i18n/wording/measureWording';
import { notation } from '@/shared/i18n/notation';
import { anAlert } from '@tests/support/builders';
import { loadEveryPart } from '@tests/support/loadEveryPart';

const intls = {} as Record<Locale, IntlShape>;
beforeAll(async () => {
  for (const locale of locales) {
    const messages = await loadEveryPart(locale);
    intls[locale] = createIntl({ locale: notation[locale], messages }, createIntlCache());
  }
});
const inEach = (text: (intl: IntlShape) => string) => locales.map((locale) => text(intls[locale]));

describe('amounts in the reader’s units', () => {
  it('are written as each language does', () => {
    expect(inEach((intl) => amountText(1500, 'L', intl))).toEqual([
      '1.5\u00a0L',
      '1,5\u00a0L',
      '1,5\u00a0L',
      '1,5\u00a0L',
    ]);
    expect(inEach((intl) => amountText(1000, 'flOz', intl))).toEqual([
      '33.8\u00a0fl\u00a0oz',
      '33,8\u00a0fl\u00a0oz',
      '33,8\u00a0fl\u00a0oz',
      '33,8\u00a0fl\u00a0oz',
    ]);
    expect(inEach((intl) => amountText(69.9, 'lb', intl))).toEqual([
      '154.1\u00a0lb',
      '154,1\u00a0lb',
      '154,1\u00a0lb',
      '154,1\u00a0lb',
    ]);
    expect(inEach((intl) => amountText(178, 'in', intl))).toEqual([
      '70.1\u00a0in',
      '70,1\u00a0in',
      '70,1\u00a0po',
      '70,1\u00a0pol.',
    ]);
  });

  it('are what they were in canonical ones', () => {
    expect(inEach((intl) => amountText(1500, 'mL', intl))).toEqual([
      '1,500\u00a0mL',
      '1.500\u00a0mL',
      '1\u202f500\u00a0mL',
      '1500\u00a0mL',
    ]);
    expect(inEach((intl) => amountText(72, 'kg', intl))).toEqual([
      '72.0\u00a0kg',
      '72,0\u00a0kg',
      '72,0\u00a0kg',
      '72,0\u00a0kg',
    ]);
    expect(inEach((intl) => amountText(178, 'cm', intl))).toEqual([
      '178\u00a0cm',
      '178\u00a0cm',
      '178\u00a0cm',
      '178\u00a0cm',
    ]);
  });

  it('show litres without zeros that could be read as thousands', () => {
    expect(amountText(2000, 'L', intls.en)).toBe('2\u00a0L');
    expect(amountText(1250, 'L', intls.de)).toBe('1,25\u00a0L');
    expect(amountText(125, 'L', intls.fr)).toBe('0,125\u00a0L');
  });

  it.each(locales)(
    'NU02, NU10: in %s an amount that is shown reads back as the one that was typed',
    (locale) => {
      for (const unit of [...volumeUnits, ...weightUnits, ...lengthUnits]) {
        for (const typed of [1, 8, 67, 154, 880, 1 + 10 ** -decimalsIn(unit)]) {
          const shown = amountNumber(toCanonical(typed, unit), unit, intls[locale]);
          expect(parseDecimal(shown, locale, { decimals: decimalsIn(unit) })).toEqual({ value: typed });
        }
      }
    },
  );

  it('reach values of measures and the sentences of alerts; pressures stay in mmHg', () => {
    const units = { volume: 'L', weight: 'lb', length: 'in' } as const;
    expect(valueText('weight', 69.9, undefined, intls.en, units)).toBe('154.1\u00a0lb');
    expect(valueText('urine', 350, undefined, intls.de, units)).toBe('0,35\u00a0L');
    expect(valueText('bloodPressure', 190, 115, intls.en, units)).toBe('190/115\u00a0mmHg');
    const over = anAlert({
      rule: 'fluidOver',
      measure: 'water',
      observed: { value: 1400, limit: 1000, unit: 'mL', at: '2026-11-19', days: 3 },
    });
    expect(inEach((intl) => alertSentence(over, intl, units))).toEqual([
      'Over 1\u00a0L for 3 days; last 1.4\u00a0L.',
      'Seit 3 Tagen über 1\u00a0L; zuletzt 1,4\u00a0L.',
      'Plus de 1\u00a0L depuis 3 jours\u202f; dernière valeur 1,4\u00a0L.',
      'Acima de 1\u00a0L há 3 dias; último valor 1,4\u00a0L.',
    ]);
  });
});

describe('litres typed in German', () => {
  it.each([
    ['1,5', 1500],
    ['1.5', 1500],
    ['0,125', 125],
    ['2', 2000],
  ])('%s are %d mL', (text, ml) => {
    const read = parseDecimal(text, 'de', { decimals: decimalsIn('L') });
    expect(toCanonical((read as { value: number }).value, 'L')).toBe(ml);
  });

  it('are asked about where they can be read in two ways', () => {
    expect(parseDecimal('1.500', 'de', { decimals: decimalsIn('L') })).toEqual({
      problem: 'validation.numberAmbiguous',
    });
  });
});

describe('every screen', () => {
  const screens = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(`src/features/${file}`, 'utf8') }));

  it('words values by the reader’s units, never by a function that could forget them', () => {
    const forgetful = /\b(alertSentence|observedText|limitText|reasonSentence)\b/;
    expect(screens.filter(({ source }) => forgetful.test(source)).map(({ file }) => file)).toEqual([]);
    const valued = screens.filter(({ source }) => source.includes('valueText('));
    const times = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].length;
    const forgetting = valued.filter(
      ({ source }) => times(source, /valueText\([^;]*?\bunits\)/g) < times(source, /valueText\(/g),
    );
    expect(valued.length).toBeGreaterThan(0);
    expect(forgetting.map(({ file }) => file)).toEqual([]);
  });

  it('asks the one hook for the reader’s zone', () => {
    const own = /resolvedOptions\(\)/;
    expect(screens.filter(({ source }) => own.test(source)).map(({ file }) => file)).toEqual([]);
  });
});
