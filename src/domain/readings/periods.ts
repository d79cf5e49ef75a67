import { addDays, dayBounds, daysBetween, type PatientClock } from '../patientDay';

/**
 * The stretches of a patient's history that a chart shows at once: those of the specification (3.3), and `recent`,
 * the seven days up to one of them, which on a Monday are not empty as the week is.
 */
export const periods = ['daily', 'recent', 'weekly', 'monthly', 'yearly'] as const;
export type Period = (typeof periods)[number];

/** A run of patient days: ISO dates, both inclusive, and the instants they cover, epoch ms, `to` exclusive. */
export interface PeriodRange {
  period: Period;
  first: string;
  last: string;
  from: number;
  to: number;
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;
const firstOfYear = (day: string): string => `${day.slice(0, 5)}01-01`;

/** Days since Monday: weeks begin on Monday everywhere, as in ISO 8601, so that colleagues speak of the same week. */
const sinceMonday = (day: string): number => ((daysBetween('1970-01-05', day) % 7) + 7) % 7;

function firstDay(period: Period, anchor: string): string {
  switch (period) {
    case 'daily':
      return anchor;
    case 'recent':
      return addDays(anchor, -6);
    case 'weekly':
      return addDays(anchor, -sinceMonday(anchor));
    case 'monthly':
      return firstOfMonth(anchor);
    case 'yearly':
      return firstOfYear(anchor);
  }
}

/** The first day of the period after the one that begins on `first`. */
function firstOfNext(period: Period, first: string): string {
  switch (period) {
    case 'daily':
      return addDays(first, 1);
    case 'recent':
    case 'weekly':
      return addDays(first, 7);
    case 'monthly':
      return firstOfMonth(addDays(first, 31));
    case 'yearly':
      return firstOfYear(addDays(first, 366));
  }
}

/**
 * The period that holds a patient day: that day, the seven days that end with it, its week from Monday, its calendar
 * month or its calendar year.
 * @param anchor ISO date; anything else throws RangeError
 */
export function periodRange(period: Period, anchor: string, clock: PatientClock): PeriodRange {
  const first = firstDay(period, anchor);
  const next = firstOfNext(period, first);
  return {
    period,
    first,
    last: addDays(next, -1),
    from: dayBounds(first, clock).from,
    to: dayBounds(next, clock).from,
  };
}

/** The first day of the previous (-1) or next (1) period, as the anchor to go to. */
export function neighbourPeriod(period: Period, anchor: string, step: -1 | 1): string {
  // Its anchor is its last day, not its first.
  if (period === 'recent') return addDays(anchor, 7 * step);
  const first = firstDay(period, anchor);
  return step === 1 ? firstOfNext(period, first) : firstDay(period, addDays(first, -1));
}

/** The patient days from `first` to `last`, both inclusive. */
export function daysFrom(first: string, last: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  );
}
