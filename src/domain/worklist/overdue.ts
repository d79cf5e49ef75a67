import type { Asked, Expected } from '../patients/expected';
import type { PatientSummary } from '../patients/summary';
import { patientDay } from '../patientDay';
import { absenceOn, daysAwaited } from '../readings/annotation';
import type { Measure } from '../readings/measure';
import { liesAhead } from '../readings/plausibility';

const DAYS_OF_WEEK = 7;

/** A measure that is asked for and does not come, and the instant at which it last did; null for never. */
export interface Overdue {
  measure: Measure;
  since: string | null;
}

/** The patient day since which somebody is expected to send; null where that is not known. */
export const awaitedOn = ({ status, awaitedSince, resistration }: PatientSummary): string | null =>
  awaitedSince ?? (status === 'active' ? (resistration ?? null) : null);

/** Days in which a measure is asked for once: three times a week in three, several times a day in one. */
const intervalDays = ({ times, per }: Asked): number => (per === 'day' ? 1 : Math.ceil(DAYS_OF_WEEK / times));

/** When a measure last came at `now` (epoch ms), at home or at dialysis; an instant that lies ahead is a wrong clock. */
function lastCame({ latest, expected }: PatientSummary, measure: Measure, now: number): string | null {
  const { weight, bloodPressure } = expected?.atDialysis ?? {};
  const atDialysis = { weight, bloodPressure }[measure as 'weight' | 'bloodPressure'];
  const known = [latest[measure]?.at, atDialysis].filter((at) => at !== undefined && !liesAhead(at, now));
  return known.toSorted().at(-1) ?? null;
}

/**
 * The measures that are overdue by the patient's own schedule on a patient day (ISO date): a whole interval has passed
 * without one, today not counted, for it is not over. Days of a journey or in hospital do not count, nor does what lies
 * before the programme began or went on. None of somebody of whom nothing is awaited, or who is away.
 * @param away which absences excuse
 * @param now epoch ms
 */
export function overdueMeasures(
  summary: PatientSummary,
  today: string,
  now: number,
  away: Expected['away'] = summary.expected?.away ?? [],
): Overdue[] {
  if (summary.status !== 'active' || absenceOn(away, today)) return [];
  const awaited = awaitedOn(summary);
  const found = (summary.expected?.asked ?? []).flatMap((asked) => {
    const { measure, from, to } = asked;
    if ((from !== undefined && from > today) || (to !== undefined && to < today)) return [];
    const since = lastCame(summary, measure, now);
    const begun = [awaited, from, since === null ? null : patientDay(Date.parse(since), summary)]
      .filter((day) => day !== null && day !== undefined)
      .toSorted()
      .at(-1);
    const isLate = begun === undefined || daysAwaited(begun, today, away) > intervalDays(asked);
    return isLate ? [{ measure, since }] : [];
  });
  // A measure may be asked for twice: every day, and for a series.
  return found.filter(({ measure }, place) => found.findIndex((one) => one.measure === measure) === place);
}
