import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClock, readDay, writeDay } from '@/domain/typedDay';
import { locales } from '@/locales';

const today = '2026-11-24';

describe('a typed date', () => {
  it.each([
    ['en', '10/11/2026', '2026-11-10'],
    ['de', '10.11.2026', '2026-11-10'],
    ['de', '10.11.26', '2026-11-10'],
    ['en', '10/11/26', '2026-11-10'],
    ['fr', '10-11-2026', '2026-11-10'],
    ['pt', '1 2 2026', '2026-02-01'],
    ['en', '2026-11-10', '2026-11-10'],
    ['de', '2026-1-5', '2026-01-05'],
    ['en', '10 Nov 2026', '2026-11-10'],
    ['de', '10. März 2026', '2026-03-10'],
    ['fr', '1er août 2026', '2026-08-01'],
    ['pt', '10 de novembro de 2026', '2026-11-10'],
    ['en', ' Today ', today],
    ['de', 'heute', today],
    ['fr', 'aujourd’hui', today],
    ['fr', "aujourd'hui", today],
    ['pt', 'HOJE', today],
    ['en', '-3d', '2026-11-21'],
    ['en', '+1w', '2026-12-01'],
    ['de', '-3T', '2026-11-21'],
    ['fr', '-3j', '2026-11-21'],
    ['fr', '+ 1 s', '2026-12-01'],
    ['pt', '−1s', '2026-11-17'],
    ['en', '29/02/2028', '2028-02-29'],
  ] as const)('in %s reads %j', (locale, typed, day) => {
    expect(readDay(typed, { locale, today })).toEqual({ day });
  });

  it.each(locales)('in %s has the day before the month', (locale) => {
    expect(readDay('03/04/2026', { locale, today })).toEqual({ day: '2026-04-03' });
  });

  it.each([
    ['31.02.2026', 'impossible'],
    ['29/02/2026', 'impossible'],
    ['11/13/2026', 'impossible'],
    ['00/01/2026', 'impossible'],
    ['2026-02-30', 'impossible'],
    ['10/11', 'unreadable'],
    ['10/11/026', 'unreadable'],
    ['soon', 'unreadable'],
    ['10 Brumaire 2026', 'unreadable'],
    ['-3y', 'unreadable'],
    ['', 'unreadable'],
  ] as const)('refuses %j as %s', (typed, problem) => {
    for (const locale of locales) expect(readDay(typed, { locale, today })).toEqual({ problem });
  });

  it.each([
    ['1/1/46', undefined, '2046-01-01'],
    ['1/1/47', undefined, '1947-01-01'],
    ['1/1/40', today, '1940-01-01'],
    ['1/1/26', today, '2026-01-01'],
    ['1/12/26', today, '1926-12-01'],
  ])('finds the century of %s (not after %s)', (typed, latest, day) => {
    expect(readDay(typed, { locale: 'en', today, latest })).toEqual({ day });
  });

  it('is read again as it was written, in every language', () => {
    const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(...locales), (date, locale) => {
        const day = date.toISOString().slice(0, 10);
        expect(readDay(writeDay(day, locale), { locale, today })).toEqual({ day });
        for (const dateStyle of ['long', 'medium'] as const) {
          const words = new Intl.DateTimeFormat({ en: 'en-GB', de: 'de', fr: 'fr', pt: 'pt-PT' }[locale], {
            dateStyle,
            timeZone: 'UTC',
          }).format(date);
          expect(readDay(words, { locale, today })).toEqual({ day });
        }
      }),
    );
  });

  it('gives an existing date or a reason for whatever is typed', () => {
    const isSound = fc.property(fc.string(), fc.constantFrom(...locales), (typed, locale) => {
      const read = readDay(typed, { locale, today });
      return 'problem' in read || Temporal.PlainDate.from(read.day).toString() === read.day;
    });
    expect(() => fc.assert(isSound)).not.toThrow();
  });
});

describe('a typed time of day', () => {
  it.each([
    ['8:30', '08:30'],
    ['08.30', '08:30'],
    ['8h30', '08:30'],
    ['8h', '08:00'],
    ['0830', '08:30'],
    ['830', '08:30'],
    ['23:59', '23:59'],
    ['8:30 Uhr', '08:30'],
    ['24:00', null],
    ['8:60', null],
    ['8', null],
    ['noon', null],
  ])('reads %j as %j', (typed, time) => expect(readClock(typed)).toBe(time));
});
