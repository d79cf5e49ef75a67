import { patientDay } from '@/domain/patientDay';
import type { Terms, TermsBody } from '@/domain/settings/setting';
import { lastNumber, publishingProblems } from '@/domain/settings/terms';
import { Refused } from '../../contract';
import { namedChanges, note } from '../audit/audit';
import type { Surroundings } from '../alerts/reevaluatePatient';
import { currentRecord } from '../../store/entities';
import { mustBeAdmin, type Stored } from '../rules/ruleRecords';
import { decidedGeneral, usualSetting } from './storedSettings';
import type { WriteTransaction } from '../../store/transaction';

async function put(
  transaction: WriteTransaction,
  body: TermsBody,
  number: number,
  { now, newId, by }: Surroundings,
): Promise<Terms> {
  const record = { ...body, number, by, version: newId(), updatedAt: new Date(now).toISOString() };
  await transaction.objectStore('terms').put(record);
  return record;
}

/** What is published was accepted by people: it stays as it is. @throws Refused 409 */
function mustBeDraft({ status }: Terms): void {
  if (status === 'published') throw new Refused(409, 'errors.termsPublished');
}

/** @throws Refused 422 where it cannot be published. @returns its number */
async function numberOf(transaction: WriteTransaction, body: TermsBody, now: number): Promise<number> {
  const usual = usualSetting('general');
  const general = (await decidedGeneral(transaction)) ?? (usual?.id === 'general' ? usual : undefined);
  const others = await transaction.objectStore('terms').getAll();
  const problems = publishingProblems(body, others, {
    today: patientDay(now, { timeZone: general?.timeZone ?? 'UTC' }),
    language: general?.locale ?? 'en',
  });
  if (problems.length > 0) {
    const fields = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
    throw new Refused(422, 'errors.invalid', fields as Record<string, string>);
  }
  return lastNumber(others) + 1;
}

/** Stores a draft; one whose id exists already is answered as it is stored. @throws Refused 403; 422 */
export async function createTerms(
  transaction: WriteTransaction,
  body: TermsBody,
  surroundings: Surroundings,
): Promise<Stored<Terms>> {
  mustBeAdmin(surroundings);
  const existing = await transaction.objectStore('terms').get(body.id);
  if (existing) return { record: existing, created: false };
  if (body.status !== 'draft') throw new Refused(422, 'errors.invalid', { status: 'validation.invalid' });
  const record = await put(transaction, body, 0, surroundings);
  await note(transaction, surroundings, { action: 'created', kind: 'terms', record: record.id });
  return { record, created: true };
}

/**
 * Replaces a draft, or publishes it: the server counts which one it is.
 * @throws Refused 403; 404; 409 where it is published; 412; 422
 */
export async function updateTerms(
  transaction: WriteTransaction,
  body: TermsBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Terms> {
  mustBeAdmin(surroundings);
  const before = await currentRecord(transaction, 'terms', body.id, ifMatch);
  mustBeDraft(before);
  const isPublished = body.status === 'published';
  const number = isPublished ? await numberOf(transaction, body, surroundings.now) : 0;
  const record = await put(transaction, body, number, surroundings);
  await note(transaction, surroundings, {
    action: 'updated',
    kind: 'terms',
    record: record.id,
    detail: isPublished ? `published ${number}` : undefined,
    changes: namedChanges(before, record).filter(({ field }) => field !== 'by'),
  });
  return record;
}

/** Removes a draft. @throws Refused 403; 404; 409 where it is published; 412 */
export async function removeTerms(
  transaction: WriteTransaction,
  id: string,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Terms> {
  mustBeAdmin(surroundings);
  const before = await currentRecord(transaction, 'terms', id, ifMatch);
  mustBeDraft(before);
  await transaction.objectStore('terms').delete(id);
  await note(transaction, surroundings, { action: 'removed', kind: 'terms', record: id });
  return before;
}
