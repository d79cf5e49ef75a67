import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { isLabMistake } from '@/domain/laboratory/labResult';
import { labHistory } from '../laboratory/labResultRecords';
import type { WriteContext } from '../writeContext';
import type { WriteTransaction } from '../../store/transaction';
import { ownIdOf, type StoredPart } from './importParts';

/** The reason kept with a result is the words of the standard: they are nobody's language. */
const REASON = 'FHIR: entered-in-error';

/** Marks results that their laboratory has taken back without saying what they said; what is not stored stays so. */
export async function takeBackResults(
  transaction: WriteTransaction,
  patient: string,
  withdrawn: NonNullable<PatientRecord['withdrawnResults']>,
  context: WriteContext,
): Promise<StoredPart[]> {
  const store = transaction.table('labResults');
  const parts: StoredPart[] = [];
  for (const { id: sent } of withdrawn) {
    const sameId = await store.get(sent);
    const before = sameId && sameId.patient !== patient ? await store.get(ownIdOf(sent, patient)) : sameId;
    if (!before || isLabMistake(before)) {
      parts.push({ change: 'unchanged', withheld: [] });
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
