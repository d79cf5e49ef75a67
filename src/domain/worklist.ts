import { fold } from './fold';
import { ageOn, alertLimits, isMeanJudged, meanNeeds, pressureMean, type PressureMean } from './rules';
import { addDays } from './patientDay';
import type { PatientSummary } from './summary';
import { todayOf, triage, triageSections, type Triage, type TriageSection } from './triage';

/** A worklist row with everything that is sorted, searched or shown, computed once per patient and day. */
export interface WorklistRow {
  summary: PatientSummary;
  triage: Triage;
  today: string;
  age: number;
  mean: PressureMean | null;
  /** Systolic change of the mean against the week before, mmHg; null where either cannot be judged. */
  meanChange: number | null;
  waterYesterday: number | null;
  /** What a search looks through: lower case, without accents. */
  haystack: string;
  sortName: string;
}

const digits = (text: string | undefined): string => text?.replace(/\D/g, '') ?? '';

/** What a search for a person looks through, line by line: names in either order, number, date of birth, telephone. */
export const lookedThrough = (person: PatientSummary): string =>
  [
    `${person.firstName} ${person.lastName} ${person.firstName}`,
    person.patientId,
    person.dateOfbirth,
    person.dateOfbirth.split('-').reverse().join('.'),
    person.mobile ?? '',
    digits(person.mobile),
  ].join('\n');

const known = new WeakMap<PatientSummary, WorklistRow>();

/** The row of a summary at `now` (epoch ms); kept until the summary or the patient's day changes. */
export function rowOf(summary: PatientSummary, now: number): WorklistRow {
  const today = todayOf(summary, now);
  const before = known.get(summary);
  if (before?.today === today) return before;
  const mean = pressureMean(summary.pressureDays, addDays(today, 1 - meanNeeds.window), today);
  const week = pressureMean(
    summary.pressureDays,
    addDays(today, 1 - 2 * meanNeeds.window),
    addDays(today, -meanNeeds.window),
  );
  const yesterday = addDays(today, -1);
  const row: WorklistRow = {
    summary,
    triage: triage(summary, now),
    today,
    age: ageOn(summary.dateOfbirth, today),
    mean,
    meanChange: isMeanJudged(mean) && isMeanJudged(week) ? mean.systolic - week.systolic : null,
    waterYesterday: summary.waterDays.find((day) => day.day === yesterday)?.ml ?? null,
    haystack: fold(lookedThrough(summary)),
    sortName: fold(`${summary.lastName} ${summary.firstName}`),
  };
  known.set(summary, row);
  return row;
}

export const sortKeys = ['severity', 'name', 'age', 'pressure', 'water', 'data', 'alerts'] as const;
export type SortKey = (typeof sortKeys)[number];

const compare = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What a row sorts by; null sorts last in either direction, because "no value" is neither the best nor the worst. */
function valueOf(row: WorklistRow, key: SortKey): number | string | null {
  switch (key) {
    case 'severity':
      return triageSections.indexOf(row.triage.section);
    case 'name':
      return row.sortName;
    case 'age':
      return row.age;
    case 'pressure':
      return row.mean?.systolic ?? null;
    case 'water':
      return row.waterYesterday;
    case 'data':
      return row.triage.daysSinceData;
    case 'alerts':
      return row.summary.alerts.length;
  }
}

/** When the most urgent alert began; '~' sorts after every instant. */
function alertAge(row: WorklistRow): string {
  const first = row.triage.reasons[0];
  return first?.kind === 'alert' ? first.alert.startedAt : '~';
}

/** Rows in the order asked for; ties by the age of the alert, then by name. */
export function sortRows(rows: readonly WorklistRow[], key: SortKey, descending: boolean): WorklistRow[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [left, right] = [valueOf(a, key), valueOf(b, key)];
    if (left === null || right === null) {
      if (left !== right) return left === null ? 1 : -1;
    } else {
      const order = compare(left, right);
      if (order !== 0) return sign * order;
    }
    return (
      compare(alertAge(a), alertAge(b)) ||
      compare(a.sortName, b.sortName) ||
      compare(a.summary.id, b.summary.id)
    );
  });
}

export interface WorklistFilters {
  q: string;
  section: TriageSection | '';
  category: string;
  pathology: string;
}

/** Rows that satisfy every filter; each word of the search must occur, literally. Order is kept. */
export function filterRows(rows: readonly WorklistRow[], filters: WorklistFilters): WorklistRow[] {
  const words = fold(filters.q).split(/\s+/).filter(Boolean);
  return rows.filter(
    (row) =>
      (filters.section === '' || row.triage.section === filters.section) &&
      (filters.category === '' || row.summary.category === filters.category) &&
      (filters.pathology === '' || row.summary.pathologies.includes(filters.pathology)) &&
      words.every((word) => row.haystack.includes(word)),
  );
}

/** How many rows stand in each section. */
export function countSections(rows: readonly WorklistRow[]): Record<TriageSection, number> {
  const counts = { critical: 0, high: 0, noData: 0, worsening: 0, stable: 0, inactive: 0 };
  for (const row of rows) counts[row.triage.section] += 1;
  return counts;
}

/** Whether the 7-day mean is below the patient's own target; null where there are too few readings to say. */
export function isPressureOnTarget(row: WorklistRow): boolean | null {
  if (!isMeanJudged(row.mean)) return null;
  const target = row.summary.pressureTarget;
  const { homeMean } = alertLimits;
  return (
    row.mean.systolic < (target?.systolicMax ?? homeMean.systolic) &&
    row.mean.diastolic < (target?.diastolicMax ?? homeMean.diastolic)
  );
}

/**
 * How yesterday's water stands to the plan: a minimum is met from 90 % on, a maximum up to 100 %, a range in between
 * (product rules, to be confirmed by a clinician). null without a plan; `unknown` where nothing was entered.
 */
export function fluidStanding(row: WorklistRow): 'met' | 'missed' | 'unknown' | null {
  const target = row.summary.fluidTarget;
  if (!target) return null;
  const ml = row.waterYesterday;
  if (ml === null) return 'unknown';
  const enough =
    target.direction === 'maximum' || ml >= target.minMl * (target.direction === 'minimum' ? 0.9 : 1);
  const notTooMuch = target.direction === 'minimum' || ml <= target.maxMl;
  return enough && notTooMuch ? 'met' : 'missed';
}
