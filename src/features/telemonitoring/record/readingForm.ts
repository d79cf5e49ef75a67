import type { FieldErrors, Resolver, ResolverResult } from 'react-hook-form';
import { isQuestion, readingProblems, type ReadingContext } from '@/domain/readings/plausibility';
import { measureUnits, summedMeasures, unitOf, type Measure } from '@/domain/readings/measure';
import type { Patient } from '@/domain/patients/patient';
import type { DayMark, Reading, ReadingDraft } from '@/domain/readings/reading';
import type { PatientSummary } from '@/domain/patients/summary';
import { decimalsIn, toCanonical, toDisplay, type Unit, type Units } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import type { NumberEntry } from '@/shared/forms/NumberField';
import { urineOf, type UrineEntries } from './urineEntries';

/** Values of the dialog: numbers as typed, in the units of the subject. */
export interface RecordEntries extends UrineEntries {
  measure: Measure;
  /** Blood pressure may be taken twice in a row: minutes between the first and the second reading. */
  twice: boolean;
  value: NumberEntry;
  diastolic: NumberEntry;
  second: NumberEntry;
  secondDiastolic: NumberEntry;
  apart: NumberEntry;
  pulse: NumberEntry;
  at: string | null;
  note: string;
  /** What the value says about the whole patient day; empty when it is one drink or one void. */
  dayMark: DayMark | '';
  /** The confirmed entries, as `confirmationOf` writes them: another value needs another confirmation. */
  confirmed: string;
  /** Reason for changing a stored reading; asked only then. */
  reason: string;
  /** Whether the stored reading is removed from all figures instead of corrected. */
  withdraw: boolean;
  /** Created when the dialog opens, so that a second try stores nothing twice. */
  ids: { main: string; second: string; pulse: string };
}
export type RecordField = keyof RecordEntries;

/** The patient and units of the recorded readings. */
export interface RecordSubject {
  patient: Patient;
  summary: PatientSummary | undefined;
  /** The units when the dialog opened: pounds stay pounds until it is closed. */
  units: Units;
  /** The stored reading that the entries correct. */
  corrects?: Reading;
  /** What the server asked about, and the entries that it asked about. */
  asked?: { of: string; problems: readonly FieldProblem[] } | undefined;
}

/** One reading to store, and the form fields its values come from. */
export interface Entry {
  draft: ReadingDraft;
  fields: { value: 'value' | 'second' | 'pulse'; diastolic: 'diastolic' | 'secondDiastolic' };
}

/** Minutes between the two readings of a pair: at least one (ESH), and no more than one sitting. */
export const minutesApart = { min: 1, max: 30 } as const;
const MINUTE_MS = 60_000;

export const isPair = ({ measure, twice }: RecordEntries): boolean => measure === 'bloodPressure' && twice;

export const confirmationOf = (entries: RecordEntries): string => {
  const { measure, value, diastolic, pulse, at, dayMark } = entries;
  const { second, secondDiastolic, apart } = entries;
  const again = isPair(entries) ? [second, secondDiastolic, apart] : [];
  return JSON.stringify([measure, value, diastolic, pulse, at, dayMark, ...again]);
};

type Unread = Partial<Record<RecordField, MessageId>>;

function unreadPair(entries: RecordEntries, found: Unread): void {
  if (!isPair(entries)) return;
  const { apart } = entries;
  if (typeof apart !== 'number') found.apart = apart === null ? 'validation.required' : 'validation.number';
  else if (apart < minutesApart.min || apart > minutesApart.max) found.apart = 'validation.outOfRange';
}

