import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { isNoOlder, knownSince, sourceReasons } from '@/domain/exchange/source';
import { isLabMistake, type LabResult } from '@/domain/laboratory/labResult';
import { labHistory } from '../laboratory/labResultRecords';
import type { WriteTransaction } from '../../store/transaction';
import { type Import, knownAt, ownIdOf, type StoredPart } from './importParts';

const REASON = sourceReasons.withdrawn;

/** Tells whether staff have changed a result here since it came: only such a change keeps a reason. */
function isChangedHere({ history = [] }: LabResult): boolean {
  const reason = history.at(-1)?.reason;
  return reason !== undefined && reason !== REASON;
}

/**
 * Marks results that their laboratory has taken back without saying what they said; what is not stored stays so, and
 * what was changed here since is asked about.
 */
export async function takeBackResults(
  transaction: WriteTransaction,
  patient: string,
  withdrawn: NonNullable<PatientRecord['withdrawnResults']>,
  context: Import,
): Promise<StoredPart[]> {
  const store = transaction.table('labResults');
  const parts: StoredPart[] = [];
  for (const { id: sent, lastUpdated } of withdrawn) {
    const sameId = await store.get(sent);
    const before = sameId && sameId.patient !== patient ? await store.get(ownIdOf(sent, patient)) : sameId;
    if (!before || isLabMistake(before)) {
      parts.push({ change: 'unchanged', withheld: [] });
      continue;
    }
    const { status, analyte, imported } = before;
    const since = knownSince(before, imported);
    const isOlder = isChangedHere(before) && !isNoOlder(knownAt(lastUpdated, context), since);
    if (isOlder && !context.mayReplace) {
      const asked = { field: 'status', stored: status, sent: 'entered-in-error' };
      parts.push({ change: 'unchanged', withheld: [{ kind: 'labResults', name: analyte, ...asked }] });
      continue;
    }
    const after = { ...before, status: 'entered-in-error' as const, reason: REASON };
    const version = context.newId();
    await store.put({
      ...after,
      history: labHistory(before, after, context, REASON),
      recordedBy: context.by,
      version,
      updatedAt: new Date(context.now).toISOString(),
    });
    const was = { kind: 'labResults' as const, id: before.id, before, version };
    parts.push({ change: 'updated', withheld: [], was });
  }
  return parts;
}
