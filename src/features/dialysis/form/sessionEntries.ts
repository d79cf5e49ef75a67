import type { FieldErrors, Resolver } from 'react-hook-form';
import {
  accesses,
  sessionKinds,
  sessionStatuses,
  type DialysisSession,
  type SessionBody,
  type SessionKind,
} from '@/domain/dialysis/session';
import { sessionProblems, sessionProblemValues } from '@/domain/dialysis/sessionProblems';
import { toCanonical, toDisplay, type Units } from '@/domain/readings/units';
import type { MessageId } from '@/locales';
import type { NumberEntry } from '@/shared/forms/NumberField';

/** What the form of a session holds: numbers as typed, weights in the reader's unit, '' for what was left out. */
export interface SessionEntries {
  id: string;
  kind: string;
  at: string | null;
  status: string;
  cause: string;
  weightBefore: NumberEntry;
  weightAfter: NumberEntry;
  ultrafiltrationMl: NumberEntry;
  durationMinutes: NumberEntry;
  systolicBefore: NumberEntry;
  diastolicBefore: NumberEntry;
  systolicAfter: NumberEntry;
  diastolicAfter: NumberEntry;
  access: string;
  fillMl: NumberEntry;
  drainMl: NumberEntry;
  exchanges: NumberEntry;
  dwellMinutes: NumberEntry;
  bag: string;
  note: string;
  reason: string;
  /** The unusual session that was confirmed, as `confirmationOf` writes it: another value needs another confirmation. */
  confirmed: string;
}
export type SessionField = keyof SessionEntries;

const numbers = [
  'weightBefore',
  'weightAfter',
  'ultrafiltrationMl',
  'durationMinutes',
  'systolicBefore',
  'diastolicBefore',
  'systolicAfter',
  'diastolicAfter',
  'fillMl',
  'drainMl',
  'exchanges',
  'dwellMinutes',
] as const satisfies SessionField[];
const weights: readonly string[] = ['weightBefore', 'weightAfter'];

/** What a new session begins with: what the one before it was. */
export type Usual = Pick<SessionEntries, 'kind' | 'access'>;

/** @param id of a new one */
export function sessionEntriesOf(
  session: DialysisSession | null,
  id: string,
  { usual, units }: { usual: Usual; units: Units },
): SessionEntries {
  const weight = (kg: number | undefined) => (kg === undefined ? null : toDisplay(kg, units.weight));
  const bag = session?.cloudyBag === undefined ? '' : session.cloudyBag ? 'cloudy' : 'clear';
  const entries: SessionEntries = {
    id: session?.id ?? id,
    kind: session?.kind ?? usual.kind,
    at: session?.at ?? null,
    status: session?.status ?? 'done',
    cause: session?.cause ?? '',
    weightBefore: weight(session?.weightBefore),
    weightAfter: weight(session?.weightAfter),
    ultrafiltrationMl: session?.ultrafiltrationMl ?? null,
    durationMinutes: session?.durationMinutes ?? null,
    systolicBefore: session?.pressureBefore?.systolic ?? null,
    diastolicBefore: session?.pressureBefore?.diastolic ?? null,
    systolicAfter: session?.pressureAfter?.systolic ?? null,
    diastolicAfter: session?.pressureAfter?.diastolic ?? null,
    access: session ? (session.access ?? '') : usual.access,
    fillMl: session?.fillMl ?? null,
    drainMl: session?.drainMl ?? null,
    exchanges: session?.exchanges ?? null,
    dwellMinutes: session?.dwellMinutes ?? null,
    bag,
    note: session?.note ?? '',
    reason: '',
    confirmed: '',
  };
  return session?.confirmedOutOfRange ? { ...entries, confirmed: confirmationOf(entries) } : entries;
}

/** What was typed of a session, for what is confirmed about it: nothing else may have been meant. */
export const confirmationOf = ({ kind, at, status, ...entries }: SessionEntries): string =>
  JSON.stringify([kind, at, status, ...numbers.map((name) => entries[name])]);

const said = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());
const numberIn = (entry: NumberEntry): number | undefined => (typeof entry === 'number' ? entry : undefined);

export const kindIn = ({ kind }: Pick<SessionEntries, 'kind'>): SessionKind =>
  sessionKinds.find((one) => one === kind) ?? 'haemodialysis';

/** The figures of the entries that belong to their kind of dialysis. @param before the stored one, of a change */
export function figuresIn(
  entries: SessionEntries,
  units: Units,
  before: DialysisSession | null,
): Partial<SessionBody> {
  const weight = (name: 'weightBefore' | 'weightAfter') => {
    const typed = numberIn(entries[name]);
    const known = before?.[name];
    // Typed as it is shown, it stays as it is to the last digit.
    if (known !== undefined && typed === toDisplay(known, units.weight)) return known;
    return typed === undefined ? undefined : toCanonical(typed, units.weight);
  };
  const pressure = (upper: NumberEntry, lower: NumberEntry) => {
    const [systolic, diastolic] = [numberIn(upper), numberIn(lower)];
    return systolic === undefined || diastolic === undefined ? undefined : { systolic, diastolic };
  };
  const isBlood = kindIn(entries) !== 'peritoneal';
  const found = {
    weightBefore: weight('weightBefore'),
    weightAfter: weight('weightAfter'),
    ultrafiltrationMl: isBlood ? numberIn(entries.ultrafiltrationMl) : undefined,
    durationMinutes: numberIn(entries.durationMinutes),
    pressureBefore: pressure(entries.systolicBefore, entries.diastolicBefore),
    pressureAfter: pressure(entries.systolicAfter, entries.diastolicAfter),
    fillMl: isBlood ? undefined : numberIn(entries.fillMl),
    drainMl: isBlood ? undefined : numberIn(entries.drainMl),
    exchanges: isBlood ? undefined : numberIn(entries.exchanges),
    dwellMinutes: isBlood ? undefined : numberIn(entries.dwellMinutes),
    cloudyBag: isBlood || entries.bag === '' ? undefined : entries.bag === 'cloudy',
  };
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== undefined),
  ) as Partial<SessionBody>;
}

