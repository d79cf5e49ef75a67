import { endsStatement, holds, isHeldAllergy, noneScopeOf, type Allergy } from '@/domain/allergies/allergy';
import { allergyStandingOf } from '@/domain/allergies/allergyStanding';
import { sameContent } from '../../store/same';
import type { WriteTransaction } from '../../store/transaction';
import { changesBetween, note } from '../audit/audit';
import type { WriteContext } from '../writeContext';

/** Brings what the worklist row says of allergies up to the stored entries of a patient. */
export async function noteAllergies(
  transaction: WriteTransaction,
  patient: string,
  { now, newId }: Pick<WriteContext, 'now' | 'newId'>,
): Promise<void> {
  const store = transaction.table('summaries');
  const row = await store.get(patient);
  if (!row) return;
  const { allergies: _, ...rest } = row;
  const allergies = allergyStandingOf(await transaction.table('allergies').index('patient').getAll(patient));
  const whole = allergies ? { ...rest, allergies } : rest;
  if (sameContent(row, whole)) return;
  await store.put({ ...whole, version: newId(), updatedAt: new Date(now).toISOString() });
}

/** A statement as it was, and the version that its end has. */
interface EndedStatement {
  before: Allergy;
  version: string;
}

/** Ends the statements of a patient that none is known, where allergies now say otherwise. The log says so. */
export async function endUntrueStatements(
  transaction: WriteTransaction,
  patient: string,
  context: WriteContext,
): Promise<EndedStatement[]> {
  const store = transaction.table('allergies');
  const entries = await store.index('patient').getAll(patient);
  const held = entries.filter(isHeldAllergy);
  const untrue = entries.filter((entry) => {
    const scope = holds(entry) ? noneScopeOf(entry) : null;
    return scope !== null && held.some((allergy) => endsStatement(allergy, scope));
  });
  const ended: EndedStatement[] = [];
  for (const before of untrue) {
    const version = context.newId();
    const updatedAt = new Date(context.now).toISOString();
    const after: Allergy = {
      ...before,
      clinicalStatus: 'inactive',
      recordedBy: context.by,
      version,
      updatedAt,
    };
    await store.put(after);
    await note(transaction, context, {
      action: 'updated',
      kind: 'allergies',
      record: before.id,
      patient,
      detail: before.substance,
      changes: changesBetween(before, after).filter(({ field }) => field !== 'recordedBy'),
    });
    ended.push({ before, version });
  }
  return ended;
}
