import * as z from 'zod/mini';
import {
  recordOutcomeSchema,
  type ImportDecision,
  type PatientRecord,
  type RecordOutcome,
} from '@/domain/exchange/patientRecord';
import { UnexpectedAnswer } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import type { DeviceReadings } from '../csv/readCsv';
import type { Store } from './importRun';

const answerSchema = z.object({ outcomes: z.array(recordOutcomeSchema) });

/** A batch of a hundred patients with years of readings takes a while; cancelling is up to the user, ms. */
const PATIENCE_MS = 120_000;

/** Stores records through the care contract. */
export const storeRecords: Store = async (records, signal) => {
  const answer = await care.post('/records', { records }, { signal, timeout: PATIENCE_MS });
  return parseAnswer(answer, answerSchema).outcomes;
};

/** Sends a record again with the user's decision. @throws AxiosError, UnexpectedAnswer */
export async function storeDecided(record: PatientRecord, decision: ImportDecision): Promise<RecordOutcome> {
  const [outcome] = await storeRecords([{ ...record, decision }], AbortSignal.timeout(PATIENCE_MS));
  if (!outcome) throw new UnexpectedAnswer('/records', 'no outcome');
  return outcome;
}

/** Stores the readings of each patient in one piece. A patient who got any has changed; none is ever new. */
export const storeDeviceReadings: Store<DeviceReadings> = async (pieces, signal) => {
  const outcomes: RecordOutcome[] = [];
  for (const { patient, readings } of pieces) {
    const path = `/patients/${encodeURIComponent(patient.id)}/readings`;
    const answer = await care.post(path, { readings }, { signal, timeout: PATIENCE_MS });
    const { created, ...outcome } = parseAnswer(answer, recordOutcomeSchema);
    outcomes.push({ ...outcome, created: 0, updated: created });
  }
  return outcomes;
};
