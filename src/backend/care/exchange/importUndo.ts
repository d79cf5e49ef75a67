import { careKinds, definitionKinds, type CareKind, type DefinitionKind } from '@/domain/exchange/careRecord';
import type { Entity } from '@/domain/entity';
import { knownSince } from '@/domain/exchange/source';
import type { Patient } from '@/domain/patients/patient';
import { Refused } from '../../contract';
import { changesBetween, note } from '../audit/audit';
import { putBack } from '../readings/putBack';
import { withdrawImported } from '../readings/withdrawImported';
import { refresh } from '../alerts/reevaluatePatient';
import type { WriteContext } from '../writeContext';
import { noteAllergies } from '../allergies/noteAllergies';
import { patientOf, putPatient } from '../patients/storedPatient';
import { keyOfReading, readingsByKey } from '../readings/readings';
import { table } from '../../store/tables';
import type { WriteTransaction } from '../../store/transaction';
import { type Before, type ItemBefore, type Kept, keptOf, putKept, withVersions } from './keptImports';

const isDefinition = (kind: ItemBefore['kind']): kind is DefinitionKind =>
  (definitionKinds as readonly string[]).includes(kind);

/** Tells whether nobody has acted on an alert since: what the rules and time did to it, they do again. */
async function isAlertUntouched(
  transaction: WriteTransaction,
  patient: Patient,
  id: string,
  at: string,
): Promise<boolean> {
  const alert = await transaction.table('alerts').get(id);
  if (alert?.patient !== patient.id) return false;
  return alert.history.every((event) => event.at <= at || event.by === 'system');
}

/** @throws Refused 409 where something that people entered since stands on what the import brought */
async function mustBeUnused(
  transaction: WriteTransaction,
  patient: Patient,
  { items }: Before,
): Promise<void> {
  const brought = (kind: CareKind) => new Set(items.filter((one) => one.kind === kind).map(({ id }) => id));
  const [allocations, intakes] = [brought('allocations'), brought('intakes')];
  const [given, answers] = [brought('questionnaireAssignments'), brought('questionnaireResponses')];
  const taken = await transaction.table('intakes').index('patient').getAll(patient.id);
  const answered = await transaction.table('questionnaireResponses').index('patient').getAll(patient.id);
  const isUsed =
    taken.some(({ id, allocation }) => allocations.has(allocation) && !intakes.has(id)) ||
    answered.some(({ id, assignment = '' }) => given.has(assignment) && !answers.has(id));
  if (isUsed) throw new Refused(409, 'errors.importMoved');
}

/** Tells whether a questionnaire or post that an import brought is named by nothing any more, and is as it came. */
async function isIdle(transaction: WriteTransaction, { kind, id, version }: ItemBefore): Promise<boolean> {
  if (kind === 'articles') {
    const named = await transaction.table('articleAssignments').index('article').count(id);
    return named === 0 && (await transaction.table(kind).get(id))?.version === version;
  }
  const given = await transaction.table('questionnaireAssignments').index('questionnaire').count(id);
  const answers = await transaction.table('questionnaireResponses').index('questionnaire').count(id);
  const stored = await transaction.table('questionnaires').get(id);
  return given + answers === 0 && stored?.version === version;
}

