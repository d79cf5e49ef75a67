import type { Practitioner, PractitionerBody } from '@/domain/staff/practitioner';
import { memberProblems, sameContacts } from '@/domain/patients/team';
import { Refused } from '../../contract';
import { changesBetween, note } from '../audit/audit';
import type { Surroundings } from '../alerts/reevaluatePatient';
import { currentRecord } from '../../store/entities';
import { mustBeAdmin, type Stored } from '../rules/ruleRecords';
import type { WriteTransaction } from '../../store/transaction';

function mustMakeSense(body: PractitionerBody): void {
  const problems = memberProblems(body, false) as Record<string, string>;
  if (Object.keys(problems).length > 0) throw new Refused(422, 'errors.invalid', problems);
}

/** Nobody is entered twice unnoticed. @throws Refused 409 naming in what they agree */
async function mustBeNew(
  transaction: WriteTransaction,
  { accepted = [], ...body }: PractitionerBody,
  before?: Practitioner,
): Promise<void> {
  const all = await transaction.objectStore('practitioners').getAll();
  const known = new Set([...accepted, ...(before ? sameContacts(before, all).map(idOf) : [])]);
  const twins = sameContacts(body, all, body.id).filter((one) => !known.has(idOf(one)));
  if (twins.length === 0) return;
  const fields = { email: 'email', mobile: 'mobile', name: 'lastName' } as const;
  throw new Refused(
    409,
    'errors.duplicatePractitioner',
    Object.fromEntries(
      twins.flatMap(({ by }) => by.map((one) => [fields[one], 'errors.duplicatePractitioner'])),
    ),
  );
}
const idOf = ({ practitioner }: { practitioner: Practitioner }): string => practitioner.id;

async function put(
  transaction: WriteTransaction,
  sent: PractitionerBody,
  { now, newId }: Surroundings,
): Promise<Practitioner> {
  const { accepted: _, ...body } = sent;
  const record = { ...body, version: newId(), updatedAt: new Date(now).toISOString() };
  await transaction.objectStore('practitioners').put(record);
  return record;
}

/** Enters somebody in the directory; one whose id exists already is answered as it is stored. @throws Refused 409; 422 */
export async function createPractitioner(
  transaction: WriteTransaction,
  body: PractitionerBody,
  surroundings: Surroundings,
): Promise<Stored<Practitioner>> {
  const existing = await transaction.objectStore('practitioners').get(body.id);
  if (existing) return { record: existing, created: false };
  mustMakeSense(body);
  await mustBeNew(transaction, body);
  const record = await put(transaction, body, surroundings);
  await note(transaction, surroundings, { action: 'created', kind: 'practitioners', record: record.id });
  return { record, created: true };
}

/** Replaces the entry whose version is `ifMatch`; the teams of patients stay as they are. @throws Refused 404; 409; 412; 422 */
export async function updatePractitioner(
  transaction: WriteTransaction,
  body: PractitionerBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Practitioner> {
  const before = await currentRecord(transaction, 'practitioners', body.id, ifMatch);
  mustMakeSense(body);
  await mustBeNew(transaction, body, before);
  const record = await put(transaction, body, surroundings);
  await note(transaction, surroundings, {
    action: 'updated',
    kind: 'practitioners',
    record: record.id,
    changes: changesBetween(before, record),
  });
  return record;
}

/** Takes an entry out of the directory; who left is made inactive instead. @throws Refused 403; 404; 412 */
export async function removePractitioner(
  transaction: WriteTransaction,
  id: string,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Practitioner> {
  mustBeAdmin(surroundings);
  const before = await currentRecord(transaction, 'practitioners', id, ifMatch);
  await transaction.objectStore('practitioners').delete(id);
  await note(transaction, surroundings, { action: 'removed', kind: 'practitioners', record: id });
  return before;
}