function unread(entries: RecordEntries): Unread {
  const paired = entries.measure === 'bloodPressure';
  const found: Unread = {};
  const number = (
    field: 'value' | 'diastolic' | 'second' | 'secondDiastolic' | 'pulse',
    empty: MessageId | null,
  ) => {
    const entry = entries[field];
    if (typeof entry === 'string') found[field] = 'validation.number';
    if (entry === null && empty) found[field] = empty;
  };
  if (entries.dayMark !== 'nothing')
    number('value', paired ? 'validation.bothPressures' : 'validation.required');
  if (paired) number('diastolic', 'validation.bothPressures');
  if (isPair(entries)) number('second', 'validation.bothPressures');
  if (isPair(entries)) number('secondDiastolic', 'validation.bothPressures');
  if (paired) number('pulse', null);
  unreadPair(entries, found);
  if (entries.at === null || !entries.at.endsWith('Z')) found.at = 'validation.instant';
  if (entries.note.length > 2000) found.note = 'validation.tooLong';
  return found;
}

/** The typed value in the canonical unit; an unchanged stored value keeps its exact value despite rounded display. */
function canonicalOf(typed: number, unit: Unit | null, corrects: Reading | undefined): number {
  if (unit === null) return typed;
  const isLeft = corrects !== undefined && toDisplay(corrects.value, unit) === typed;
  return isLeft ? corrects.value : toCanonical(typed, unit);
}

/** The first reading: nothing drunk all day is a reading of 0. */
function mainDraft(entries: RecordEntries, subject: RecordSubject, shared: Shared): ReadingDraft | null {
  const { measure, value, diastolic, dayMark, ids } = entries;
  const marked = summedMeasures.includes(measure) && dayMark !== '';
  const typed = marked && dayMark === 'nothing' ? 0 : value;
  if (typeof typed !== 'number') return null;
  const { units, corrects } = subject;
  const urine = measure === 'urine' ? urineOf(entries) : undefined;
  return {
    ...shared,
    id: ids.main,
    measure,
    value: canonicalOf(typed, unitOf(measure, units), corrects),
    ...(measure === 'bloodPressure' && typeof diastolic === 'number' && { diastolic }),
    ...(marked && { dayMark }),
    ...(urine !== undefined && { urine }),
  };
}

type Shared = Pick<ReadingDraft, 'patient' | 'at' | 'source' | 'note'>;

/**
 * The readings described by the entries, in canonical units: a blood pressure may come with a second one and a pulse.
 * Empty while a part is unreadable.
 */
function entriesToStore(entries: RecordEntries, subject: RecordSubject): Entry[] {
  const { at, note, ids, second, secondDiastolic, apart, pulse, measure } = entries;
  if (Object.keys(unread(entries)).length > 0 || at === null) return [];
  const shared: Shared = {
    patient: subject.patient.id,
    at,
    source: 'staff',
    ...(note.trim() !== '' && { note: note.trim() }),
  };
  const main = mainDraft(entries, subject, shared);
  if (!main) return [];
  const stored: Entry[] = [{ draft: main, fields: { value: 'value', diastolic: 'diastolic' } }];
  if (measure !== 'bloodPressure') return stored;
  if (isPair(entries) && typeof second === 'number' && typeof secondDiastolic === 'number') {
    const later = new Date(Date.parse(at) + Number(apart) * MINUTE_MS).toISOString();
    const draft = {
      ...shared,
      id: ids.second,
      measure,
      at: later,
      value: second,
      diastolic: secondDiastolic,
    };
    stored.push({ draft, fields: { value: 'second', diastolic: 'secondDiastolic' } });
  }
  if (typeof pulse === 'number') {
    const draft = { ...shared, id: ids.pulse, measure: 'pulse' as const, value: pulse };
    stored.push({ draft, fields: { value: 'pulse', diastolic: 'diastolic' } });
  }
  return stored;
}

/** What the form knows; what the day holds already only the server knows, and asks about. */
function contextOf(subject: RecordSubject, now: number): ReadingContext {
  const { patient, summary, corrects } = subject;
  const weight = summary?.latest.weight;
  return {
    now,
    dateOfBirth: patient.dateOfbirth,
    timeZone: patient.ext.timeZone,
    previousWeight: corrects && weight?.at === corrects.at ? undefined : weight,
    knownAt: corrects?.at,
  };
}

