import type { Draft } from '@/domain/entity';
import type { Medicine } from '@/domain/medicine/medicine';
import { Refused } from '../../contract';
import { namedChanges, note } from '../audit/audit';
import type { Surroundings } from '../alerts/reevaluatePatient';
import { currentRecord } from '../../store/entities';
import { mustBeAdmin, type Stored } from '../rules/ruleRecords';
import type { WriteTransaction } from '../../store/transaction';

type Body = Draft<Medicine>;

async function put(
  transaction: WriteTransaction,
  body: Body,
  { now, newId }: Surroundings,
): Promise<Medicine> {
  const record = { ...body, version: newId(), updatedAt: new Date(now).toISOString() };
  await transaction.objectStore('medicines').put(record);
  return record;
}

/** Stores a medicine of the catalogue; one whose id exists already is answered as it is stored. @throws Refused 403 */
export async function createMedicine(
  transaction: WriteTransaction,
  body: Body,
  surroundings: Surroundings,
): Promise<Stored<Medicine>> {
  mustBeAdmin(surroundings);
  const existing = await transaction.objectStore('medicines').get(body.id);
  if (existing) return { record: existing, created: false };
  const record = await put(transaction, body, surroundings);
  await note(transaction, surroundings, { action: 'created', kind: 'medicines', record: record.id });
  return { record, created: true };
}

/** Replaces the medicine whose version is `ifMatch`; what patients were given stays as it was. @throws Refused 403; 404; 412 */
export async function updateMedicine(
  transaction: WriteTransaction,
  body: Body,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Medicine> {
  mustBeAdmin(surroundings);
  const before = await currentRecord(transaction, 'medicines', body.id, ifMatch);
  const record = await put(transaction, body, surroundings);
  await note(transaction, surroundings, {
    action: 'updated',
    kind: 'medicines',
    record: record.id,
    changes: namedChanges(before, record),
  });
  return record;
}

/** Removes a medicine that nobody was ever given. @throws Refused 403; 404; 409; 412 */
export async function removeMedicine(
  transaction: WriteTransaction,
  id: string,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Medicine> {
  mustBeAdmin(surroundings);
  const before = await currentRecord(transaction, 'medicines', id, ifMatch);
  const users = await transaction.objectStore('allocations').index('medicine').count(id);
  if (users > 0) throw new Refused(409, 'errors.medicineInUse');
  await transaction.objectStore('medicines').delete(id);
  await note(transaction, surroundings, { action: 'removed', kind: 'medicines', record: id });
  return before;
}
