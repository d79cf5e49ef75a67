import * as z from 'zod/mini';
import { recordOutcomeSchema } from '@/domain/record';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import type { Store } from './importRun';

const answerSchema = z.object({ outcomes: z.array(recordOutcomeSchema) });

/** A batch of a hundred patients with years of readings takes a while; cancelling is up to the user, ms. */
const PATIENCE_MS = 120_000;

/** Stores records through the care contract. */
export const storeRecords: Store = async (records, signal) => {
  const answer = await care.post('/records', { records }, { signal, timeout: PATIENCE_MS });
  return parseAnswer(answer, answerSchema).outcomes;
};
