import { addDays, daysBetween } from '../patientDay';
import { meanNeeds } from '../rules/alertLimits';
import type { PatientSummary, UrineDay, WeightDay } from '../patients/summary';
import { weightChange } from '../readings/weightChange';
import { awaitedOn } from './overdue';
import { courseOf } from './vitals';
import type { WorklistRow } from './worklist';

/** Days over which a change of weight is looked at: heart failure is watched over three (ESC). */
export const WEIGHT_DAYS = 3;
/** A weight or score older than this says nothing of the patient now, patient days. */
const CURRENT_DAYS = 7;

/** Figures of a row that only the worklist shows. */
export interface RowFigures {
  /** Urine of yesterday, the last day that is over; null where nothing was caught. */
  urine: UrineDay | null;
  /** The newest weight less the lowest of the three days before it, kg; null without two weights. */
  weightChange: number | null;
  /** Newest scores, 0 to 10, of the last seven days. */
  stress: number | null;
  fatigue: number | null;
  /** When the patient was last reviewed, epoch ms; null for never. */
  reviewedAt: number | null;
}

/** The change of weight up to the newest one, where that is not too old. */
function currentChange(days: readonly WeightDay[], today: string): number | null {
  const change = weightChange(days, WEIGHT_DAYS);
  return change && daysBetween(change.day, today) <= CURRENT_DAYS ? change.kg : null;
}

function newestScore(summary: PatientSummary, measure: 'stress' | 'fatigue', today: string): number | null {
  const day = measure === 'stress' ? summary.stressDays.at(-1) : summary.fatigueDays.at(-1);
  const latest = summary.latest[measure];
  return day && latest && daysBetween(day.day, today) <= CURRENT_DAYS ? latest.value : null;
}

/** Mean systolic pressure, mmHg, of each of the last 14 patient days, oldest first; null on days without. */
export const trendOf = ({ summary, today }: WorklistRow): (number | null)[] =>
  courseOf(summary, 'bloodPressure', today);

const cache = new WeakMap<WorklistRow, RowFigures>();

/** The figures of a row, worked out once. */
export function figuresOf(row: WorklistRow): RowFigures {
  const before = cache.get(row);
  if (before) return before;
  const { summary, today } = row;
  const yesterday = addDays(today, -1);
  const figures: RowFigures = {
    urine: summary.urineDays.find(({ day }) => day === yesterday) ?? null,
    weightChange: currentChange(summary.weightDays, today),
    stress: newestScore(summary, 'stress', today),
    fatigue: newestScore(summary, 'fatigue', today),
    reviewedAt: summary.reviewed ? Date.parse(summary.reviewed.at) : null,
  };
  cache.set(row, figures);
  return figures;
}

/** Over how many days the data of a patient are counted. */
export const coverageDays = [1, 7, 14, 30] as const;
export type CoverageDays = (typeof coverageDays)[number];

/**
 * Days with a blood pressure that are enough: as many per week as a mean usually needs (a product rule, to be confirmed).
 * It tells how well the clinic is sent to, alike for everybody, and is no judgement of a patient: what a patient's own
 * rules ask for before they speak does not change it.
 */
export const coverageNeeds = (days: CoverageDays): number =>
  days === 1 ? 1 : Math.floor((days / meanNeeds.window) * meanNeeds.days);

/**
 * Tells whether a patient who is expected to measure did so often enough in the last days, today included; null for
 * those of whom nothing is expected, and for those who came to the programme within these days and have not measured
 * so often yet. The summary keeps 14 days with data, which is more than 30 days need.
 */
export function isCovered({ summary, today }: WorklistRow, days: CoverageDays): boolean | null {
  if (summary.status !== 'active') return null;
  const first = addDays(today, 1 - days);
  const measured = summary.pressureDays.filter(({ day }) => day >= first && day <= today).length;
  if (measured >= coverageNeeds(days)) return true;
  const awaited = awaitedOn(summary);
  return awaited !== null && awaited >= first ? null : false;
}
