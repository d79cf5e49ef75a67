import { typedNames, variables, type VariableName } from '../fluid/formula/formulaNames';
import type { PlanBody } from '../fluid/plan';
import { planDoubts, type PlanDoubt } from '../fluid/planDoubts';
import { namesOf, planFluids, refusalOf, type PlanProblem, type CalculatedPlan } from '../fluid/planFluids';
import { suppliedLimits } from '../fluid/supplied';
import type { Medicine } from '../medicine/medicine';
import { avoidedFor } from '../medicine/overlaps';
import { fold } from '../fold';
import { REASON_MIN } from '../prescribing/warningAnswer';
import { prescribingWarnings, type PrescribingWarning } from '../prescribing/warnings';
import { numberOf, patientOf } from './enrolling';
import { assignmentOf } from './planOf';
import type { EnrolmentEntries, MedicineEntries } from './entries';
import { questionnaireRhythms } from './entries';
import { Findings } from './problem';

/** The plans, medicines, questionnaires and posts that can be given to somebody who is enrolled, by id. */
export interface Givable {
  plans: ReadonlyMap<string, PlanBody>;
  medicines: ReadonlyMap<string, Medicine>;
  questionnaires: ReadonlySet<string>;
  articles: ReadonlySet<string>;
}

export interface PlanPreview {
  /** The calculated plan; null where it cannot be calculated yet. */
  run: CalculatedPlan | null;
  /** Why it cannot: what it needs of the patient and nobody has said yet, or what is wrong with the total. */
  problem: PlanProblem | null;
  doubts: PlanDoubt[];
}

/** The chosen plan as it would come out for the person who is enrolled. @param now epoch ms */
export function planPreview(entries: EnrolmentEntries, plan: PlanBody, now: number): PlanPreview {
  const named = namesOf(plan);
  const patient = { ...patientOf(entries, 'new', now), version: '', updatedAt: '' };
  const assigned = assignmentOf(entries, { id: 'new', patient: 'new', today: '', named });
  const { typed = {}, supplied = {} } = assigned ?? {};
  const planned = planFluids(plan, patient, null, { typed, supplied }, now);
  if ('problem' in planned) return { run: null, problem: planned.problem, doubts: [] };
  const doubts = planDoubts(plan, patient, planned.run, typed, supplied);
  return { run: planned.run, problem: null, doubts };
}

/** Where in a registration a value is typed that a plan needs. */
function fieldOfMissing(name: VariableName): string {
  if (name === 'urine24h' || name === 'baseline') return `fluidSupplied.${name}`;
  if (name === 'sex') return 'gender';
  return name === 'age' ? 'dateOfbirth' : name;
}

function findPlan(found: Findings, entries: EnrolmentEntries, { plans }: Givable, now: number): void {
  if (entries.fluidPlan === '') return;
  const plan = plans.get(entries.fluidPlan);
  if (!plan) return found.wrong('fluidPlan', 'validation.planActive');
  for (const name of typedNames.filter((one) => (namesOf(plan) as string[]).includes(one))) {
    const value = entries.fluidTyped[name];
    const { hard } = variables[name];
    if (value === null) found.wrong(`fluidTyped.${name}`, 'validation.required');
    else if (typeof value === 'string') found.wrong(`fluidTyped.${name}`, 'validation.number');
    else if (value < hard.min || value > hard.max) found.wrong(`fluidTyped.${name}`, 'validation.invalid');
  }
  found.needed('fluidReason', entries.fluidReason, 500);
  const { problem, doubts } = planPreview(entries, plan, now);
  for (const name of ['urine24h', 'baseline'] as const) {
    const value = entries.fluidSupplied[name];
    const { hard } = suppliedLimits[name];
    if (typeof value === 'string') found.wrong(`fluidSupplied.${name}`, 'validation.number');
    else if (value !== null && (value < hard.min || value > hard.max))
      found.wrong(`fluidSupplied.${name}`, 'validation.invalid');
  }
  for (const name of problem?.missing ?? [])
    if (variables[name].origin === 'patient') found.wrong(fieldOfMissing(name), 'validation.planLacks');
  if (problem?.missing.length === 0) found.wrong('fluidPlan', refusalOf(problem));
  if (doubts.length > 0 && entries.fluidConfirmed.trim() === '')
    found.wrong('fluidConfirmed', 'validation.confirmReason');
  found.short('fluidConfirmed', entries.fluidConfirmed, 500);
}

