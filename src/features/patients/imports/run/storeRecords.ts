import * as z from 'zod/mini';
import type { OfFile, ReadingDoubt } from '@/domain/exchange/fileReadings';
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

/** Stores readings of a patient that a file brought. A patient who got any has changed; none is ever new. */
async function storeOfFile(
  { patient, readings }: DeviceReadings,
  file: OfFile,
  signal: AbortSignal,
): Promise<RecordOutcome> {
  const path = `/patients/${encodeURIComponent(patient.id)}/readings`;
  const answer = await care.post(path, { readings, file }, { signal, timeout: PATIENCE_MS });
  const { created, updated, ...outcome } = parseAnswer(answer, recordOutcomeSchema);
  return { ...outcome, created: 0, updated: created + updated };
}

/** Stores the readings of each patient in one piece; what is in doubt is asked about. */
export const storeDeviceReadings: Store<DeviceReadings> = async (pieces, signal) => {
  const outcomes: RecordOutcome[] = [];
  for (const piece of pieces) outcomes.push(await storeOfFile(piece, {}, signal));
  return outcomes;
};

/** Sends the readings of a question again with the user's answer. @throws AxiosError, UnexpectedAnswer */
export function storeAnswered(
  { patient, readings }: DeviceReadings,
  doubt: ReadingDoubt,
  answer: NonNullable<OfFile['answer']>,
): Promise<RecordOutcome> {
  const versions = doubt.readings.flatMap(({ id, stored }) => (stored ? [[id, stored.version]] : []));
  const asked = new Set(doubt.readings.map(({ id }) => id));
  const piece = { patient, readings: readings.filter(({ id }) => asked.has(id)) };
  return storeOfFile(piece, { answer, seen: Object.fromEntries(versions) }, AbortSignal.timeout(PATIENCE_MS));
}
