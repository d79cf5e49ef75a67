import type { Patient } from '@/domain/patients/patient';
import { measuredOf, type Reading, type ReadingDraft } from '@/domain/readings/reading';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { Refused } from '../../contract';
import { yearOf } from '../../store/blocks';
import { correctReading, putSeries, withdrawReading, withWithdrawn } from '../readings/correctReading';
import type { WriteContext } from '../writeContext';
import { importReadings } from './importReadings';
import { findReading } from '../readings/readings';
import { mustBePlausible } from '../readings/recordReading';
import type { WriteTransaction } from '../../store/transaction';

/** The reasons kept with a reading are the words of the standard: they are nobody's language. */
const reasons = { corrected: 'FHIR: corrected', withdrawn: 'FHIR: entered-in-error' } as const;

type Change = 'created' | 'updated' | 'unchanged';
type Said = Pick<ReadingDraft, 'at' | 'value' | 'diastolic'>;

const isSame = (one: Said, other: Said): boolean =>
  Date.parse(one.at) === Date.parse(other.at) &&
  one.value === other.value &&
  one.diastolic === other.diastolic;

/** Whether a stored reading has heard of what its source says: what is older never comes back. */
function isKnown(stored: Reading, sent: ReadingDraft): boolean {
  if (stored.enteredInError || isSame(stored, sent)) return true;
  if (stored.amendedAt && sent.amendedAt) return sent.amendedAt <= stored.amendedAt;
  return (stored.history ?? []).some((one) => isSame(one, sent));
}

async function amend(
  transaction: WriteTransaction,
  patient: Patient,
  sent: ReadingDraft,
  context: WriteContext,
): Promise<Change> {
  const { id, measure, amendedAt } = sent;
  const found = await findReading(transaction, patient.id, measure, id);
  if (!found)
    return (await importReadings(transaction, patient.id, [sent])).length > 0 ? 'created' : 'unchanged';
  if (isKnown(found.reading, sent)) return 'unchanged';
  const isUnusual = await mustBePlausible(transaction, patient, sent, context.now, found.reading.at).then(
    () => false,
    (thrown: unknown) => {
      if (thrown instanceof Refused && thrown.status === 422) return true;
      throw thrown;
    },
  );
  const correction = {
    ...measuredOf(sent),
    // Its source vouches for what is unusual; what is impossible is refused as ever.
    ...(isUnusual && { confirmedOutOfRange: true }),
    reason: reasons.corrected,
  };
  const key = { patient: patient.id, measure, id };
  await correctReading(transaction, key, correction, found.reading.version, context, amendedAt);
  return 'updated';
}

type Withdrawn = NonNullable<PatientRecord['withdrawn']>[number];

async function takeBack(
  transaction: WriteTransaction,
  patient: string,
  { id, measure, at, value, diastolic }: Withdrawn,
  context: WriteContext,
): Promise<Change> {
  const found = await findReading(transaction, patient, measure, id);
  if (found?.reading.enteredInError) return 'unchanged';
  if (found) {
    const key = { patient, measure, id };
    await withdrawReading(transaction, key, reasons.withdrawn, found.reading.version, context);
    return 'updated';
  }
  if (at === undefined || value === undefined) return 'unchanged';
  // It may still arrive in an older file: then it is known what it was.
  const t = Date.parse(at);
  const error = {
    at: new Date(context.now).toISOString(),
    by: context.by,
    reason: reasons.withdrawn,
  };
  const entry = {
    id,
    t,
    v: value,
    ...(diastolic !== undefined && { w: diastolic }),
    source: 'import' as const,
    recordedAt: error.at,
    error,
    since: error.at,
  };
  await putSeries(transaction, patient, yearOf(t), measure, (series) =>
    withWithdrawn(series, measure, [entry], id),
  );
  return 'unchanged';
}

/**
 * Stores what the source of readings has corrected or taken back since, with their history and a line for their alerts.
 * What was corrected or withdrawn here stays readable; an older version of the source never takes the place of a newer.
 * @returns what became of each
 * @throws Refused 422 for a value that cannot be
 */
export async function takeOverCorrections(
  transaction: WriteTransaction,
  patient: Patient,
  { readings, withdrawn = [] }: Pick<PatientRecord, 'readings' | 'withdrawn'>,
  context: WriteContext,
): Promise<Change[]> {
  const changes: Change[] = [];
  const inTime = readings.toSorted((a, b) => ((a.amendedAt ?? '') < (b.amendedAt ?? '') ? -1 : 1));
  for (const sent of inTime) {
    changes.push(await amend(transaction, patient, { ...sent, patient: patient.id }, context));
  }
  for (const one of withdrawn) changes.push(await takeBack(transaction, patient.id, one, context));
  return changes;
}
