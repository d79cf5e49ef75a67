import {
  careKinds,
  definitionKinds,
  type CareKind,
  type CareLeftOut,
  type CareOf,
  type CareReason,
  type CareRecord,
  type DefinitionKind,
  type DefinitionOf,
} from '@/domain/exchange/careRecord';
import { dueIdOf } from '@/domain/medicine/intake';
import type { Patient } from '@/domain/patients/patient';
import type { WriteContext } from '../writeContext';
import { withoutMarks } from './importedNames';
import { objections, type Standing } from './importCareRules';
import type { StoredPart } from './importParts';
import { sameContent } from '../../store/same';
import { table } from '../../store/tables';
import type { WriteTransaction } from '../../store/transaction';

const LONGEST_ID = 100;

/** The outcome of storing the care of a patient: what was stored, and how much of what was not, and why. */
interface StoredCare {
  parts: StoredPart[];
  leftOut: CareLeftOut[];
}

/** When it was last changed elsewhere, never later than now. */
const changedAt = (updatedAt: string, { now }: WriteContext): string =>
  new Date(Math.min(Date.parse(updatedAt), now)).toISOString();

/** A questionnaire or post from elsewhere can be read with what belongs to it, and given to nobody. */
const atRest = <K extends DefinitionKind>(kind: K, value: DefinitionOf<K>): DefinitionOf<K> => ({
  ...value,
  status: kind === 'questionnaires' ? 'retired' : 'archived',
});

async function storeDefinition<K extends DefinitionKind>(
  transaction: WriteTransaction,
  kind: K,
  sent: DefinitionOf<K>,
  context: WriteContext,
): Promise<StoredPart[]> {
  const store = table(transaction, kind);
  if (await store.get(sent.id)) return [];
  const version = context.newId();
  const stored = { ...atRest(kind, sent), version, updatedAt: changedAt(sent.updatedAt, context) };
  // A record and its store belong together; TypeScript cannot pair them.
  await store.put(stored as never);
  return [{ change: 'created', withheld: [], was: { kind, id: sent.id, before: null, version } }];
}

/** The ids under which records are stored: one that is another patient's here is made this patient's own. */
async function ownIds(
  transaction: WriteTransaction,
  care: CareRecord,
  patient: string,
): Promise<(kind: CareKind, id: string) => string> {
  const renamed = new Map<string, string>();
  for (const kind of careKinds)
    for (const { id } of care[kind] ?? []) {
      const stored = await table(transaction, kind).get(id);
      if (stored && stored.patient !== patient)
        renamed.set(`${kind} ${id}`, `${patient}.${id}`.slice(0, LONGEST_ID));
    }
  return (kind, id) => renamed.get(`${kind} ${id}`) ?? id;
}

/** A care record with the ids that it and what it names have here. */
function placed(care: CareRecord, patient: string, idOf: (kind: CareKind, id: string) => string): CareRecord {
  const own = <K extends CareKind>(kind: K, one: CareOf<K>) => ({ ...one, id: idOf(kind, one.id), patient });
  const all = <K extends CareKind>(kind: K): CareOf<K>[] => (care[kind] ?? []) as CareOf<K>[];
  return {
    ...care,
    annotations: all('annotations').map((one) => own('annotations', one)),
    dialysisSessions: all('dialysisSessions').map((one) => own('dialysisSessions', one)),
    fluidAssignments: all('fluidAssignments').map((one) => ({
      ...own('fluidAssignments', one),
      ...(one.supersededBy && { supersededBy: idOf('fluidAssignments', one.supersededBy) }),
    })),
    allocations: all('allocations').map((one) => ({
      ...own('allocations', one),
      ...(one.accepted && { accepted: one.accepted.map((id) => idOf('allocations', id)) }),
    })),
    intakes: all('intakes').map((one) => {
      const allocation = idOf('allocations', one.allocation);
      const moved = own('intakes', one);
      // There is one entry for each due intake: its id names the medicine.
      const id =
        one.due && allocation !== one.allocation ? dueIdOf(allocation, one.due.day, one.due.time) : moved.id;
      return { ...moved, allocation, id };
    }),
    questionnaireAssignments: all('questionnaireAssignments').map((one) =>
      own('questionnaireAssignments', one),
    ),
    questionnaireResponses: all('questionnaireResponses').map((one) => ({
      ...own('questionnaireResponses', one),
      ...(one.assignment && { assignment: idOf('questionnaireAssignments', one.assignment) }),
    })),
    articleAssignments: all('articleAssignments').map((one) => own('articleAssignments', one)),
    alerts: all('alerts').map((one) => ({
      ...own('alerts', one),
      ...(one.previousAlertId && { previousAlertId: idOf('alerts', one.previousAlertId) }),
    })),
  };
}

async function storeOne<K extends CareKind>(
  kind: K,
  sent: CareOf<K>,
  standing: Standing,
  context: WriteContext,
): Promise<StoredPart | CareReason> {
  const store = table(standing.transaction, kind);
  const before = await store.get(sent.id);
  if (before) {
    const same = sameContent(withoutMarks(before), withoutMarks(sent));
    return same ? { change: 'unchanged', withheld: [] } : 'differs';
  }
  const reason = await objections[kind](sent, standing);
  if (reason) return reason;
  const version = context.newId();
  const stored = { ...sent, version, updatedAt: changedAt(sent.updatedAt, context) };
  // A record and its store belong together; TypeScript cannot pair them.
  await store.put(stored as never);
  return { change: 'created', withheld: [], was: { kind, id: sent.id, before: null, version } };
}

/**
 * Stores what a file of our own says beside person, readings and diagnoses. What is stored here already stays as it is,
 * whatever the file says; nothing that runs is put beside something of the same that runs here. To be called before the
 * rules look at the patient: an alert that comes with its readings is not raised a second time.
 */
export async function storeCare(
  transaction: WriteTransaction,
  sent: CareRecord,
  patient: Patient,
  context: WriteContext,
): Promise<StoredCare> {
  const parts: StoredPart[] = [];
  for (const kind of definitionKinds)
    for (const one of sent[kind] ?? [])
      parts.push(...(await storeDefinition<DefinitionKind>(transaction, kind, one, context)));
  const care = placed(sent, patient.id, await ownIds(transaction, sent, patient.id));
  const before = Object.fromEntries(
    await Promise.all(
      careKinds.map(async (kind) => [
        kind,
        await table(transaction, kind).index('patient').getAll(patient.id),
      ]),
    ),
  ) as Standing['before'];
  const standing: Standing = { transaction, patient, before, left: new Map(), sent: care };
  const counts = new Map<string, CareLeftOut>();
  for (const kind of careKinds)
    for (const one of care[kind] ?? []) {
      const result = await storeOne<CareKind>(kind, one, standing, context);
      if (typeof result !== 'string') {
        parts.push(result);
        continue;
      }
      const ids = standing.left.get(kind) ?? new Set<string>();
      standing.left.set(kind, ids.add(one.id));
      const key = `${kind} ${result}`;
      counts.set(key, { kind, reason: result, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  return { parts, leftOut: [...counts.values()] };
}
