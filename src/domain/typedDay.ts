import type { Locale } from '@/locales';
import { normalise } from './numbers';

/**
 * The day that somebody meant by a typed date, as an ISO date, or why it is none. `impossible`: it is written well
 * but does not exist, like 31.02.
 */
export type TypedDay = { day: string } | { problem: 'unreadable' | 'impossible' };

export interface DayRules {
  locale: Locale;
  /** ISO date that "today", -3d and two-digit years start from. */
  today: string;
  /** ISO date after which two-digit years are not looked for: nobody was born in 2040. */
  latest?: string | undefined;
}

/** Every language of the product writes the day first; what parts the figures differs. */
const SEPARATOR: Record<Locale, string> = { en: '/', de: '.', fr: '/', pt: '/' };
const TODAY = ['today', 'heute', "aujourd'hui", 'hoje'];
/** Letters behind the number of a distance, e.g. -3d. Days and weeks are understood in English everywhere. */
const UNITS: Record<Locale, Record<string, 'days' | 'weeks'>> = {
  en: { d: 'days', w: 'weeks' },
  de: { t: 'days', d: 'days', w: 'weeks' },
  fr: { j: 'days', d: 'days', s: 'weeks', w: 'weeks' },
  pt: { d: 'days', s: 'weeks', w: 'weeks' },
};
/** Two-digit years lie at most this many years ahead, and otherwise in the past. */
const YEARS_AHEAD = 20;

const DAY_FIRST = /^(\d{1,2}) ?[./ -] ?(\d{1,2}) ?[./ -] ?(\d{2}|[1-9]\d{3})\.?$/;
const YEAR_FIRST = /^([1-9]\d{3})([-./])(\d{1,2})\2(\d{1,2})$/;
const WITH_NAME = /^(\d{1,2})(?:\.|er|º)? (?:de )?(\p{L}+)\.? (?:de )?(\d{2}|[1-9]\d{3})$/u;
const DISTANCE = /^([+-]) ?(\d{1,4}) ?(\p{L})$/u;
const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

const dayOf = (year: number, month: number, day: number): TypedDay => {
  try {
    return { day: Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString() };
  } catch {
    return { problem: 'impossible' };
  }
};

/** The number of the month of this name, whole or shortened, 0 where there is none. */
function monthNamed(name: string, locale: Locale): number {
  const plain = (text: string) => text.replaceAll('.', '').toLocaleLowerCase(locale);
  const names = (style: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale === 'pt' ? 'pt-PT' : locale, {
      month: style,
      day: 'numeric',
      timeZone: 'UTC',
    });
    return Array.from({ length: 12 }, (_, month) => {
      const parts = format.formatToParts(Date.UTC(2026, month, 1));
      return plain(parts.find(({ type }) => type === 'month')?.value ?? '');
    });
  };
  return Math.max(names('long').indexOf(plain(name)), names('short').indexOf(plain(name))) + 1;
}

/** The whole year of one typed with two digits. */
function wholeYear(typed: string, month: number, day: number, { today, latest }: DayRules): number {
  const year = Number(typed);
  if (typed.length === 4) return year;
  const thisYear = Number(today.slice(0, 4));
  const near = year + Math.floor((thisYear + YEARS_AHEAD) / 100) * 100;
  const meant = near > thisYear + YEARS_AHEAD ? near - 100 : near;
  const written = dayOf(meant, month, day);
  return latest !== undefined && 'day' in written && written.day > latest ? meant - 100 : meant;
}

/**
 * Reads a date as people type it: 10.11.2026, 10/11/26, 10 November 2026, 2026-11-10, today, -3d, +1w. Day comes before
 * month in every language of the product; a year that comes first is followed by the month.
 */
export function readDay(typed: string, rules: DayRules): TypedDay {
  const text = normalise(typed).replaceAll('’', "'").replace(/ +/g, ' ').toLocaleLowerCase(rules.locale);
  if (TODAY.includes(text)) return { day: rules.today };

  const [, sign, count = '', letter = ''] = DISTANCE.exec(text) ?? [];
  const unit = UNITS[rules.locale][letter];
  if (sign !== undefined && unit !== undefined) {
    const distance = { [unit]: Number(count) * (sign === '-' ? -1 : 1) };
    return { day: Temporal.PlainDate.from(rules.today).add(distance).toString() };
  }

  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return dayOf(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4]));

  const [, day = '', middle = '', year = ''] = DAY_FIRST.exec(text) ?? WITH_NAME.exec(text) ?? [];
  if (day === '') return { problem: 'unreadable' };
  const month = /^\d/.test(middle) ? Number(middle) : monthNamed(middle, rules.locale);
  if (month === 0 && !/^\d/.test(middle)) return { problem: 'unreadable' };
  return dayOf(wholeYear(year, month, Number(day), rules), month, Number(day));
}

/** An ISO date as it is typed in this language, e.g. 10.11.2026; another text is given back as it is. */
export function writeDay(day: string, locale: Locale): string {
  const [, year, month, date] = ISO_DAY.exec(day) ?? [];
  return year === undefined ? day : [date, month, year].join(SEPARATOR[locale]);
}

const CLOCK = /^(\d{1,2})(?:[:.h] ?(\d{2})|h)(?: ?h)?(?: uhr)?$/;
const FOUR_DIGITS = /^(\d{1,2})(\d{2})$/;

/** A time of day as people type it (8:30, 08.30, 8h30, 0830) as HH:MM, or null where it is none. */
export function readClock(typed: string): string | null {
  const text = normalise(typed).toLowerCase();
  const [, hour = '', minute = '00'] = CLOCK.exec(text) ?? FOUR_DIGITS.exec(text) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}
