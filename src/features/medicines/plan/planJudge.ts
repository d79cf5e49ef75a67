import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import {
  allocationBodySchema,
  segmentSchema,
  type Allocation,
  type AllocationBody,
  type Segment,
} from '@/domain/medicine/allocation';
import { allocationProblems } from '@/domain/medicine/allocationProblems';
import { changedFrom } from '@/domain/medicine/changes';
import type { Medicine } from '@/domain/medicine/medicine';
import { avoidedFor, overlapsOf, type Overlap } from '@/domain/medicine/overlaps';
import type { Pathology } from '@/domain/patients/patient';
import { addDays } from '@/domain/patientDay';
import { REASON_MIN } from '@/domain/prescribing/warningAnswer';
import {
  answeredWith,
  askedWarnings,
  prescribingWarnings,
  type PrescribingFacts,
  type PrescribingWarning,
} from '@/domain/prescribing/warnings';
import { hasMessage, type MessageId } from '@/locales';
import type { PlanEntries, StepEntries } from './planEntries';

/** What the entries are judged against. */
export interface PlanSubject {
  /** What is stored; null of a new one. */
  before: Allocation | null;
  catalogue: readonly Medicine[];
  patient: { id: string; pathologies: readonly Pathology[] };
  /** The patient's other medicines. */
  others: readonly Allocation[];
  /** What may speak against a medicine. */
  facts: PrescribingFacts;
  /** The patient's calendar day. */
  today: string;
}

/** Days that lie further apart are a slip of the keys. */
const FURTHEST_DAYS = 3653;

function frequencyOf(step: StepEntries) {
  const { kind, everyDays, weekdays, onDays, offDays } = step;
  switch (kind) {
    case 'everyday':
      return { kind };
    case 'specificFrequency':
      return { kind, everyDays };
    case 'preciseDays':
      return { kind, weekdays: weekdays.map(Number) };
    case 'cycle':
      return { kind, onDays, offDays };
  }
}

const drafted = (step: StepEntries, { asNeeded, reason }: PlanEntries) => ({
  id: step.id,
  from: step.from,
  anchor: step.from,
  dose: { value: step.doseValue, unit: step.doseUnit },
  frequency: asNeeded ? { kind: 'everyday' as const } : frequencyOf(step),
  times: asNeeded ? [] : step.times.toSorted(),
  windowMinutes: step.windowMinutes,
  ...(step.instruction.trim() !== '' && { instruction: step.instruction.trim() }),
  ...(reason.trim() !== '' && { reason: reason.trim() }),
});

/** Where the schema's path is shown in the form. */
function fieldOf(path: readonly PropertyKey[]): string {
  const [first = '', second] = path.map(String);
  if (first === 'dose') return second === 'unit' ? 'doseUnit' : 'doseValue';
  if (first === 'frequency') return second ?? 'kind';
  return first === 'anchor' ? 'from' : first;
}

type Problems = Record<string, MessageId>;

/** The segments of the steps in the place of what was to be from the first day on, and what is wrong with single fields. */
function chained(
  entries: PlanEntries,
  { before, today }: PlanSubject,
): { segments: Segment[] | null; problems: Problems } {
  const problems: Problems = {};
  let segments: Segment[] | null = before ? [...before.segments] : [];
  for (const [index, step] of entries.steps.entries()) {
    const at = (field: string) => `steps.${index}.${field}`;
    const draft = drafted(step, entries);
    const parsed = segmentSchema.safeParse(draft);
    for (const { path, message } of parsed.error?.issues ?? []) {
      const field = fieldOf(path);
      const isEmpty = ['', null].some((empty) => step[field as keyof StepEntries] === empty);
      problems[at(field)] ??= isEmpty
        ? 'validation.required'
        : hasMessage(message)
          ? message
          : 'validation.invalid';
    }
    const previous = entries.steps[index - 1];
    if (previous && step.from <= previous.from) problems[at('from')] ??= 'validation.segmentOrder';
    if (before && step.from < today) problems[at('from')] ??= 'validation.pastFixed';
    if (step.from < addDays(today, -FURTHEST_DAYS) || step.from > addDays(today, FURTHEST_DAYS))
      problems[at('from')] ??= 'validation.invalid';
    const { id, anchor: _, ...change } = parsed.data ?? { id: '', anchor: '', from: '' };
    segments = segments && 'dose' in change ? changedFrom(segments, change, id) : null;
  }
  const first = entries.steps[0]?.from ?? '';
  const last = entries.steps.at(-1)?.from ?? '';
  if (!entries.ongoing) {
    if (entries.to === '') problems['to'] = 'validation.required';
    else if (entries.to < last) problems['to'] = 'validation.endBeforeStart';
    else if (first !== '' && entries.to > addDays(today, FURTHEST_DAYS))
      problems['to'] = 'validation.invalid';
    segments = problems['to'] ? null : withEnd(segments, entries.to);
  }
  return {
    segments: Object.keys(problems).some((path) => path.endsWith('.from')) ? null : segments,
    problems,
  };
}

const withEnd = (segments: Segment[] | null, to: string): Segment[] | null =>
  segments && segments.map((one, index) => (index === segments.length - 1 ? { ...one, to } : one));

/** The segments that the entries make, as far as they can be read; null where they cannot. */
export const plannedSegments = (entries: PlanEntries, subject: PlanSubject): Segment[] | null =>
  chained(entries, subject).segments;

