import type { CategoryMoved } from '@/domain/category/moving';
import { Refused } from '../../contract';
import { pause } from '../../http/pause';
import { note } from '../audit/audit';
import type { Change } from '@/domain/change';
import { changeOf } from '../changeScope';
import { refresh } from '../alerts/reevaluatePatient';
import { mustHaveRight, type WriteContext } from '../writeContext';
import { putPatient } from '../patients/storedPatient';
import type { Access, WriteTransaction } from '../../store/transaction';

/** The number of patients moved in one transaction. */
const CHUNK = 25;

/** Codes of two categories, the second one open. @throws Refused 403; 404; 409 where it is archived; 422 */
async function codesOf(transaction: WriteTransaction, from: string, to: string): Promise<[string, string]> {
  const store = transaction.table('categories');
  const [source, target] = await Promise.all([store.get(from), store.get(to)]);
  if (!source) throw new Refused(404, 'errors.notFound');
  if (!target || from === to) throw new Refused(422, 'errors.invalid', { to: 'validation.invalid' });
  if (target.archived) throw new Refused(409, 'errors.categoryArchived', { to: 'errors.categoryArchived' });
  return [source.code, target.code];
}

/** Ids of the patients in the category with this id, in the order of the store. @throws Refused 404 */
async function patientsIn(transaction: WriteTransaction, id: string): Promise<string[]> {
  const category = await transaction.table('categories').get(id);
  if (!category) throw new Refused(404, 'errors.notFound');
  const ids: string[] = [];
  for await (const { value } of transaction.table('patients').rows())
    if (value.category === category.code) ids.push(value.id);
  return ids;
}

/**
 * Moves patients from one category to another, and judges them by its rules at once. Nothing else about them changes:
 * each patient is read and written in one transaction, so that no concurrent change is lost, and a patient who has
 * already been moved is left alone. @throws Refused 403; 404; 409; 422
 */
async function movePatients(
  transaction: WriteTransaction,
  from: string,
  to: string,
  patients: readonly string[],
  context: WriteContext,
): Promise<CategoryMoved> {
  mustHaveRight(context, 'categories.write');
  const [source, target] = await codesOf(transaction, from, to);
  const outcome: CategoryMoved = { moved: [], unchanged: [], elsewhere: [] };
  for (const id of new Set(patients)) {
    const before = await transaction.table('patients').get(id);
    if (before?.category !== source) {
      (before?.category === target ? outcome.unchanged : outcome.elsewhere).push(id);
      continue;
    }
    const updatedAt = new Date(context.now).toISOString();
    const moved = { ...before, category: target, version: context.newId(), updatedAt };
    await putPatient(transaction, moved, before);
    await refresh(transaction, moved, context);
    await note(transaction, context, {
      action: 'updated',
      kind: 'patients',
      record: id,
      patient: id,
      changes: [{ field: 'category', before: source, after: target }],
    });
    outcome.moved.push(id);
  }
  return outcome;
}

/**
 * The same of any number of patients, some in each transaction. Ended by `signal` or by a failure, those moved by then
 * stay moved, and sent again it goes on with the others.
 * @param patients ids; without them everybody in the category
 */
export async function movePatientsInChunks(
  write: Access['write'],
  from: string,
  to: string,
  patients: readonly string[] | undefined,
  context: WriteContext,
  { onChange, signal }: { onChange: (change: Change) => void; signal: AbortSignal | undefined },
): Promise<CategoryMoved> {
  const ids = patients ?? (await write((transaction) => patientsIn(transaction, from)));
  const whole: CategoryMoved = { moved: [], unchanged: [], elsewhere: [] };
  // An empty category is processed too, so that the caller learns whether the move is allowed.
  for (let start = 0; start === 0 || start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK);
    const part = await write((transaction) => movePatients(transaction, from, to, chunk, context), signal);
    for (const key of ['moved', 'unchanged', 'elsewhere'] as const) whole[key].push(...part[key]);
    if (part.moved.length > 0) onChange(changeOf(part.moved));
    await pause();
  }
  return whole;
}
