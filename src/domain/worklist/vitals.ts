import { addDays, daysBetween } from '../patientDay';
import { severityRank } from '../alerts/severity';
import { targetOn } from '../fluid/days/askedDays';
import type { OpenAlert, PatientSummary } from '../patients/summary';
import type { AlertMeasure } from '../alerts/alert';
import type { Level } from '../readings/buckets';
import { measures, summedMeasures, type Measure } from '../readings/measure';
import type { LatestValue } from '../readings/latestValue';

/** The days of a course, today included. */
export const COURSE_DAYS = 14;

/** A pressure as old as this says little of the patient now, patient days. A choice of this product, not of a guideline. */
const PRESSURE_CURRENT_DAYS = 3;

/**
 * Tells whether the newest pressure is recent enough to show the patient's present state. @param today the patient's
 * day
 */
export function isPressureCurrent(
  { pressureDays }: Pick<PatientSummary, 'pressureDays'>,
  today: string,
): boolean {
  const newest = pressureDays.at(-1);
  return newest !== undefined && daysBetween(newest.day, today) < PRESSURE_CURRENT_DAYS;
}

/**
 * Gives the limits that are drawn across the course of a measure, canonical unit: of blood pressure the systolic mean from
 * which a rule warns and the single systolic value below which one does (a daily mean below it stands on a reading below
 * it), of water the ends of what is asked for on a patient day. Of other measures the row knows none.
 */
export function courseLimits(
  summary: Pick<PatientSummary, 'homeMean' | 'lowSystolic' | 'fluidTarget' | 'fluidAsked'>,
  measure: Measure,
  today: string,
): readonly number[] {
  if (measure === 'bloodPressure') {
    const high = summary.homeMean?.limits.find(({ part }) => part === 'value')?.limit;
    return [high, summary.lowSystolic].filter((limit) => limit !== undefined);
  }
  if (measure !== 'water') return [];
  const target = targetOn(summary, today);
  switch (target?.direction) {
    case 'minimum':
      return [target.minMl];
    case 'maximum':
      return [target.maxMl];
    case 'range':
      return [target.minMl, target.maxMl];
    default:
      return [];
  }
}

/** The facts about one measure at a glance. */
export interface Vital {
  measure: Measure;
  /** Absent where nothing was ever measured. */
  latest: LatestValue | undefined;
  /**
   * The figure shown in large, canonical unit: the newest value, or for summed measures the total of the newest day,
   * because a single drink says nothing of the day. Absent where it is not known.
   */
  level: Level | undefined;
  /** A value for each of the last days, canonical unit; null for a day without one. Systolic for blood pressure. */
  course: readonly (number | null)[];
  /** The most urgent active alert about it. */
  alert: OpenAlert | undefined;
  /** True where that alert is about the value that is shown: one may stand open when the values are well again. */
  isAboutLatest: boolean;
}

/** Shown also before anything was measured: what every patient of the programme is asked for. */
const always: readonly Measure[] = ['bloodPressure', 'weight', 'water'];

/** One figure for each day of a measure, by its day. */
function figuresBy(summary: PatientSummary, measure: Measure): ReadonlyMap<string, number> {
  switch (measure) {
    case 'bloodPressure':
      return new Map(summary.pressureDays.map(({ day, systolic }) => [day, systolic]));
    case 'water':
      return new Map(summary.waterDays.map(({ day, ml }) => [day, ml]));
    case 'urine':
      return new Map(summary.urineDays.map(({ day, ml }) => [day, ml]));
    case 'weight':
      return new Map(summary.weightDays.map(({ day, kg }) => [day, kg]));
    case 'pulse':
      return new Map(summary.pulseDays.map(({ day, mean }) => [day, mean]));
    case 'stress':
      return new Map(summary.stressDays.map(({ day, mean }) => [day, mean]));
    case 'fatigue':
      return new Map(summary.fatigueDays.map(({ day, mean }) => [day, mean]));
  }
}

const byUrgency = (one: OpenAlert, other: OpenAlert): number =>
  severityRank(one.severity) - severityRank(other.severity);

/**
 * Finds the most urgent active alert that says of one value that it lies beyond a limit; none where none does. One that
 * values are missing carries the time of the last one, which is well.
 * @param at of when the value is, as the alert has it: an instant, or for a total the patient day
 */
export const alertAbout = (
  { alerts }: Pick<PatientSummary, 'alerts'>,
  measure: AlertMeasure,
  at: string | undefined,
): OpenAlert | undefined =>
  alerts
    .filter((one) => one.measure === measure && one.direction !== 'missing')
    .filter(({ observed }) => at !== undefined && observed.at === at)
    .toSorted(byUrgency)[0];

/** The newest value of a measure with the most urgent active alert about the measure. */
export function latestVital(
  { latest, alerts }: Pick<PatientSummary, 'latest' | 'alerts'>,
  measure: Measure,
): Pick<Vital, 'latest' | 'alert' | 'isAboutLatest'> {
  const [alert] = alerts.filter((one) => one.measure === measure).toSorted(byUrgency);
  const newest = latest[measure];
  // An alert that values are missing carries the instant of the last one, which is well.
  const isAboutLatest =
    newest !== undefined && alert?.observed.at === newest.at && alert.direction !== 'missing';
  return { latest: newest, alert, isAboutLatest };
}

/** A figure for each of the last days, today the last, canonical unit; null for a day without one. */
export function courseOf(summary: PatientSummary, measure: Measure, today: string): (number | null)[] {
  const by = figuresBy(summary, measure);
  return Array.from(
    { length: COURSE_DAYS },
    (_, index) => by.get(addDays(today, index + 1 - COURSE_DAYS)) ?? null,
  );
}

/**
 * Gives the part of a course that is drawn as a line: for summed measures only days that are over. The amount drunk
 * by noon, as the end of the line, would look as if the patient drank less today.
 * @param course a figure for each day, today the last
 */
export const drawnCourse = (
  measure: Measure,
  course: readonly (number | null)[],
): readonly (number | null)[] => (summedMeasures.includes(measure) ? course.slice(0, -1) : course);

/**
 * The measures of a patient in their usual order: those asked of everybody, and the others that have a value.
 * @param today the patient's day
 */
export function vitalsOf(summary: PatientSummary, today: string): Vital[] {
  const shown = measures.filter((measure) => always.includes(measure) || summary.latest[measure]);
  return shown.map((measure) => {
    const by = figuresBy(summary, measure);
    const known = latestVital(summary, measure);
    const isSummed = summedMeasures.includes(measure);
    const total = [...by].findLast(([day]) => day <= today);
    return {
      measure,
      ...known,
      ...(isSummed && {
        isAboutLatest: known.alert !== undefined && known.alert === alertAbout(summary, measure, total?.[0]),
      }),
      level: isSummed ? total && { value: total[1] } : known.latest,
      course: courseOf(summary, measure, today),
    };
  });
}
