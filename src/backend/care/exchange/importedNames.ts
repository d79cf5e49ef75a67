import type { CareRecord } from '@/domain/exchange/careRecord';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { withServerFields } from '../../http/fieldRights';

/**
 * Something that comes from elsewhere, without the name of who wrote it down there: anybody can put anybody's name into
 * a file. The log says who brought it here. Where a record cannot do without the name, it is marked as one of a file.
 */
export function ofForeignHand<T extends { recordedBy?: string | undefined }>(one: T): Omit<T, 'recordedBy'> {
  const { recordedBy: _, ...rest } = one;
  return rest;
}

/** Behind a name that a file gives. */
const MARK = ' (import)';
const namesOfPeople = new Set(['reviewedBy', 'approvedBy', 'snoozedBy', 'recordedBy', 'replacedBy']);

/**
 * A copy of a record with every user name replaced. `by` is a user name in the record itself and in entries with a
 * time; elsewhere it is a criterion, e.g. of a plan's slots.
 */
function withNames(value: unknown, change: (name: string) => string, isRecord = true): unknown {
  if (Array.isArray(value)) return value.map((one) => withNames(one, change, isRecord));
  if (typeof value !== 'object' || value === null) return value;
  const namesUser = isRecord || 'at' in value;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => [
      field,
      typeof part === 'string' && (namesOfPeople.has(field) || (namesUser && field === 'by'))
        ? change(part)
        : withNames(part, change, false),
    ]),
  );
}

const marked = (name: string): string => (name === 'system' || name.endsWith(MARK) ? name : `${name}${MARK}`);

/** The same record without the marks behind names, to be compared. */
export const withoutMarks = (record: object): object =>
  withNames(record, (name) => (name.endsWith(MARK) ? name.slice(0, -MARK.length) : name)) as object;

/** A patient from elsewhere with the pauses there; who decided about targets is marked as a name of a file. */
function foreignPatient(sent: PatientRecord['patient']): PatientRecord['patient'] {
  const { targetDecisions, pauses } = sent.ext;
  const own = withServerFields('patients', sent);
  const patient = pauses ? { ...own, ext: { ...own.ext, pauses } } : own;
  if (!targetDecisions) return patient;
  const renamedDecisions = withNames(targetDecisions, marked) as typeof targetDecisions;
  return { ...patient, ext: { ...patient.ext, targetDecisions: renamedDecisions } };
}

const careWithNames = (care: CareRecord): CareRecord =>
  Object.fromEntries(Object.entries(care).map(([kind, records]) => [kind, withNames(records, marked)]));

/** A record from elsewhere without what only this server says: who consented to what before whom, and who decided. */
export const foreign = (record: PatientRecord): PatientRecord => ({
  ...record,
  patient: foreignPatient(record.patient),
  conditions: record.conditions.map(ofForeignHand),
  ...(record.labResults && { labResults: record.labResults.map(ofForeignHand) }),
  ...(record.allergies && { allergies: record.allergies.map(ofForeignHand) }),
  readings: record.readings.map(ofForeignHand),
  ...(record.care && { care: careWithNames(record.care) }),
});