/** @throws Refused 409 where something that the import changed has been changed since */
async function mustBeUntouched(transaction: WriteTransaction, patient: Patient, before: Kept): Promise<void> {
  const { person, items, at, readings, corrected = [] } = before;
  const known = await readingsByKey(transaction, patient.id, [...readings, ...corrected]);
  const isMoved = ({ version, ...key }: Kept['readings'][number]) =>
    version !== undefined && known.get(keyOfReading(key))?.version !== version;
  const isOut = (key: Kept['readings'][number]) => known.get(keyOfReading(key))?.enteredInError;
  if (readings.some((one) => !isOut(one) && isMoved(one)) || corrected.some(isMoved))
    throw new Refused(409, 'errors.importMoved');
  if (person && person.version !== patient.version) throw new Refused(409, 'errors.importMoved');
  // What a step of the programme has ended would stay ended: it is taken back by a step.
  if (person && person.before.ext.status !== patient.ext.status) throw new Refused(409, 'errors.importMoved');
  for (const { kind, id, version } of items) {
    if (isDefinition(kind)) continue;
    if (kind === 'alerts') {
      if (await isAlertUntouched(transaction, patient, id, at)) continue;
      throw new Refused(409, 'errors.importMoved');
    }
    const stored = await table(transaction, kind).get(id);
    if (stored?.version !== version || stored.patient !== patient.id)
      throw new Refused(409, 'errors.importMoved');
  }
  if (items.some(({ kind }) => (careKinds as readonly string[]).includes(kind)))
    await mustBeUnused(transaction, patient, before);
}

/**
 * Puts back what stood there before an import, readings that it corrected or took out among it, and takes out of all
 * figures those that it brought: all of it, or nothing where somebody has changed it since. Its file may bring all of it
 * again.
 * @throws Refused 404 where there is no such import, or it is too long ago; 409
 */
export async function undoImport(
  transaction: WriteTransaction,
  id: string,
  made: string,
  reason: string,
  context: WriteContext,
): Promise<Patient> {
  const { now, newId } = context;
  const patient = await patientOf(transaction, id);
  const kept = await keptOf(transaction, id, now);
  const found = kept.find((one) => one.id === made);
  if (!found) throw new Refused(404, 'errors.notFound');
  await mustBeUntouched(transaction, patient, found);
  const updatedAt = new Date(now).toISOString();
  let current = patient;
  /** Which versions what comes back has now, by those it had: an older import may be undone next. */
  const renewed = new Map<string, string>();
  /** It is of the age that it was: neither its file nor another clinic may take it for newer than it is. */
  const renew = <T extends Entity>(before: T, imported: Parameters<typeof knownSince>[1]) => {
    const version = newId();
    renewed.set(before.version, version);
    return {
      renewal: { ...before, version, updatedAt },
      imported: { lastUpdated: knownSince(before, imported), version },
    };
  };
  if (found.person) {
    const { before } = found.person;
    const { renewal, imported } = renew(before, before.ext.imported);
    current = { ...renewal, ext: { ...before.ext, imported } };
    await putPatient(transaction, current, patient);
  }
  const records = found.items.filter(({ kind }) => !isDefinition(kind));
  for (const { kind, id: item, before } of records) {
    const store = transaction.table(kind);
    // A record and its store belong together; TypeScript cannot pair them.
    if (before) {
      const { renewal, imported } = renew(before, before.imported);
      await store.put({ ...renewal, imported } as never);
    } else await store.delete(item);
  }
  // What others have been given or have answered meanwhile stays.
  for (const one of found.items)
    if (isDefinition(one.kind) && (await isIdle(transaction, one)))
      await transaction.table(one.kind).delete(one.id);
  for (const one of found.corrected ?? []) {
    const { measure, before } = one;
    const key = { patient: id, measure, id: one.id };
    const version = await putBack(transaction, key, before, reason, context);
    if (before && version !== undefined) renewed.set(`${keyOfReading(one)} ${before.version}`, version);
  }
  await withdrawImported(transaction, current, found.readings, reason, context);
  await putKept(
    transaction,
    id,
    kept.filter((one) => one !== found).map((one) => withVersions(one, renewed)),
  );
  await note(transaction, context, {
    action: 'restored',
    kind: 'patients',
    record: id,
    patient: id,
    detail: 'importUndone',
    reason,
    changes: [
      ...changesBetween(patient, current),
      ...(found.readings.length > 0 ? [{ field: 'created', before: String(found.readings.length) }] : []),
    ],
  });
  await refresh(transaction, current, context);
  await noteAllergies(transaction, id, context);
  return current;
}
