import type { Patient } from '../patients/patient';
import type { PatientSummary } from '../patients/summary';
import { newestValue, type Series } from '../readings/summarise';
import { labSubjects, type LabSubject } from '../rules/labSubjects';
import { egfrValues } from './egfr';
import type { LabResult } from './labResult';
import { canonicalLabValue, countedResults } from './labValues';

/** A fall of the GFR is that from the highest of so many days before: three months. */
export const FALL_WITHIN_DAYS = 92;
const DAY_MS = 86_400_000;

type Judged = Pick<LabResult, 'analyte' | 'at' | 'value' | 'unit' | 'comparator' | 'status'>;
interface Value {
  /** Epoch ms. */
  at: number;
  value: number;
  comparator?: LabResult['comparator'];
}

const isUpTo = ({ comparator }: Value) => comparator === '<' || comparator === '<=';
const isFrom = ({ comparator }: Value) => comparator === '>' || comparator === '>=';

/**
 * Gives for each GFR how far it lies below the highest of the three months before it, per cent, never below 0. One
 * with nothing to compare it with is left out, and so is "above 90", which may be no fall at all; "below 15" has
 * fallen at least so far.
 */
function falls(values: readonly Value[]): Value[] {
  return values.flatMap((one): Value[] => {
    const from = one.at - FALL_WITHIN_DAYS * DAY_MS;
    const before = values.filter((other) => other.at < one.at && other.at >= from && !isUpTo(other));
    const highest = Math.max(...before.map(({ value }) => value));
    if (before.length === 0 || highest <= 0 || isFrom(one)) return [];
    const fall = Math.max(0, ((highest - one.value) / highest) * 100);
    return [{ at: one.at, value: fall, ...(isUpTo(one) && { comparator: '>=' as const }) }];
  });
}

function seriesOf(values: readonly Value[]): Series {
  const comparators = new Map(
    values.flatMap(({ at, comparator }) => (comparator ? [[at, comparator] as const] : [])),
  );
  return {
    t: values.map(({ at }) => at),
    v: values.map(({ value }) => value),
    ...(comparators.size > 0 && { comparators }),
  };
}

/**
 * The results of a patient as rules judge them: ascending, in canonical units, without mistakes and without units that
 * nobody can convert. Every subject has a series, an empty one where nothing is known of it.
 */
export function labSeries(
  results: readonly Judged[],
  person: Parameters<typeof egfrValues>[1] & Pick<Patient, 'dateOfbirth'>,
): Record<LabSubject, Series> {
  const egfr = egfrValues(results, person);
  const valuesOf = (subject: LabSubject): readonly Value[] => {
    if (subject === 'egfr') return egfr;
    if (subject === 'egfrFall') return falls(egfr);
    return countedResults(results, subject).flatMap((result): Value[] => {
      const [value, { comparator }] = [canonicalLabValue(result), result];
      return value === null ? [] : [{ at: Date.parse(result.at), value, comparator }];
    });
  };
  return Object.fromEntries(labSubjects.map((subject) => [subject, seriesOf(valuesOf(subject))])) as Record<
    LabSubject,
    Series
  >;
}

/** The newest value of each subject of which anything is known. */
export function newestOfLab(series: Record<LabSubject, Series>): NonNullable<PatientSummary['labFigures']> {
  return Object.fromEntries(
    labSubjects.flatMap((subject) => {
      const newest = newestValue(series[subject]);
      return newest ? [[subject, newest]] : [];
    }),
  );
}
