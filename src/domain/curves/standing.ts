import * as z from 'zod/mini';
import type { Alert } from '../alerts/alert';
import { raisedAt } from '../alerts/alertState';
import { calendarDate } from '../entity';
import { addDays, daysBetween, patientDay } from '../patientDay';
import type { PatientSummary, PressureDay, WaterDay } from '../patients/summary';
import { meanNeeds, pressureMean } from '../rules/alertLimits';
import { clockOf } from '../worklist/triage';
import { fluidStandingOn, isPressureOnTarget } from '../worklist/worklist';

/** Days of a curve: the last one and eight weeks before it, which is the same weekday. */
export const CURVE_DAYS = 57;
/** Patient days of readings that the first day of a curve looks back to, today included. */
export const STANDING_DAYS = CURVE_DAYS + meanNeeds.window;
const DAY_MS = 86_400_000;
/** Instants are kept a little longer than the days: a clinic's day may begin a day before the patient's. */
const KEPT_MS = (CURVE_DAYS + 2) * DAY_MS;

/** The signs for what is known of a patient on one day. */
const signs = { met: '1', missed: '0', unknown: '-' } as const;
const line = z.string().check(z.regex(/^[10-]*$/));
const instants = z.array(z.string());

/**
 * Holds how a patient stood on each of the last days, as far as it was known when something about the patient last
 * changed: the clinic's curves are counted from it. It is derived, and written in the transaction of what changes it.
 */
export const standingSchema = z.object({
  /** The patient. */
  id: z.string().check(z.minLength(1)),
  timeZone: z.string(),
  wakeUpTime: z.optional(z.string()),
  /** The patient day that both lines begin with. */
  from: calendarDate,
  /** A sign for each day: `1` at target, `0` not, `-` where nothing is known or nothing was asked. */
  fluid: line,
  /** The same of the mean of that day and the six before it; it reaches as many days beyond the last reading. */
  pressure: line,
  /** Instants, ISO 8601 UTC, ascending, at which alerts were raised, closed by somebody, and closed by themselves. */
  raised: instants,
  closed: instants,
  cleared: instants,
});
export type Standing = z.infer<typeof standingSchema>;

/** The fields of a summary that decide whether a day was at target. */
type Asked = Pick<
  PatientSummary,
  'id' | 'timeZone' | 'wakeUpTime' | 'fluidTarget' | 'fluidAsked' | 'pressureTarget' | 'homeMean'
>;

const closedAt = (alerts: readonly Alert[], statuses: readonly Alert['status'][]): (string | undefined)[] =>
  alerts.filter(({ status }) => statuses.includes(status)).map((alert) => alert.closedAt);

/**
 * The standing of a patient. Fluid goes by what was asked on each day, pressure by the target, or else the alert limits,
 * that hold now: with one measure for all eight weeks a curve moves because patients do, never because a target did.
 * @param days blood pressure and water of the newest `STANDING_DAYS` days that have any, ascending
 * @param alerts all of the patient
 * @param now epoch ms
 */
export function standingOf(
  asked: Asked,
  { pressureDays, waterDays }: { pressureDays: readonly PressureDay[]; waterDays: readonly WaterDay[] },
  alerts: readonly Alert[],
  now: number,
): Standing {
  const { id, timeZone, wakeUpTime } = asked;
  const today = patientDay(now, clockOf(asked));
  const from = addDays(today, -CURVE_DAYS);
  const drunk = new Map(waterDays.map(({ day, ml }) => [day, ml]));
  const fluidOn = (day: string) => {
    const standing = fluidStandingOn(asked, day, drunk.get(day) ?? null);
    return signs[standing ?? 'unknown'];
  };
  const pressureOn = (day: string) => {
    const mean = pressureMean(pressureDays, addDays(day, 1 - meanNeeds.window), day);
    const isMet = isPressureOnTarget({ mean, summary: asked });
    return isMet === null ? signs.unknown : isMet ? signs.met : signs.missed;
  };
  // Without another reading the mean of the next days still stands on those of this week.
  const ahead = meanNeeds.window - 1;
  const lineOf = (length: number, on: (day: string) => string) =>
    Array.from({ length }, (_, index) => on(addDays(from, index))).join('');
  const since = new Date(now - KEPT_MS).toISOString();
  const kept = (all: readonly (string | undefined)[]) =>
    all.filter((at) => at !== undefined && at >= since).toSorted() as string[];
  return {
    id,
    timeZone,
    ...(wakeUpTime !== undefined && { wakeUpTime }),
    from,
    fluid: lineOf(CURVE_DAYS + 1, fluidOn),
    pressure: lineOf(CURVE_DAYS + 1 + ahead, pressureOn),
    raised: kept(alerts.map(raisedAt)),
    closed: kept(closedAt(alerts, ['resolved', 'falseAlarm'])),
    cleared: kept(closedAt(alerts, ['autoCleared'])),
  };
}

/** Tells whether a line says that a target was met on a day (ISO date); null where nothing is known of that day. */
export function isMetOn({ from }: Pick<Standing, 'from'>, own: string, day: string): boolean | null {
  const sign = own[daysBetween(from, day)] ?? signs.unknown;
  return sign === signs.unknown ? null : sign === signs.met;
}
