import type { Annotation } from '@/domain/readings/annotation';
import type { Draft, Entity } from '@/domain/entity';
import type { Patient } from '@/domain/patients/patient';
import type { SavedView } from '@/domain/worklist/savedView';
import { Refused, type Entities, type Kind } from '../contract';
import { mustBeTheirs, withServerFields } from '../http/fieldRights';
import { changesBetween, note } from '../care/audit/audit';
import { removeBelongings } from '../care/patients/deletePatientData';
import { refresh, type Surroundings } from '../care/alerts/reevaluatePatient';
import { houseDefaults } from '../care/settings/storedSettings';
import { isOwned, table } from './tables';
import type { WriteTransaction } from './transaction';

type Body<K extends Kind> = Draft<Entities[K] & Entity>;

const unwritten: readonly Kind[] = ['alerts', 'summaries', 'reviews'];
/** Alerts are made by rules, summaries are derived, and reviewing is an act: nobody writes them as records. */
function mustBeWritable(kind: Kind): void {
  if (unwritten.includes(kind)) throw new Refused(403, 'errors.forbidden');
}

/** The patient, or a refusal. @throws Refused 404 */
export async function patientOf(transaction: WriteTransaction, id: string): Promise<Patient> {
  const patient = await transaction.objectStore('patients').get(id);
  if (!patient) throw new Refused(404, 'errors.notFound');
  return patient;
}

/** @throws Refused 409 where another patient has this number */
export async function mustBeOwnNumber(
  transaction: WriteTransaction,
  patientId: string,
  id: string,
): Promise<void> {
  const holder = await transaction.objectStore('patients').index('patientId').getKey(patientId);
  if (holder === undefined || holder === id) return;
  throw new Refused(409, 'errors.duplicatePatientId', { patientId: 'errors.duplicatePatientId' });
}

/** @throws Refused 409 where another record has the number that must be its own, 422 where the patient is unknown */
async function mustBeConsistent(transaction: WriteTransaction, kind: Kind, body: object): Promise<void> {
  const { id, patientId, patient } = body as { id: string; patientId?: string; patient?: string };
  if (kind === 'patients' && patientId !== undefined) await mustBeOwnNumber(transaction, patientId, id);
  if (isOwned(kind) && !(await transaction.objectStore('patients').getKey(patient ?? ''))) {
    throw new Refused(422, 'errors.invalid', { patient: 'validation.invalid' });
  }
}

/**
 * Nobody is put into an archived category; whoever is in it stays, and can be written about.
 * @throws Refused 422
 */
async function mustBeOpen(
  transaction: WriteTransaction,
  { category }: Patient,
  before: Patient | undefined,
): Promise<void> {
  if (category === null || category === before?.category) return;
  const chosen = await transaction.objectStore('categories').index('code').get(category);
  if (chosen?.archived) throw new Refused(422, 'errors.invalid', { category: 'errors.categoryArchived' });
}

/** Writes a patient with the identifiers by which an import finds it again. */
export async function putPatient(
  transaction: WriteTransaction,
  patient: Patient,
  before?: Patient,
): Promise<void> {
  const identifiers = transaction.objectStore('identifiers');
  for (const { system, value } of before?.ext.identifiers ?? [])
    await identifiers.delete([system, value, patient.id]);
  for (const { system, value } of patient.ext.identifiers)
    await identifiers.put(true, [system, value, patient.id]);
  await transaction.objectStore('patients').put(patient);
}

async function put<K extends Kind>(
  transaction: WriteTransaction,
  kind: K,
  body: Body<K>,
  surroundings: Surroundings,
  before?: Entities[K],
): Promise<Entities[K]> {
  await mustBeConsistent(transaction, kind, body);
  const updatedAt = new Date(surroundings.now).toISOString();
  // A draft and what the server decides are the whole record; TypeScript does not see through Omit of a generic.
  const decided = {
    version: surroundings.newId(),
    updatedAt,
    ...(kind === 'views' && { owner: surroundings.by }),
    ...(kind === 'patients' && !before && (await houseDefaults(transaction, body as object))),
  };
  const record = { ...body, ...decided } as unknown as Entities[K];
  if (kind === 'views') await keepOneDefault(transaction, record as SavedView);
  if (kind === 'annotations') {
    const annotation = { ...(record as Annotation), by: surroundings.by };
    await table(transaction, 'annotations').put(annotation);
    await judgeAnew(transaction, annotation, surroundings);
    return annotation as Entities[K];
  }
  if (kind !== 'patients') {
    await table(transaction, kind).put(record);
    return record;
  }
  await mustBeOpen(transaction, record as Patient, before as Patient | undefined);
  await putPatient(transaction, record as Patient, before as Patient | undefined);
  await refresh(transaction, record as Patient, surroundings);
  return record;
}

