import * as z from 'zod/mini';
import { calendarDate } from '../entity';
import { addDays, daysBetween, patientDay } from '../patientDay';
import { clockOf } from '../worklist/triage';
import { CURVE_DAYS, isMetOn, type Standing } from './standing';

const count = z.int().check(z.minimum(0));
/** Counts the patients who met their target (`met`) among those of whom it is known (`known`). */
const shareSchema = z.object({ met: count, known: count });
export type Share = z.infer<typeof shareSchema>;

const curveDaySchema = z.object({
  day: calendarDate,
  raised: count,
  closed: count,
  cleared: count,
  fluid: shareSchema,
  pressure: shareSchema,
});
export type CurveDay = z.infer<typeof curveDaySchema>;

export const clinicCurvesSchema = z.object({ days: z.array(curveDaySchema) });
export type ClinicCurves = z.infer<typeof clinicCurvesSchema>;

/** The counts of alerts on a day, in the order of tables. */
export const alertCounts = ['raised', 'closed', 'cleared'] as const;

/** The share that met their target, 0 to 1; null where nobody is known: no share, which is not a share of none. */
export const shareOf = ({ met, known }: Share): number | null => (known === 0 ? null : met / known);

/** A day of whose patients at least one is known. */
export interface KnownDay extends Share {
  day: string;
  /** 0 to 1. */
  share: number;
}
export const shareKinds = ['fluid', 'pressure'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** The first and the last day of a curve on which a share is known, and its ends; null where there is no such day. */
export function shareCourse(
  days: readonly CurveDay[],
  kind: ShareKind,
): { first: KnownDay; last: KnownDay; low: number; high: number } | null {
  const known = days.flatMap(({ day, [kind]: own }): KnownDay[] => {
    const share = shareOf(own);
    return share === null ? [] : [{ day, share, ...own }];
  });
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  const shares = known.map(({ share }) => share);
  return { first, last, low: Math.min(...shares), high: Math.max(...shares) };
}

type AlertCounts = Record<(typeof alertCounts)[number], number>;

/** Adds up the alerts of some days. */
export const countedAlerts = (days: readonly CurveDay[]): AlertCounts => ({
  raised: days.reduce((sum, { raised }) => sum + raised, 0),
  closed: days.reduce((sum, { closed }) => sum + closed, 0),
  cleared: days.reduce((sum, { cleared }) => sum + cleared, 0),
});

/** Days of a week, by which alerts are compared: how many there are on one day says little. */
const WEEK = 7;

/** Alerts of the last seven days of a curve and of the seven that it begins with. */
export const alertWeeks = (days: readonly CurveDay[]): { first: AlertCounts; last: AlertCounts } => ({
  first: countedAlerts(days.slice(0, WEEK)),
  last: countedAlerts(days.slice(-WEEK)),
});

/** Tells whether nothing of any day is known: no alert, and nobody with a target and readings. */
export const isNothingKnown = (days: readonly CurveDay[]): boolean =>
  days.every(
    ({ raised, closed, cleared, fluid, pressure }) =>
      raised + closed + cleared + fluid.known + pressure.known === 0,
  );

/**
 * The curves of a clinic: each of the last `CURVE_DAYS` days that are over, ascending. Patients who were removed are in
 * none of them, as in no other figure of the dashboard.
 *
 * - **Alerts raised**: those that a rule began on the clinic's day, from midnight to midnight in the clinic's zone, whenever
 *   what they are about was measured: what came to the team that day. `closed`: resolved, or found to be a false alarm, by
 *   somebody that day; the end of a programme is one too. `cleared`: gone and closed without anybody; told apart, because
 *   it is no work done, and without it what was closed would seem to lag behind.
 * - **Fluid**: of the patients for whom a plan or target held on their day and something was entered, those within it:
 *   `dayOutcome`, as the dashboard says it of yesterday. Minimum, maximum and range are counted each by its own sense.
 * - **Pressure**: of the patients whose mean of that day and the six before it can be judged, those at target:
 *   `isPressureOnTarget`, as the dashboard says it of today. Seven days, because home pressure is judged by the mean of a
 *   series of seven (Hypertension Canada; ESH practice guidelines for home blood pressure, PMC9904446).
 *
 * A share is of patient days of that date. A day that is not over for a patient is not counted for that patient.
 * Source: ours, after home blood pressure control and fluid of the dashboard.
 * @param now epoch ms
 * @param timeZone of the clinic, IANA
 */
export function clinicCurves(
  standings: Iterable<Standing>,
  { now, timeZone }: { now: number; timeZone: string },
): ClinicCurves {
  const today = patientDay(now, { timeZone });
  const first = addDays(today, -CURVE_DAYS);
  const days = Array.from({ length: CURVE_DAYS }, (_, index): CurveDay => ({
    day: addDays(first, index),
    raised: 0,
    closed: 0,
    cleared: 0,
    fluid: { met: 0, known: 0 },
    pressure: { met: 0, known: 0 },
  }));
  for (const standing of standings) {
    for (const kind of alertCounts) {
      for (const at of standing[kind]) {
        const own = days[daysBetween(first, patientDay(Date.parse(at), { timeZone }))];
        if (own) own[kind] += 1;
      }
    }
    const ownToday = patientDay(now, clockOf(standing));
    for (const one of days) {
      if (one.day >= ownToday) break;
      add(one.fluid, isMetOn(standing, standing.fluid, one.day));
      add(one.pressure, isMetOn(standing, standing.pressure, one.day));
    }
  }
  return { days };
}

function add(share: Share, isMet: boolean | null): void {
  if (isMet === null) return;
  share.known += 1;
  if (isMet) share.met += 1;
}
