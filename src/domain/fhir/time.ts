import type * as fhir from 'fhir/r4';
import * as z from 'zod/mini';
import { periodSchema, type Elements } from './elements';

const WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
/** Matches a dateTime of FHIR: a year, a month, a day, or an instant with its zone. */
export const FHIR_DATE_TIME = /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?)?)?$/;

/** Epoch ms of an instant with a zone; undefined for a bare date, a local time, or a time that does not exist. */
export function instantMs(text: string | undefined): number | undefined {
  if (text === undefined || !WITH_ZONE.test(text)) return undefined;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? undefined : ms;
}

const DAY_MS = 86_400_000;
const MIDNIGHT = /T00:00(:00(\.0+)?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * Where a total stands that was given for a time, epoch ms: the middle of its period of up to two days, or of the date
 * whose midnight was named, which lies in the patient day that holds most of it, whenever the patient wakes. While that
 * is to come, a period has reached `now`, and a midnight ends the day before.
 */
function totalAt(text: string, at: number, end: number | undefined, now: number): number {
  if (end === undefined) {
    const noon = at + DAY_MS / 2;
    return MIDNIGHT.test(text) && noon <= now ? noon : at;
  }
  const isDay = end > at && end - at <= 2 * DAY_MS;
  return isDay ? Math.max(at, Math.min((at + end) / 2, now)) : at;
}

const BARE_DATE = /^\d{4}-\d\d-\d\d$/;

/** Noon of a bare date, epoch ms, or now where that is still to come today; undefined for any other text. */
export function noonOf(
  text: string | undefined,
  { timeZone, now }: { timeZone: string; now: number },
): number | undefined {
  if (text === undefined || !BARE_DATE.test(text)) return undefined;
  try {
    const noon = Temporal.PlainDate.from(text).toZonedDateTime({ timeZone, plainTime: '12:00' });
    const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
    return today.toString() === text ? Math.min(noon.epochMilliseconds, now) : noon.epochMilliseconds;
  } catch {
    return undefined;
  }
}

/** Tells whether a period of bare dates is of one day: it ends on it, or where the next one begins. */
function isOneDay(start: string, end: string | undefined): boolean {
  const days = (Date.parse(end ?? start) - Date.parse(start)) / DAY_MS;
  return days === 0 || days === 1;
}

/**
 * When an observation was true: its instant, or the start of its period. A bare date has no time of day, and placing
 * it at some hour would invent one, so `at` stays undefined; `about` still orders such values. `totalAt` is where it
 * stands as the total of a day, with a clock at `now` (epoch ms).
 * @param day of a total: its date is all that it needs, and noon stands for it
 */
export function effectiveOf(
  elements: Elements<fhir.Observation>,
  day?: { timeZone: string; now: number },
): {
  at?: number;
  about?: number;
  totalAt?: (now: number) => number;
} {
  const period = elements.one('effectivePeriod', periodSchema);
  const moment =
    elements.one('effectiveDateTime', z.string()) ?? elements.one('effectiveInstant', z.string());
  const text = moment ?? period?.start;
  const at = instantMs(text);
  if (text !== undefined && at !== undefined) {
    const end = moment === undefined ? instantMs(period?.end) : undefined;
    return { at, about: at, totalAt: (now) => totalAt(text, at, end, now) };
  }
  const noon =
    day && isOneDay(text ?? '', moment === undefined ? period?.end : undefined)
      ? noonOf(text, day)
      : undefined;
  if (noon !== undefined) return { at: noon, about: noon };
  const about = text !== undefined && FHIR_DATE_TIME.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(about) ? {} : { about };
}