/** Of views of a list at most one is what the list opens with. */
async function keepOneDefault(
  transaction: WriteTransaction,
  { id, owner, list, isDefault, version }: SavedView,
) {
  if (!isDefault) return;
  const store = transaction.objectStore('views');
  for (const { isDefault: wasDefault, ...view } of await store.index('owner').getAll(owner)) {
    if (wasDefault && view.list === list && view.id !== id) await store.put({ ...view, version });
  }
}

/** A view belongs to whoever made it; to everybody else it does not exist. @throws Refused 404 */
function mustBeOwn(record: object, { by }: Surroundings): void {
  if ('owner' in record && 'query' in record && record.owner !== by)
    throw new Refused(404, 'errors.notFound');
}

/** How somebody arranges their own lists is nobody else's business. */
const isLogged = (kind: Kind): boolean => kind !== 'views';

/** A journey or a stay in hospital excuses what does not come: what the rules say may have changed. */
async function judgeAnew(
  transaction: WriteTransaction,
  { patient }: Annotation,
  surroundings: Surroundings,
): Promise<void> {
  await refresh(transaction, await patientOf(transaction, patient), surroundings);
}

/** Under which names a record stands in the log. */
const namesOf = <K extends Kind>(kind: K, record: Entities[K]) => ({
  kind,
  record: record.id,
  patient: kind === 'patients' ? record.id : 'patient' in record ? record.patient : undefined,
});

/** Stores a new record; one whose id exists already is answered as it is stored. */
export async function createRecord<K extends Kind>(
  transaction: WriteTransaction,
  kind: K,
  body: Body<K>,
  surroundings: Surroundings,
): Promise<{ record: Entities[K]; created: boolean; sent?: object }> {
  mustBeWritable(kind);
  const existing = await table(transaction, kind).get(body.id);
  if (existing) {
    mustBeOwn(existing, surroundings);
    return { record: existing, created: false };
  }
  const record = await put(transaction, kind, body, surroundings);
  if (isLogged(kind)) await note(transaction, surroundings, { action: 'created', ...namesOf(kind, record) });
  return { record, created: true };
}

/** @throws Refused 404 where there is none, 412 where it has changed since `ifMatch` */
export async function currentRecord<K extends Kind>(
  transaction: WriteTransaction,
  kind: K,
  id: string,
  ifMatch: string,
): Promise<Entities[K]> {
  const stored = await table(transaction, kind).get(id);
  if (!stored) throw new Refused(404, 'errors.notFound');
  if (stored.version !== ifMatch) throw new Refused(412, 'errors.conflict');
  return stored;
}

/**
 * Replaces the record whose version is `ifMatch`; what the server decides stays as it is stored.
 * @throws Refused 403 for a field that is an administrator's; 404; 409; 412; 422
 */
export async function updateRecord<K extends Kind>(
  transaction: WriteTransaction,
  kind: K,
  id: string,
  body: Body<K>,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Entities[K]> {
  mustBeWritable(kind);
  const before = await currentRecord(transaction, kind, id, ifMatch);
  mustBeOwn(before, surroundings);
  mustBeTheirs(kind, body, before, surroundings.role);
  const whole = withServerFields(kind, { ...body, id }, before);
  const record = await put(transaction, kind, whole, surroundings, before);
  if (!isLogged(kind)) return record;
  const changes = changesBetween(before, record);
  await note(transaction, surroundings, { action: 'updated', ...namesOf(kind, record), changes });
  return record;
}

/**
 * Removes the record whose version is `ifMatch`; with a patient goes everything that is the patient's.
 */
export async function removeRecord(
  transaction: WriteTransaction,
  kind: Kind,
  id: string,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Entities[Kind]> {
  mustBeWritable(kind);
  const record = await currentRecord(transaction, kind, id, ifMatch);
  mustBeOwn(record, surroundings);
  await table(transaction, kind).delete(id);
  if (kind === 'patients') await removeBelongings(transaction, record as Patient);
  if (kind === 'annotations') await judgeAnew(transaction, record as Annotation, surroundings);
  if (isLogged(kind)) await note(transaction, surroundings, { action: 'removed', ...namesOf(kind, record) });
  return record;
}
