import * as z from 'zod/mini';
import { LONGEST_WINDOW_DAYS, type AlertRule, type RuleBody, type Threshold } from './alertRule';
import type { Annotation } from '../readings/annotation';
import { evaluate } from './evaluate';
import type { Evaluation } from './evaluation';
import type { Patient } from '../patients/patient';
import type { AskedPeriod } from '../fluid/days/askedDays';
import { addDays, dayBounds, patientDay } from '../patientDay';
import { clockOf } from './alertLimits';
import { isLabSubject } from './labSubjects';
import { subjectFacts } from './ruleSubject';
import { severityRank, severitySchema, type Severity } from '../alerts/severity';
import { newestValue, summarise, type Series } from '../readings/summarise';

/** Days that a simulation looks back. */
export const SIMULATED_DAYS = 30;
/** No rule looks further back than this at more than the newest reading: its longest window, and a day that is not over. */
const REACH_MS = (LONGEST_WINDOW_DAYS + 2) * 86_400_000;

/** The alerts that a rule would have raised about one patient, by severity, each as urgent as it became. */
export const simulatedPatientSchema = z.object({
  patient: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  patientId: z.string(),
  alerts: z.array(z.object({ severity: severitySchema, count: z.int() })),
});
export type SimulatedPatient = z.infer<typeof simulatedPatientSchema>;

/**
 * One part of a simulation. `items` are the patients of this part about whom something would have been raised, `judged`
 * how many it has looked at, `total` how many there are; `next` asks for the next part and is absent in the last.
 */
export const simulationPartSchema = z.object({
  from: z.string(),
  to: z.string(),
  items: z.array(simulatedPatientSchema),
  judged: z.int(),
  total: z.int(),
  next: z.optional(z.string()),
});
export type SimulationPart = z.infer<typeof simulationPartSchema>;

/** Where the readings of a series up to an instant end. */
function countUpTo({ t }: Series, at: number): number {
  let [low, high] = [0, t.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((t[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

const slice = (values: ArrayLike<number>, from: number, to: number): number[] =>
  Array.prototype.slice.call(values, from, to);

/** Cuts a series to what was known at an instant (epoch ms): as far back as matters, and the newest in any case. */
function knownAt(series: Series, at: number): Series {
  const to = countUpTo(series, at);
  const from = Math.max(0, Math.min(countUpTo(series, at - REACH_MS), to - 1));
  return {
    t: slice(series.t, from, to),
    v: slice(series.v, from, to),
    ...(series.w && { w: slice(series.w, from, to) }),
    ...(series.comparators && { comparators: series.comparators }),
    ...(series.signs && { signs: series.signs }),
    ...(series.marks && { marks: series.marks.filter(({ t }) => t <= at) }),
  };
}

/** When the rule would have been asked: at every reading of its measure, and as each patient day began. */
function moments(patient: Patient, series: Series | undefined, from: number, to: number): number[] {
  const clock = clockOf(patient);
  const instants: number[] = series
    ? slice(series.t, countUpTo(series, from - 1), countUpTo(series, to))
    : [];
  const last = patientDay(to, clock);
  for (let day = patientDay(from, clock); day <= last; day = addDays(day, 1)) {
    const begins = dayBounds(day, clock).from;
    if (begins >= from) instants.push(begins);
  }
  return [...new Set(instants)].sort((a, b) => a - b);
}

/** One direction of the rule as the days go by: at most one alert stands, until the condition was clear long enough. */
interface Standing {
  raised: Severity[];
  isActive: boolean;
  metAt?: string | undefined;
  clears: Set<string>;
}

function hear(standing: Standing, evaluation: Evaluation): void {
  if (evaluation.state !== 'met') {
    if (evaluation.state === 'held') return;
    standing.clears.add(evaluation.at ?? '');
    const needed = evaluation.direction === 'missing' ? 1 : (evaluation.evaluations ?? 1);
    if (standing.clears.size >= needed) standing.isActive = false;
    return;
  }
  const { severity, observed } = evaluation;
  const { raised } = standing;
  const latest = raised.at(-1);
  standing.clears.clear();
  if (standing.isActive && latest !== undefined) {
    if (severityRank(severity) < severityRank(latest)) raised[raised.length - 1] = severity;
  } else if (observed.at !== standing.metAt) {
    raised.push(severity);
    standing.isActive = true;
  }
  standing.metAt = observed.at;
}

/**
 * Lists the alerts that a rule, with the thresholds it has, would have raised about a patient between two instants
 * (epoch ms), as the patient is today. A rule that is not active is taken as if it were.
 * @param about journeys and stays in hospital, and what fluid plans asked for
 * @param series readings of the rule's measure, ascending, from at least 16 days before `from`, or all results of a
 *   laboratory
 * @param breathe awaited between judgements, of which there may be hundreds
 */
export async function simulate(
  patient: Patient,
  series: Series | undefined,
  about: { annotations: readonly Annotation[]; asked?: AskedPeriod[] | undefined },
  rule: RuleBody,
  thresholds: readonly Threshold[],
  { from, to }: { from: number; to: number },
  breathe: () => Promise<void>,
): Promise<SimulatedPatient['alerts']> {
  const measure =
    rule.measure && rule.subject === 'noData' ? rule.measure : subjectFacts[rule.subject].measure;
  if (!measure) return [];
  const active: AlertRule = { ...rule, status: 'active', version: '', updatedAt: '', history: [] };
  const book = { rules: [active], thresholds };
  const standing = new Map<string, Standing>();
  for (const now of moments(patient, series, from, to)) {
    await breathe();
    const known = series && knownAt(series, now);
    const newest = known && newestValue(known);
    const isReading = measure !== 'dialysis' && !isLabSubject(measure);
    const row = summarise(patient, newest && isReading ? { [measure]: known } : {}, [], about.asked);
    const latest = { ...row.latest, ...(newest && !isReading && { [measure]: newest }) };
    const facts = { ...row, latest, annotations: about.annotations };
    for (const evaluation of evaluate(patient, facts, book, now)) {
      const one = standing.get(evaluation.direction) ?? { raised: [], isActive: false, clears: new Set() };
      standing.set(evaluation.direction, one);
      hear(one, evaluation);
    }
  }
  const counts = new Map<Severity, number>();
  for (const { raised } of standing.values()) {
    for (const severity of raised) counts.set(severity, (counts.get(severity) ?? 0) + 1);
  }
  return [...counts]
    .map(([severity, count]) => ({ severity, count }))
    .sort((a, b) => severityRank(a.severity) - severityRank(b.severity));
}
