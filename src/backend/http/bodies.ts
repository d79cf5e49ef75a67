import * as z from 'zod/mini';
import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { Refused } from '../contract';
import { pacer } from './pause';

const OWN_MESSAGE = /^validation\.\w+$/;

/** The fields at fault, by path, as message ids. */
function fieldsOf(
  issues: readonly z.core.$ZodIssue[],
  prefix: readonly PropertyKey[] = [],
): Record<string, string> {
  const named = issues.map(({ path, message }): [string, string] => [
    [...prefix, ...path].join('.'),
    OWN_MESSAGE.test(message) ? message : 'validation.invalid',
  ]);
  return Object.fromEntries(named);
}

/** JSON text as sent, or what a client in the same page handed over as it is. @throws Refused 400 */
export function bodyOf(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    throw new Refused(400, 'errors.badRequest');
  }
}

/**
 * The body by its schema. Only the fields of the schema are taken over, so that `__proto__`, `constructor` and
 * whatever else was sent ends here. @throws Refused 422 with the fields at fault
 */
export function parseBody<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new Refused(422, 'errors.invalid', fieldsOf(parsed.error.issues));
}

/** The version in a header (`If-Match`), with or without the quotes of an entity tag. */
export const unquoted = (header: string | undefined): string | undefined =>
  header?.replace(/^(?:W\/)?"(.*)"$/, '$1');

/** The version that a save names. @throws Refused 400 for a save that names none */
export function versionNamed(ifMatch: string | undefined): string {
  if (ifMatch === undefined || ifMatch === '') throw new Refused(400, 'errors.badRequest');
  return ifMatch;
}

/** The token of an `Authorization` header; undefined where there is none of ours. */
export const tokenIn = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];

/** The body of a refusal, as every call answers it. */
export const refusalBody = ({ message, fields, record }: Refused) => ({
  message,
  ...(fields && { fields }),
  ...(record && { record }),
});

const envelope = z.object({ records: z.array(z.unknown()) });

/** The records of an import, checked one after the other with room for the page between them. @throws Refused 422 */
export async function parseRecords(body: unknown, signal?: AbortSignal): Promise<PatientRecord[]> {
  const { records } = parseBody(envelope, body);
  // Few sessions import anything, and what a record may say is every schema there is.
  const { patientRecordSchema } = await import('@/domain/exchange/patientRecord');
  const breathe = pacer();
  const parsed: PatientRecord[] = [];
  for (const [index, record] of records.entries()) {
    const one = patientRecordSchema.safeParse(record);
    if (!one.success)
      throw new Refused(422, 'errors.invalid', fieldsOf(one.error.issues, ['records', index]));
    parsed.push(one.data);
    await breathe();
    signal?.throwIfAborted();
  }
  return parsed;
}
