import { mayUndo, type Review } from '@/domain/patients/review';
import { Refused } from '../../contract';
import { note } from '../audit/audit';
import type { WriteContext } from '../writeContext';
import { currentRecord } from '../defineRecords';
import { patientOf } from './storedPatient';
import type { WriteTransaction } from '../../store/transaction';

/** Puts the newest review, or none, on the worklist row. */
async function show(
  transaction: WriteTransaction,
  patient: string,
  review: Review | undefined,
  { now, newId }: WriteContext,
): Promise<void> {
  const store = transaction.table('summaries');
  const row = await store.get(patient);
  if (!row) return;
  const { reviewed: _before, ...rest } = row;
  const reviewed = review && { by: review.by, at: review.at, version: review.version };
  const decided = { version: newId(), updatedAt: new Date(now).toISOString() };
  await store.put({ ...rest, ...(reviewed && { reviewed }), ...decided });
}

/**
 * Marks a patient as reviewed now. Who does so again within the time in which it could be undone has looked once: what
 * an undo brings back stays the review before that. @throws Refused 404
 */
export async function markReviewed(
  transaction: WriteTransaction,
  patient: string,
  context: WriteContext,
): Promise<Review> {
  await patientOf(transaction, patient);
  const store = transaction.table('reviews');
  const before = await store.get(patient);
  const at = new Date(context.now).toISOString();
  const previous =
    before && mayUndo(before, context.by, context.now)
      ? before.previous
      : before && { by: before.by, at: before.at };
  const review: Review = {
    id: patient,
    version: context.newId(),
    updatedAt: at,
    patient,
    by: context.by,
    at,
    ...(previous && { previous }),
  };
  await store.put(review);
  await show(transaction, patient, review, context);
  await note(transaction, context, { action: 'reviewed', kind: 'patients', record: patient, patient });
  return review;
}

/** @throws Refused 404 where there is none, 412 where somebody has reviewed since, 409 for another's or an old one */
export async function revertReview(
  transaction: WriteTransaction,
  patient: string,
  ifMatch: string,
  context: WriteContext,
): Promise<void> {
  const { previous, ...review } = await currentRecord(transaction, 'reviews', patient, ifMatch);
  if (!mayUndo(review, context.by, context.now)) throw new Refused(409, 'errors.reviewUndo');
  const store = transaction.table('reviews');
  const decided = { version: context.newId(), updatedAt: new Date(context.now).toISOString() };
  const earlier = previous && { ...review, ...previous, ...decided };
  if (earlier) await store.put(earlier);
  else await store.delete(patient);
  await show(transaction, patient, earlier, context);
  await note(transaction, context, { action: 'unreviewed', kind: 'patients', record: patient, patient });
}
