import type { Enrolment, EnrolmentBody } from '@/domain/enrolment/enrolment';
import { Refused } from '../../contract';
import { note } from '../audit/audit';
import type { Surroundings } from '../alerts/reevaluatePatient';
import { currentRecord } from '../../store/entities';
import type { Stored } from '../rules/ruleRecords';
import type { WriteTransaction } from '../../store/transaction';

/** A draft is what a person types; more than this was not typed, characters. */
const LONGEST_DRAFT = 200_000;

function mustBeDraft({ status, typed }: EnrolmentBody): void {
  // Only activating, which brings the patient, leads on.
  if (status !== 'draft') throw new Refused(422, 'errors.invalid', { status: 'validation.stepImpossible' });
  if (JSON.stringify(typed).length > LONGEST_DRAFT)
    throw new Refused(422, 'errors.invalid', { typed: 'validation.tooLong' });
}

/** The draft in the version that was read. @throws Refused 404; 409 where it is activated; 412 */
async function currentDraft(transaction: WriteTransaction, id: string, ifMatch: string): Promise<Enrolment> {
  const stored = await transaction.objectStore('enrolments').get(id);
  if (stored?.status === 'activated') throw new Refused(409, 'errors.enrolmentOver');
  return currentRecord(transaction, 'enrolments', id, ifMatch);
}

async function put(
  transaction: WriteTransaction,
  body: EnrolmentBody,
  { now, newId, by }: Surroundings,
): Promise<Enrolment> {
  const record = { ...body, by, version: newId(), updatedAt: new Date(now).toISOString() };
  await transaction.objectStore('enrolments').put(record);
  return record;
}

const about = (record: string) => ({ kind: 'enrolments', record }) as const;

/** Stores what was typed so far; a registration whose id exists already is answered as it is stored. @throws Refused 422 */
export async function createEnrolment(
  transaction: WriteTransaction,
  body: EnrolmentBody,
  surroundings: Surroundings,
): Promise<Stored<Enrolment>> {
  const existing = await transaction.objectStore('enrolments').get(body.id);
  if (existing) return { record: existing, created: false };
  mustBeDraft(body);
  const record = await put(transaction, body, surroundings);
  await note(transaction, surroundings, { action: 'created', ...about(record.id) });
  return { record, created: true };
}

/**
 * Replaces what was typed so far. It comes every moment while somebody types: the log tells of it only when it is
 * another person than before. @throws Refused 404; 409 where it is activated; 412; 422
 */
export async function updateEnrolment(
  transaction: WriteTransaction,
  body: EnrolmentBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Enrolment> {
  const before = await currentDraft(transaction, body.id, ifMatch);
  mustBeDraft(body);
  const record = await put(transaction, body, surroundings);
  if (before.by !== surroundings.by)
    await note(transaction, surroundings, { action: 'updated', ...about(record.id) });
  return record;
}

/** Discards a draft with all that was typed: nobody agreed to it being kept. @throws Refused 404; 409; 412 */
export async function removeEnrolment(
  transaction: WriteTransaction,
  id: string,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Enrolment> {
  const before = await currentDraft(transaction, id, ifMatch);
  await transaction.objectStore('enrolments').delete(id);
  await note(transaction, surroundings, { action: 'removed', ...about(id) });
  return before;
}