/** The session of the entries; null while they are none. @param before the stored one, of a change */
export function sessionBodyFrom(
  entries: SessionEntries,
  { patient, units }: { patient: string; units: Units },
  before: DialysisSession | null,
): SessionBody | null {
  const { id, at } = entries;
  if (at === null) return null;
  const status = sessionStatuses.find((one) => one === entries.status) ?? 'done';
  const access = accesses.find((one) => one === entries.access);
  const [cause, note, reason] = [entries.cause, entries.note, entries.reason].map(said);
  return {
    id,
    patient,
    at,
    kind: kindIn(entries),
    status,
    ...(status !== 'done' && cause !== undefined && { cause }),
    ...(status !== 'missed' && figuresIn(entries, units, before)),
    ...(status !== 'missed' && access && { access }),
    ...(entries.confirmed !== '' &&
      entries.confirmed === confirmationOf(entries) && { confirmedOutOfRange: true }),
    ...(note !== undefined && { note }),
    source: before?.source ?? 'staff',
    ...(before && reason !== undefined && { reason }),
  };
}

const places: Readonly<Record<string, SessionField>> = {
  'pressureBefore.systolic': 'systolicBefore',
  'pressureBefore.diastolic': 'diastolicBefore',
  'pressureAfter.systolic': 'systolicAfter',
  'pressureAfter.diastolic': 'diastolicAfter',
  cloudyBag: 'bag',
};
/** Where in the form a field of the record is entered. */
export const sessionFieldOf = (path: string): SessionField => places[path] ?? (path as SessionField);

/** The figures that the problems of a field name, in the reader's units. */
export function figuresOfField(
  field: SessionField | string,
  entries: Pick<SessionEntries, 'kind' | 'status'>,
  units: Units,
): Record<string, number> {
  const path = Object.keys(places).find((one) => places[one] === field) ?? field;
  const status = sessionStatuses.find((one) => one === entries.status) ?? 'done';
  const values = sessionProblemValues(path, { kind: kindIn(entries), status });
  if (!weights.includes(field)) return values;
  const shown = (name: string) => toDisplay(values[name] ?? 0, units.weight);
  return {
    ...values,
    min: shown('min'),
    max: shown('max'),
    softMin: shown('softMin'),
    softMax: shown('softMax'),
  };
}

/** What cannot be read, by field; of a pressure both numbers come together. */
function unread(entries: SessionEntries): Partial<Record<SessionField, MessageId>> {
  const found: Partial<Record<SessionField, MessageId>> = {};
  if (entries.at === null || !entries.at.endsWith('Z')) found.at = 'validation.instant';
  if (entries.status === 'missed') return found;
  for (const name of numbers) if (typeof entries[name] === 'string') found[name] = 'validation.number';
  const pairs = [
    ['systolicBefore', 'diastolicBefore'],
    ['systolicAfter', 'diastolicAfter'],
  ] as const;
  for (const [upper, lower] of pairs) {
    if ((entries[upper] === null) === (entries[lower] === null)) continue;
    found[entries[upper] === null ? upper : lower] ??= 'validation.bothPressures';
  }
  return found;
}

type Facts = Parameters<typeof sessionProblems>[1];
interface Subject {
  patient: string;
  units: Units;
  facts: () => Facts;
}

/** What is unusual about the entries and asked about, by field; nothing while something of them cannot be read. */
export function unusualIn(
  entries: SessionEntries,
  subject: Subject,
  before: DialysisSession | null,
): { field: SessionField; message: MessageId }[] {
  const body = sessionBodyFrom(entries, subject, before);
  if (!body || Object.keys(unread(entries)).length > 0) return [];
  const { soft } = sessionProblems(body, subject.facts(), before ?? undefined);
  return Object.entries(soft).map(([path, message]) => ({ field: sessionFieldOf(path), message }));
}

/** Checks the form by the rules that the server checks by; what is unusual blocks until it is confirmed. */
export const sessionResolver =
  (subject: Subject, before: DialysisSession | null): Resolver<SessionEntries> =>
  (entries) => {
    const errors: FieldErrors<SessionEntries> = {};
    for (const [field, message] of Object.entries(unread(entries)))
      errors[field as SessionField] = { type: 'unread', message };
    const isReadable = Object.keys(errors).length === 0;
    const body = isReadable ? sessionBodyFrom(entries, subject, before) : null;
    const { hard, soft } = body
      ? sessionProblems(body, subject.facts(), before ?? undefined)
      : { hard: {}, soft: {} };
    for (const [path, message] of Object.entries(hard))
      errors[sessionFieldOf(path)] = { type: 'hard', message };
    if (before && entries.reason.trim() === '')
      errors.reason ??= { type: 'required', message: 'validation.required' };
    const isAsked = Object.keys(soft).length > 0 && entries.confirmed !== confirmationOf(entries);
    if (isAsked) errors.confirmed = { type: 'soft', message: 'telemonitoring.confirmNeeded' };
    return Object.keys(errors).length === 0 ? { values: entries, errors: {} } : { values: {}, errors };
  };