/** Only the days of the entries: whether something is taken twice is known before the dose is. */
const daysOf = (entries: PlanEntries): PlanEntries => ({
  ...entries,
  asNeeded: true,
  steps: entries.steps.map((step) => ({ ...step, doseValue: 1, windowMinutes: 120, instruction: '' })),
});

/** What the patient takes already and would take twice on the days of the entries. */
export function overlapsFor(entries: PlanEntries, subject: PlanSubject): Overlap[] {
  const { before, catalogue, others } = subject;
  const known = before ? before.given : catalogue.find(({ id }) => id === entries.medicine);
  const segments = plannedSegments(daysOf(entries), subject);
  return known && segments ? overlapsOf(known, segments, others, before?.id ?? '') : [];
}

/** Pathologies of the patient in which the house avoids the chosen medicine; asked when it is newly given. */
export function avoidedBy(medicine: string, { before, catalogue, patient }: PlanSubject): Pathology[] {
  const known = before ? undefined : catalogue.find(({ id }) => id === medicine);
  return known ? avoidedFor(known, patient.pathologies) : [];
}

/** What speaks against the chosen medicine and was not answered yet. */
export function askedBy(medicine: string, { before, catalogue, facts }: PlanSubject): PrescribingWarning[] {
  const known = before ? before.given : catalogue.find(({ id }) => id === medicine);
  return known ? askedWarnings(prescribingWarnings(known, facts), before?.answers, !before) : [];
}

function bodyFrom(entries: PlanEntries, segments: Segment[], subject: PlanSubject) {
  const text = (name: 'reason' | 'note') => entries[name].trim() !== '' && { [name]: entries[name].trim() };
  const indication = entries.indication.trim();
  const added = answeredWith(askedBy(entries.medicine, subject), entries.answer.trim());
  const answers = [...(subject.before?.answers ?? []), ...added];
  return {
    id: entries.id,
    patient: subject.patient.id,
    medicine: entries.medicine,
    ...(entries.asNeeded && {
      asNeeded: { maxPerDay: entries.maxPerDay, ...(indication !== '' && { indication }) },
    }),
    segments,
    prescriber: entries.prescriber,
    ...text('reason'),
    ...text('note'),
    ...(subject.before?.stopped && { stopped: subject.before.stopped }),
    accepted: entries.accepted,
    ...(answers.length > 0 && { answers }),
  };
}

/** What the entries say, or what is wrong with them by path of the form. */
export function judged(
  entries: PlanEntries,
  subject: PlanSubject,
): { body: AllocationBody } | { problems: Problems } {
  const { segments, problems } = chained(entries, subject);
  if (entries.medicine === '') problems['medicine'] = 'validation.required';
  if (!entries.asNeeded)
    for (const [index, { times }] of entries.steps.entries()) {
      const path = `steps.${index}.times`;
      if (times.length === 0) problems[path] ??= 'validation.timesNeeded';
      if (new Set(times).size < times.length) problems[path] ??= 'validation.timesTwice';
    }
  const isReasoned = entries.reason.trim() !== '';
  if (!isReasoned && subject.before) problems['reason'] = 'validation.required';
  if (!isReasoned && avoidedBy(entries.medicine, subject).length > 0)
    problems['reason'] = 'validation.avoided';
  const unseen = overlapsFor(entries, subject).filter(
    ({ allocation }) => !entries.accepted.includes(allocation.id),
  );
  if (unseen.length > 0) problems['accepted'] = 'validation.overlap';
  else if (!isReasoned && !subject.before && overlapsFor(entries, subject).length > 0)
    problems['reason'] ??= 'validation.overlapReason';
  if (askedBy(entries.medicine, subject).length > 0 && entries.answer.trim().length < REASON_MIN)
    problems['answer'] = 'validation.warningReason';
  const parsed = allocationBodySchema.safeParse(bodyFrom(entries, segments ?? [], subject));
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [field = '', part] = path.map(String);
    if (field === 'segments' || placed(field) in problems) continue;
    problems[field === 'asNeeded' ? (part ?? 'maxPerDay') : placed(field)] = hasMessage(message)
      ? message
      : 'validation.invalid';
  }
  if (Object.keys(problems).length > 0 || !parsed.success) return { problems };
  const rest = Object.entries(allocationProblems(parsed.data));
  if (rest.length > 0)
    return { problems: Object.fromEntries(rest.map(([field, id]) => [placed(field), id])) };
  return { body: parsed.data };
}

/** Where the server's fields are shown. */
export const placed = (field: string): string => {
  if (field === 'segments' || field === 'anchor') return 'steps.0.from';
  if (field === 'times') return 'steps.0.times';
  const [first = '', ...rest] = field.split('.');
  if (first === 'answers') return 'answer';
  if (first === 'segments') return `steps.0.${fieldOf(rest.slice(1))}`;
  return first === 'asNeeded' ? (rest[0] ?? 'maxPerDay') : first;
};

/** Checks the form as the server will. */
export function planResolver(subject: PlanSubject): Resolver<PlanEntries> {
  return (entries) => {
    const found = judged(entries, subject);
    if ('body' in found) return { values: entries, errors: {} };
    const errors: FieldErrors<PlanEntries> = {};
    for (const [path, message] of Object.entries(found.problems))
      set(errors, path, { type: 'hard', message });
    return { values: {}, errors };
  };
}
