import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, parseDecimal } from '@/domain/numbers';
import { locales, type Locale } from '@/locales';

const read = (text: string, locale: Locale = 'en', decimals = 2, unit?: string) =>
  parseDecimal(text, locale, { decimals, unit });
const everyLocale = locales.map((locale) => [locale] as const);

describe.each(everyLocale)('numbers typed in %s', (locale) => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['12', 12],
    ['072', 72],
    ['0', 0],
    ['-0', 0],
    ['.5', 0.5],
    [',5', 0.5],
    ['0,25', 0.25],
    ['0.500', 0.5],
    ['1,50', 1.5],
    ['1234,5', 1234.5],
    ['1234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1 500', 1500],
    ['1\u00a0500', 1500],
    ['1\u202f500,25', 1500.25],
    ['1\u2009500.25', 1500.25],
    ['1’500.5', 1500.5],
    ['1 234 567', 1_234_567],
    ['+5', 5],
    ['\u22125', -5],
    ['-5,5', -5.5],
    ['\uff17\uff12\uff0e\uff15', 72.5],
    ['\u0667\u0662\u066b\u0665', 72.5],
    ['\u06f7\u06f2', 72],
    ['\u200e72\u200f', 72],
    ['  72,5  ', 72.5],
  ])('NU03: %j is %d', (text, value) => {
    expect(read(text, locale)).toEqual({ value });
  });

  it.each([
    ['1.234', 'validation.numberAmbiguous'],
    ['1,234', 'validation.numberAmbiguous'],
    ['1,500', 'validation.numberAmbiguous'],
    ['12.000', 'validation.numberAmbiguous'],
    ['1.23,4', 'validation.number'],
    ['12,34.5', 'validation.number'],
    ['1 50', 'validation.number'],
    ['120 80', 'validation.number'],
    ['1 500\u202f25', 'validation.number'],
    ['1,5,5', 'validation.number'],
    ['1..5', 'validation.number'],
    ['5.', 'validation.number'],
    [',', 'validation.number'],
    ['1e3', 'validation.number'],
    ['1E3', 'validation.number'],
    ['½', 'validation.number'],
    ['1½', 'validation.number'],
    ['0x10', 'validation.number'],
    ['Infinity', 'validation.number'],
    ['NaN', 'validation.number'],
    ['--5', 'validation.number'],
    ['- 5', 'validation.number'],
    ['120/80', 'validation.number'],
    ['72,5 kg', 'validation.number'],
    ['1234567890123456', 'validation.number'],
    ['1,2345', 'validation.tooManyDecimals'],
    ['', 'validation.required'],
    [' \u00a0 ', 'validation.required'],
  ])('NU03: %j is refused', (text, problem) => {
    expect(read(text, locale)).toEqual({ problem });
  });

  it('NU02: what an input shows reads back as itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(1, 10, 100), (whole, scale) => {
        const value = whole / scale;
        expect(read(formatDecimal(value, locale, 2), locale)).toEqual({ value: value === 0 ? 0 : value });
      }),
    );
  });

  it('NU02: a grouped number of any language reads as itself or is refused as ambiguous', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.constantFrom('en', 'de', 'fr', 'pt', 'pt-PT', 'de-CH'),
        (whole, other) => {
          const value = whole / 100;
          expect([{ value }, { problem: 'validation.numberAmbiguous' }]).toContainEqual(
            read(new Intl.NumberFormat(other).format(value), locale),
          );
        },
      ),
    );
  });

  it('NU02: its own grouping with decimals reads as itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (whole) => {
        const value = whole / 100 + 0.01;
        const rounded = Math.round(value * 100) / 100;
        const text = new Intl.NumberFormat(locale, {
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        }).format(rounded);
        expect(read(text, locale)).toEqual({ value: rounded });
      }),
    );
  });

  it('never throws, and gives a finite number or a problem', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const result = read(text, locale);
        expect('problem' in result || Number.isFinite(result.value)).toBe(true);
      }),
    );
  });
});

it('takes two thousands separators unless the language marks decimals with them', () => {
  expect(read('1,234,567', 'en')).toEqual({ value: 1_234_567 });
  expect(read('1.234.567', 'de')).toEqual({ value: 1_234_567 });
  expect(read('1,234,567', 'de')).toEqual({ problem: 'validation.numberAmbiguous' });
  expect(read('1.234.567', 'pt')).toEqual({ value: 1_234_567 });
  expect(read('1.234.567', 'en')).toEqual({ problem: 'validation.numberAmbiguous' });
});

it('takes three decimals where the quantity has them and the separator is the language’s own', () => {
  expect(read('1.234', 'en', 3)).toEqual({ value: 1.234 });
  expect(read('1,234', 'de', 3)).toEqual({ value: 1.234 });
  expect(read('1,234', 'en', 3)).toEqual({ problem: 'validation.numberAmbiguous' });
  expect(read('1.234', 'de', 3)).toEqual({ problem: 'validation.numberAmbiguous' });
  expect(read('1.234', 'fr', 3)).toEqual({ problem: 'validation.numberAmbiguous' });
});

it('asks for a whole number where decimals make no sense', () => {
  expect(read('120.5', 'en', 0)).toEqual({ problem: 'validation.wholeNumber' });
  expect(read('120.0', 'en', 0)).toEqual({ value: 120 });
});

it('NU03: takes along the unit of the field and no other', () => {
  expect(read(' 72,5 kg', 'de', 1, 'kg')).toEqual({ value: 72.5 });
  expect(read('72,5kg', 'de', 1, 'kg')).toEqual({ value: 72.5 });
  expect(read('160 lb', 'en', 1, 'kg')).toEqual({ problem: 'validation.number' });
  expect(read('kg', 'en', 1, 'kg')).toEqual({ problem: 'validation.required' });
});
