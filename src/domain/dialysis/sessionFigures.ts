import { rounded } from '../readings/units';
import { variables } from '../fluid/formula/formulaNames';
import { isPeritoneal, tookPlace, type DialysisSession, type SessionMeasured } from './session';

const MINUTES_PER_HOUR = 60;
const ML_PER_KG = 1000;
const DAY_MS = 86_400_000;

/**
 * Ultrafiltration rates in mL/kg/h of weight after the session: above 10 it is asked about, above 13 refused, as fluid
 * plans do (Flythe et al., Kidney Int 2011; 79: 250–257: a higher mortality above 13, and above 10 in heart failure).
 */
export const ultrafiltrationRates = { asked: variables.ufr.soft.max, most: variables.ufr.hard.max };

/**
 * Computes how fast water was taken off, mL/kg/h, in tenths as it is shown and judged; null where volume, duration or
 * weight is not known. It goes by the weight after the session; where only the one before is known, by that less what
 * was taken off.
 */
export function ultrafiltrationRate({
  kind,
  ultrafiltrationMl,
  durationMinutes,
  weightBefore,
  weightAfter,
}: Partial<SessionMeasured>): number | null {
  if (kind === 'peritoneal' || ultrafiltrationMl === undefined) return null;
  const before = weightBefore === undefined ? undefined : weightBefore - ultrafiltrationMl / ML_PER_KG;
  const weight = weightAfter ?? before;
  if (weight === undefined || !(weight > 0) || !durationMinutes || !(durationMinutes > 0)) return null;
  return rounded(ultrafiltrationMl / weight / (durationMinutes / MINUTES_PER_HOUR), 1);
}

/**
 * Computes what peritoneal dialysis took off, mL: drain less fill; less than zero where fluid stayed. Null where one
 * is unknown.
 */
export const netUltrafiltration = ({ fillMl, drainMl }: Partial<SessionMeasured>): number | null =>
  fillMl === undefined || drainMl === undefined ? null : drainMl - fillMl;

/** Sessions further apart say nothing of an interval: one in between was not entered. As fluid plans take it, days. */
export const LONGEST_INTERVAL_DAYS = variables.interdialyticDays.hard.max;

type Weighed = Pick<DialysisSession, 'id' | 'at' | 'kind' | 'status' | 'weightBefore' | 'weightAfter'>;

/** The weight that a patient gained between two haemodialyses. */
export interface SessionGain {
  session: string;
  /** Epoch ms of the session before and of this one. */
  since: number;
  at: number;
  /** kg, in hundredths. */
  kg: number;
}

/**
 * Gains between haemodialyses, the oldest first: the weight before a session less that after the one before it. None
 * where either was not weighed, or where they lie more than a week apart. What was missed is no session.
 */
export function interdialyticGains(sessions: readonly Weighed[]): SessionGain[] {
  const held = sessions
    .filter((one) => tookPlace(one) && !isPeritoneal(one))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return held.flatMap(({ id, at, weightBefore }, index): SessionGain[] => {
    const previous = held[index - 1];
    if (previous?.weightAfter === undefined || weightBefore === undefined) return [];
    const [since, now] = [Date.parse(previous.at), Date.parse(at)];
    if (now === since || now - since > LONGEST_INTERVAL_DAYS * DAY_MS) return [];
    return [{ session: id, since, at: now, kg: rounded(weightBefore - previous.weightAfter, 2) }];
  });
}