/** Tells whether two medicines are the same or share an active ingredient. */
function isSameMedicine(one: Medicine, other: Medicine): boolean {
  const contained = new Set(one.activeIngredients.map(fold));
  return one.id === other.id || other.activeIngredients.some((name) => contained.has(fold(name)));
}

/** The rows before this one that give the same. */
export function sameBefore(
  rows: readonly MedicineEntries[],
  place: number,
  medicines: Givable['medicines'],
): MedicineEntries[] {
  const medicine = medicines.get(rows[place]?.medicine ?? '');
  if (!medicine) return [];
  return rows.slice(0, place).filter((row) => {
    const other = medicines.get(row.medicine);
    return other !== undefined && isSameMedicine(medicine, other);
  });
}

/**
 * Lists what speaks against a medicine for somebody who is enrolled: nothing is known of allergies or the laboratory
 * yet.
 */
export function warningsAtEnrolment(
  entries: EnrolmentEntries,
  medicine: Medicine,
  now: number,
): PrescribingWarning[] {
  const patient = patientOf(entries, 'new', now);
  return prescribingWarnings(medicine, { patient, allergies: [], requests: [], laboratory: [], now });
}

function findMedicine(
  found: Findings,
  entries: EnrolmentEntries,
  place: number,
  { medicines }: Givable,
  now: number,
): void {
  const row = entries.medicines[place];
  if (!row) return;
  const at = (field: string) => `medicines.${place}.${field}`;
  const medicine = medicines.get(row.medicine);
  if (row.medicine === '') found.wrong(at('medicine'), 'validation.required');
  else if (!medicine?.active) found.wrong(at('medicine'), 'validation.medicineInactive');
  if (row.doseValue === null) found.wrong(at('doseValue'), 'validation.required');
  else if (typeof row.doseValue === 'string') found.wrong(at('doseValue'), 'validation.number');
  else if (row.doseValue < 0.001) found.wrong(at('doseValue'), 'validation.dosePositive');
  else if (row.doseValue > 999_999) found.wrong(at('doseValue'), 'validation.invalid');
  if (row.kind === 'asNeeded') {
    const most = numberOf(row.maxPerDay) ?? NaN;
    if (row.maxPerDay === null) found.wrong(at('maxPerDay'), 'validation.required');
    else if (!Number.isInteger(most) || most < 1 || most > 24)
      found.wrong(at('maxPerDay'), 'validation.invalid');
  } else if (row.times.length === 0) found.wrong(at('times'), 'validation.timesNeeded');
  if (row.kind === 'preciseDays' && row.weekdays.length === 0)
    found.wrong(at('weekdays'), 'validation.weekdays');
  found.short(at('reason'), row.reason, 500);
  const isWarned = medicine !== undefined && warningsAtEnrolment(entries, medicine, now).length > 0;
  if (isWarned && row.reason.trim().length < REASON_MIN && row.reason.trim() !== '')
    found.wrong(at('reason'), 'validation.warningReason');
  if (row.reason.trim() !== '') return;
  if (sameBefore(entries.medicines, place, medicines).length > 0)
    found.wrong(at('reason'), 'validation.enrolmentOverlap');
  else if (medicine && avoidedFor(medicine, entries.pathologies).length > 0)
    found.wrong(at('reason'), 'validation.avoided');
  else if (isWarned) found.wrong(at('reason'), 'validation.warningReason');
}

/** @param now epoch ms */
export function monitoringProblems(entries: EnrolmentEntries, givable: Givable, now: number) {
  const found = new Findings('monitoring');
  if (Object.values(entries.readings).every((rhythm) => rhythm === ''))
    found.wrong('readings', 'validation.readingNeeded');
  if (entries.fluidPlan !== '' || entries.medicines.length > 0)
    found.needed('prescriber', entries.prescriber, 200);
  findPlan(found, entries, givable, now);
  for (const place of entries.medicines.keys()) findMedicine(found, entries, place, givable, now);
  for (const [id, rhythm] of Object.entries(entries.questionnaires)) {
    if (rhythm === '') continue;
    const isKnown = (questionnaireRhythms as readonly string[]).includes(rhythm);
    if (!isKnown || !givable.questionnaires.has(id)) found.wrong('questionnaires', 'validation.notPublished');
  }
  if (entries.articles.some((id) => !givable.articles.has(id)))
    found.wrong('articles', 'validation.articleReader');
  return found.list;
}
