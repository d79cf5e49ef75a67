import type { FieldErrors, Resolver, ResolverResult } from 'react-hook-form';
import { readingProblems, type ReadingContext } from '@/domain/limits';
import { measureUnits, unitOf, type Measure } from '@/domain/measure';
import { patientDay } from '@/domain/patientDay';
import type { Patient } from '@/domain/patient';
import type { ReadingDraft } from '@/domain/reading';
import { clockOf } from '@/domain/rules';
import type { PatientSummary } from '@/domain/summary';
import { decimalsIn, toCanonical, type Units } from '@/domain/units';
import type { MessageId } from '@/locales';
import type { NumberEntry } from '@/shared/forms/NumberField';

/** What the dialog holds while it is filled in: numbers as they were typed, in the units of the subject. */
export interface RecordEntries {
  measure: Measure;
  value: NumberEntry;
  diastolic: NumberEntry;
  pulse: NumberEntry;
  at: string | null;
  note: string;
  /** The entries that were confirmed, as `confirmationOf` writes them: another value wants another confirmation. */
  confirmed: string;
  /** Given when the dialog opens, so that a second try stores nothing twice. */
  ids: { main: string; pulse: string };
}
export type RecordField = keyof RecordEntries;

/** For whom and in which units the readings are recorded. */
export interface RecordSubject {
  patient: Patient;
  summary: PatientSummary | undefined;
  /** Those in which the dialog opened: what was typed as pounds stays pounds until the dialog is left. */
  units: Units;
}

/** One reading to be stored, and the form's field that its value came from. */
export interface Entry {
  draft: ReadingDraft;
  valueField: 'value' | 'pulse';
}

export const confirmationOf = ({ measure, value, diastolic, pulse, at }: RecordEntries): string =>
  JSON.stringify([measure, value, diastolic, pulse, at]);

type Unread = Partial<Record<RecordField, MessageId>>;

function unread(entries: RecordEntries): Unread {
  const pair = entries.measure === 'bloodPressure';
  const found: Unread = {};
  const number = (field: 'value' | 'diastolic' | 'pulse', empty: MessageId | null) => {
    const entry = entries[field];
    if (typeof entry === 'string') found[field] = 'validation.number';
    if (entry === null && empty) found[field] = empty;
  };
  number('value', pair ? 'validation.bothPressures' : 'validation.required');
  if (pair) number('diastolic', 'validation.bothPressures');
  if (pair) number('pulse', null);
  if (entries.at === null || !entries.at.endsWith('Z')) found.at = 'validation.instant';
  if (entries.note.length > 2000) found.note = 'validation.tooLong';
  return found;
}

/**
 * The readings that the entries stand for, in canonical units: a blood pressure may bring a pulse along. Empty while a
 * part is unread.
 */
function entriesToStore(entries: RecordEntries, { patient, units }: RecordSubject): Entry[] {
  const { measure, value, diastolic, pulse, at, note, ids } = entries;
  if (Object.keys(unread(entries)).length > 0 || typeof value !== 'number' || at === null) return [];
  const shared = {
    patient: patient.id,
    at,
    source: 'staff',
    ...(note.trim() !== '' && { note: note.trim() }),
  } as const;
  const pair = measure === 'bloodPressure';
  const unit = unitOf(measure, units);
  const main: Entry = {
    draft: {
      ...shared,
      id: ids.main,
      measure,
      value: unit === null ? value : toCanonical(value, unit),
      ...(pair && typeof diastolic === 'number' && { diastolic }),
    },
    valueField: 'value',
  };
  if (!pair || typeof pulse !== 'number') return [main];
  return [main, { draft: { ...shared, id: ids.pulse, measure: 'pulse', value: pulse }, valueField: 'pulse' }];
}

function contextOf({ draft }: Entry, { patient, summary }: RecordSubject, now: number): ReadingContext {
  const day = patientDay(Date.parse(draft.at), clockOf(patient));
  const drunk = summary?.waterDays.find((water) => water.day === day)?.ml;
  return {
    now,
    dateOfBirth: patient.dateOfbirth,
    timeZone: patient.ext.timeZone,
    previousWeight: summary?.latest.weight,
    dayTotalMl: draft.measure === 'water' ? drunk : undefined,
  };
}

/** A problem of one field: of which measure, in which words. */
export interface FieldProblem {
  field: RecordField;
  measure: Measure;
  part: 'value' | 'diastolic' | 'at';
  message: MessageId;
}

/** What blocks (`hard`) and what is asked about (`soft`), by field of the form. */
export function problemsOf(
  entries: RecordEntries,
  subject: RecordSubject,
  now: number,
): { hard: FieldProblem[]; soft: FieldProblem[] } {
  const all = { hard: [] as FieldProblem[], soft: [] as FieldProblem[] };
  for (const entry of entriesToStore(entries, subject)) {
    const { measure } = entry.draft;
    const problems = readingProblems(entry.draft, contextOf(entry, subject, now));
    for (const tier of ['hard', 'soft'] as const) {
      for (const part of ['value', 'diastolic', 'at'] as const) {
        const message = problems[tier][part];
        const field = part === 'value' ? entry.valueField : part;
        if (message && !all[tier].some((known) => known.field === field))
          all[tier].push({ field, measure, part, message });
      }
    }
  }
  return all;
}

/**
 * The readings to send, each marked where its unusual value was confirmed. For entries that passed the resolver only.
 * @param now epoch ms
 */
export function confirmedEntries(entries: RecordEntries, subject: RecordSubject, now: number): Entry[] {
  return entriesToStore(entries, subject).map((entry) => {
    const { soft } = readingProblems(entry.draft, contextOf(entry, subject, now));
    const isUnusual = Object.keys(soft).length > 0;
    return isUnusual ? { ...entry, draft: { ...entry.draft, confirmedOutOfRange: true } } : entry;
  });
}

/** Checks the form: unread numbers first, then the limits; soft ones only block until they are confirmed. */
export function recordResolver(subject: RecordSubject, now: () => number): Resolver<RecordEntries> {
  return (entries): ResolverResult<RecordEntries> => {
    const errors: FieldErrors<RecordEntries> = {};
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

/** Decimals that may be typed. */
export function decimalsOf(measure: Measure, units: Units): number {
  const unit = unitOf(measure, units);
  return unit === null ? measureUnits[measure].decimals : decimalsIn(unit);
}
