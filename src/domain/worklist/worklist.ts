import { isBeyondLine } from '../alerts/alertLines';
import { targetOn, type AskedTargets } from '../fluid/days/askedDays';
import { dayOutcome } from '../fluid/days/fluidAdherence';
import { fold } from '../fold';
import type { FluidTarget } from '../patients/patient';
import { ageOn, isMeanJudged, meanNeeds, pressureMean, type PressureMean } from '../rules/alertLimits';
import { addDays, dayBounds, type DayBounds } from '../patientDay';
import type { PatientSummary } from '../patients/summary';
import { dialled, searchable } from '../search';
import { clockOf, todayOf, triage, triageSections, type Triage, type TriageSection } from './triage';

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
  /** The text that a search looks through, in all its spellings. */
  haystack: string;
  sortName: string;
}

/** Fields that a patient is looked for by. */
export type Sought = Pick<
  PatientSummary,
  'firstName' | 'lastName' | 'patientId' | 'dateOfbirth' | 'mobile' | 'phones'
>;

/** Joins what a search for a person looks through, line by line: names in either order, number, date of birth, telephones. */
export const lookedThrough = (person: Sought): string =>
  [
    `${person.firstName} ${person.lastName} ${person.firstName}`,
    person.patientId,
    person.dateOfbirth,
    person.dateOfbirth.split('-').reverse().join('.'),
    person.mobile ?? '',
    ...(person.phones ?? [dialled(person.mobile ?? '')]),
  ].join('\n');

const rowCache = new WeakMap<PatientSummary, WorklistRow>();

/** The row of a summary at `now` (epoch ms); kept until the summary or the patient's day changes. */
export function rowOf(summary: PatientSummary, now: number): WorklistRow {
  const today = todayOf(summary, now);
  const before = rowCache.get(summary);
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
    haystack: searchable(lookedThrough(summary)),
    sortName: fold(`${summary.lastName} ${summary.firstName}`.trim()),
  };
  rowCache.set(summary, row);
  return row;
}

interface Listed extends DayBounds {
  rows: readonly WorklistRow[];
}

const listCache = new WeakMap<readonly PatientSummary[], Listed>();

/** For how long all these rows are of today: until the first of their patients wakes to the next day. */
function boundsOf(rows: readonly WorklistRow[]): DayBounds {
  const all: DayBounds = { from: -Infinity, to: Infinity };
  const known = new Set<string>();
  for (const { summary, today } of rows) {
    const { timeZone, wakeUpTime = '' } = summary;
    const name = `${timeZone} ${wakeUpTime} ${today}`;
    if (known.has(name)) continue;
    known.add(name);
    const { from, to } = dayBounds(today, clockOf(summary));
    all.from = Math.max(all.from, from);
    all.to = Math.min(all.to, to);
  }
  return all;
}

/** The rows of a list at `now` (epoch ms): the same array until a summary or a patient's day changes. */
export function rowsOf(all: readonly PatientSummary[], now: number): readonly WorklistRow[] {
  const before = listCache.get(all);
  if (before && now >= before.from && now < before.to) return before.rows;
  const rows = all.map((summary) => rowOf(summary, now));
  listCache.set(all, { rows, ...boundsOf(rows) });
  return rows;
}

/** When the most urgent alert began; '~' sorts after every instant. */
function alertAge(row: WorklistRow): string {
  const first = row.triage.reasons.find(({ kind }) => kind === 'alert');
  return first?.kind === 'alert' ? first.alert.startedAt : '~';
}

/** -1, 0 or 1, by code unit: names are folded already. */
export const compare = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whose alert is older comes first, then by name: the order of those who are equal otherwise. */
export const byAgeAndName = (a: WorklistRow, b: WorklistRow): number =>
  compare(alertAge(a), alertAge(b)) || compare(a.sortName, b.sortName) || compare(a.summary.id, b.summary.id);

/** The most urgent first (§3 #40): by section, then by the age of the alert, then by name. */
export const byUrgency = (a: WorklistRow, b: WorklistRow): number =>
  triageSections.indexOf(a.triage.section) - triageSections.indexOf(b.triage.section) || byAgeAndName(a, b);

/** Counts the rows in each section. */
export function countSections(rows: readonly WorklistRow[]): Record<TriageSection, number> {
  const counts = { critical: 0, high: 0, noData: 0, worsening: 0, stable: 0, inactive: 0 };
  for (const row of rows) counts[row.triage.section] += 1;
  return counts;
}

/**
 * Tells whether the 7-day mean is below the patient's own target. An alert limit is no target (§3 #7), so where one
 * was agreed the rules have no say. Where none was, the mean counts as controlled while the rules that hold for the
 * patient would raise nothing about it. Null where neither can be said: too few readings, or no rule judges that
 * mean.
 */
export function isPressureOnTarget({
  mean,
  summary,
}: {
  mean: PressureMean | null;
  summary: Pick<PatientSummary, 'pressureTarget' | 'homeMean'>;
}): boolean | null {
  const { pressureTarget: target, homeMean } = summary;
  // What is read as 135/85 is judged as 135/85.
  const [systolic, diastolic] = [Math.round(mean?.systolic ?? 0), Math.round(mean?.diastolic ?? 0)];
  if (target) {
    if (!isMeanJudged(mean)) return null;
    return systolic < target.systolicMax && diastolic < target.diastolicMax;
  }
  if (!homeMean || homeMean.limits.length === 0 || !isMeanJudged(mean, homeMean)) return null;
  const figures = { value: systolic, diastolic };
  return !homeMean.limits.some((line) => isBeyondLine({ ...line, side: 'high' }, figures[line.part]));
}

/** Gives what the plan asked for yesterday; null where none held. */
export const fluidYesterday = ({ summary, today }: WorklistRow): FluidTarget | null =>
  targetOn(summary, addDays(today, -1));

/**
 * Judges the water of a patient day against what was asked: a minimum is met from 90 % on, a maximum up to 100 %, a
 * range in between (product rules, to be confirmed by a clinician). null where nothing was asked; `unknown` where
 * nothing was entered.
 * @param ml drunk that day, null without an entry
 */
export function fluidStandingOn(
  asked: AskedTargets,
  day: string,
  ml: number | null,
): 'met' | 'missed' | 'unknown' | null {
  const target = targetOn(asked, day);
  if (!target) return null;
  const outcome = dayOutcome(target, ml);
  return outcome === 'under' || outcome === 'over' ? 'missed' : outcome;
}

/** The same of yesterday, the last day that is over. */
export const fluidStanding = ({ summary, today, waterYesterday }: WorklistRow) =>
  fluidStandingOn(summary, addDays(today, -1), waterYesterday);
