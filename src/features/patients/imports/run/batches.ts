import type { PatientRecord } from '@/domain/exchange/patientRecord';

/**
 * A batch is stored in one transaction: its number of patients and entries is limited so that transferring it does not
 * block the page.
 */
const MOST_RECORDS = 100;
const MOST_ENTRIES = 10_000;

const entries = ({
  readings,
  conditions,
  medicationRequests,
  labResults = [],
  allergies = [],
}: PatientRecord): number =>
  readings.length + conditions.length + medicationRequests.length + labResults.length + allergies.length;

/** Records in batches that a store takes in one piece; a patient is never split. */
export function* batchesOf(records: readonly PatientRecord[]): Generator<PatientRecord[]> {
  let batch: PatientRecord[] = [];
  let size = 0;
  for (const record of records) {
    const more = entries(record);
    if (batch.length >= MOST_RECORDS || (batch.length > 0 && size + more > MOST_ENTRIES)) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(record);
    size += more;
  }
  if (batch.length > 0) yield batch;
}