/** A problem of one field, with its measure and message. */
export interface FieldProblem {
  field: RecordField;
  measure: Measure;
  part: 'value' | 'diastolic' | 'at';
  message: MessageId;
}

/** Blocking problems (`hard`) and those to confirm (`soft`), by form field. */
export function problemsOf(
  entries: RecordEntries,
  subject: RecordSubject,
  now: number,
): { hard: FieldProblem[]; soft: FieldProblem[] } {
  const all = { hard: [] as FieldProblem[], soft: [] as FieldProblem[] };
  for (const entry of entriesToStore(entries, subject)) {
    const { measure } = entry.draft;
    const problems = readingProblems(entry.draft, contextOf(subject, now));
    for (const tier of ['hard', 'soft'] as const) {
      for (const part of ['value', 'diastolic', 'at'] as const) {
        const message = problems[tier][part];
        const field = part === 'at' ? part : entry.fields[part];
        if (message && !all[tier].some((known) => known.field === field))
          all[tier].push({ field, measure, part, message });
      }
    }
  }
  if (subject.asked?.of === confirmationOf(entries))
    all.soft.push(
      ...subject.asked.problems.filter((one) => !all.soft.some(({ field }) => field === one.field)),
    );
  return all;
}

/** What the server asks about of what it refused, by form field; null where it refused for another reason too. */
export function questionsOf(
  fields: Readonly<Record<string, string>>,
  measure: Measure,
): FieldProblem[] | null {
  const found = Object.entries(fields) as [RecordField, MessageId][];
  if (found.length === 0 || !found.every(([, message]) => isQuestion(message))) return null;
  return found.map(([field, message]) => ({
    field,
    measure: field === 'pulse' ? 'pulse' : measure,
    part: field === 'at' ? 'at' : /diastolic/i.test(field) ? 'diastolic' : 'value',
    message,
  }));
}

/**
 * The readings to send, each marked if its unusual value was confirmed. Only for entries that passed the resolver.
 * @param now epoch ms
 */
export function confirmedEntries(entries: RecordEntries, subject: RecordSubject, now: number): Entry[] {
  return entriesToStore(entries, subject).map((entry) => {
    const { soft } = readingProblems(entry.draft, contextOf(subject, now));
    const { asked } = subject;
    const own: readonly string[] = ['at', ...Object.values(entry.fields)];
    const isAsked =
      asked?.of === confirmationOf(entries) && asked.problems.some(({ field }) => own.includes(field));
    const isUnusual = isAsked || Object.keys(soft).length > 0;
    return isUnusual ? { ...entry, draft: { ...entry.draft, confirmedOutOfRange: true } } : entry;
  });
}

/** Validates the form: unreadable numbers first, then the limits; soft ones only block until they are confirmed. */
export function recordResolver(subject: RecordSubject, now: () => number): Resolver<RecordEntries> {
  return (entries): ResolverResult<RecordEntries> => {
    const errors: FieldErrors<RecordEntries> = {};
    const needsReason = subject.corrects !== undefined && entries.reason.trim() === '';
    if (needsReason) errors.reason = { type: 'required', message: 'validation.required' };
    if (entries.withdraw) return needsReason ? { values: {}, errors } : { values: entries, errors: {} };
    for (const [field, message] of Object.entries(unread(entries))) {
      errors[field as RecordField] = { type: 'unread', message };
    }
    const { hard, soft } = problemsOf(entries, subject, now());
    for (const { field, message } of hard) errors[field] = { type: 'hard', message };
    if (Object.keys(errors).length > 0) return { values: {}, errors };
    if (soft.length > 0 && entries.confirmed !== confirmationOf(entries)) {
      errors.confirmed = { type: 'soft', message: 'telemonitoring.confirmNeeded' };
      return { values: {}, errors };
    }
    return { values: entries, errors: {} };
  };
}

/** Number of decimals allowed. */
export function decimalsOf(measure: Measure, units: Units): number {
  const unit = unitOf(measure, units);
  return unit === null ? measureUnits[measure].decimals : decimalsIn(unit);
}
