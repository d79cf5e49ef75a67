import type { PatientRecord } from '@/domain/exchange/patientRecord';
import { isNoOlder, knownSince } from '@/domain/exchange/source';
import type { WriteTransaction } from '../../store/transaction';
import { type Import, knownAt, ownIdOf, type StoredPart } from './importParts';

/**
 * Marks diagnoses, prescriptions and allergies that their source has taken back or no longer orders; what is not stored
 * stays so, and what is newer here is asked about.
 */
export async function takeBackEntries(
  transaction: WriteTransaction,
  patient: string,
  withdrawn: NonNullable<PatientRecord['withdrawnEntries']>,
  context: Import,
): Promise<StoredPart[]> {
  const parts: StoredPart[] = [];
  for (const { kind, id: sent, becomes, lastUpdated: stated } of withdrawn) {
    const store = transaction.table(kind);
    const sameId = await store.get(sent);
    const before = sameId && sameId.patient !== patient ? await store.get(ownIdOf(sent, patient)) : sameId;
    const isRequest = before !== undefined && 'medicine' in before;
    const field = isRequest ? 'status' : 'verification';
    const said = before && (isRequest ? before.status : 'verification' in before && before.verification);
    if (!before || said === becomes || said === 'entered-in-error') {
      parts.push({ change: 'unchanged', withheld: [] });
      continue;
    }
    const lastUpdated = knownAt(stated, context);
    const storedAt = knownSince(before, before.imported);
    if (!isNoOlder(lastUpdated, storedAt) && !context.mayReplace) {
      const name =
        'medicine' in before ? before.medicine : 'label' in before ? before.label : before.substance;
      const asked = { field, ...(said && { stored: said }), sent: becomes };
      parts.push({ change: 'unchanged', withheld: [{ kind, name, ...asked }] });
      continue;
    }
    const version = context.newId();
    const since = lastUpdated ?? storedAt;
    // All kinds are stored as they were; TypeScript cannot pair the store with the entry.
    await store.put({
      ...before,
      [field]: becomes,
      ...(!isRequest && { recordedBy: context.by }),
      version,
      updatedAt: new Date(context.now).toISOString(),
      imported: { lastUpdated: since, version },
    } as never);
    parts.push({ change: 'updated', withheld: [], was: { kind, id: before.id, before, version } });
  }
  return parts;
}
