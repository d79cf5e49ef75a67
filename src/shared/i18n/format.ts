import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { daysBetween } from '@/domain/patientDay';

type When = number | string;

const instant = (when: When): Date => new Date(when);

export interface Formats {
  /** A number in the user's notation; `decimals` are always shown, so that columns line up. */
  number(value: number, decimals?: number): string;
  /** A share between 0 and 1 as whole per cent. */
  percent(share: number): string;
  /** A calendar date, YYYY-MM-DD: it has no zone and never moves. */
  day(isoDate: string, style?: 'short' | 'medium' | 'long' | 'full'): string;
  /** Date and time of an instant (epoch ms or ISO 8601) in an IANA zone. */
  moment(when: When, timeZone: string): string;
  /** Time of day of an instant in an IANA zone. */
  time(when: When, timeZone: string): string;
  /** The zone's own short name at that instant, e.g. `CET`. */
  zone(when: When, timeZone: string): string;
  /**
   * "3 hours ago": the largest whole unit between an instant and now (epoch ms), "now" within the minute. Days are counted
   * by 24 hours, so that none is called yesterday that was not. What has happened never lies ahead: where clocks disagree
   * it is "now".
   * @param ahead ms by which it may lie ahead, for what is still to come: "in 3 hours"; none without
   */
  ago(when: When, now: number, ahead?: number): string;
  /**
   * Says how long ago something observed was: of an instant as above, of a patient day (YYYY-MM-DD) in days before
   * the patient's today, "yesterday".
   */
  age(at: string, now: number, today: string): string;
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** The formats of one language. Times take their zone from the caller: the patient's, never silently the browser's. */
export function formatsOf(intl: IntlShape): Formats {
  const ago: Formats['ago'] = (when, now, ahead = 0) => {
    const passed = Math.min(ahead, instant(when).getTime() - now);
    const step = steps.find(([, ms]) => Math.abs(passed) >= ms);
    if (!step) return intl.formatRelativeTime(0, 'second', { numeric: 'auto' });
    const [unit, length] = step;
    return intl.formatRelativeTime(Math.trunc(passed / length), unit);
  };
  return {
    number: (value, decimals = 0) =>
      intl.formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    percent: (share) => intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }),
    day: (isoDate, style = 'medium') =>
      intl.formatDate(instant(`${isoDate}T00:00:00Z`), { dateStyle: style, timeZone: 'UTC' }),
    moment: (when, timeZone) =>
      intl.formatDate(instant(when), { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    time: (when, timeZone) => intl.formatTime(instant(when), { timeStyle: 'short', timeZone }),
    zone: (when, timeZone) =>
      intl
        .formatDateToParts(instant(when), { timeZone, timeZoneName: 'short' })
        .find((part) => part.type === 'timeZoneName')?.value ?? timeZone,
    ago,
    age: (at, now, today) =>
      at.includes('T')
        ? ago(at, now)
        : intl.formatRelativeTime(-daysBetween(at, today), 'day', { numeric: 'auto' }),
  };
}

/** Numbers and times in the language of the page. */
export function useFormats(): Formats {
  const intl = useIntl();
  return useMemo(() => formatsOf(intl), [intl]);
}
