import { rulePathologies, type Threshold, type ThresholdBody } from '@/domain/rules/alertRule';
import { thresholdProblems } from '@/domain/rules/ruleDraft';
import { Refused } from '../../contract';
import { changesBetween, note } from '../audit/audit';
import { refresh, type Surroundings } from '../alerts/reevaluatePatient';
import { currentRecord } from '../../store/entities';
import { noteRulesChanged } from './ruleBook';
import { mustBeAdmin, type Stored } from './ruleRecords';
import type { WriteTransaction } from '../../store/transaction';

/** Whose threshold it is exists. */
async function isSomebody(transaction: WriteTransaction, { scope, key }: ThresholdBody): Promise<boolean> {
  switch (scope) {
    case 'patient':
      return (await transaction.objectStore('patients').getKey(key)) !== undefined;
    case 'category':
      return (await transaction.objectStore('categories').index('code').getKey(key)) !== undefined;
    case 'pathology':
      return (rulePathologies as readonly string[]).includes(key);
  }
}

/** @throws Refused 409 where there is one for the same already, 422 where it makes no sense */
async function mustMakeSense(transaction: WriteTransaction, body: ThresholdBody): Promise<void> {
  const rule = await transaction.objectStore('rules').get(body.rule);
  if (!rule) throw new Refused(422, 'errors.invalid', { rule: 'validation.invalid' });
  if (!(await isSomebody(transaction, body)))
    throw new Refused(422, 'errors.invalid', { key: 'validation.invalid' });
  const problems = thresholdProblems(body, rule);
  if (Object.keys(problems).length > 0) throw new Refused(422, 'errors.invalid', problems);
  const same = (await transaction.objectStore('thresholds').getAll()).find(
    ({ id, ...one }) =>
      id !== body.id && one.rule === body.rule && one.scope === body.scope && one.key === body.key,
  );
  if (same) throw new Refused(409, 'errors.duplicateThreshold', { key: 'errors.duplicateThreshold' });
}

const mayDecide = ({ scope }: Pick<ThresholdBody, 'scope'>, surroundings: Surroundings): void => {
  if (scope !== 'patient') mustBeAdmin(surroundings);
};

/** Under which names a threshold stands in the log. */
const namesOf = ({ id, scope, key, rule, reason }: ThresholdBody) => ({
  kind: 'thresholds',
  record: id,
  patient: scope === 'patient' ? key : undefined,
  detail: rule,
  reason,
});

/** What a threshold changes about its patient is judged at once; about many, by who calls. */
async function judgeAnew(
  transaction: WriteTransaction,
  { scope, key }: ThresholdBody,
  surroundings: Surroundings,
): Promise<void> {
  await noteRulesChanged(transaction, surroundings.newId());
  const patient = scope === 'patient' ? await transaction.objectStore('patients').get(key) : undefined;
  if (patient) await refresh(transaction, patient, surroundings);
}

async function putThreshold(
  transaction: WriteTransaction,
  body: ThresholdBody,
  surroundings: Surroundings,
): Promise<Threshold> {
  const at = new Date(surroundings.now).toISOString();
  const record = { ...body, version: surroundings.newId(), updatedAt: at, by: surroundings.by, at };
  await transaction.objectStore('thresholds').put(record);
  await judgeAnew(transaction, record, surroundings);
  return record;
}

/** Stores a new threshold; one whose id exists already is answered as it is stored. @throws Refused 403; 409; 422 */
export async function createThreshold(
  transaction: WriteTransaction,
  body: ThresholdBody,
  surroundings: Surroundings,
): Promise<Stored<Threshold>> {
  mayDecide(body, surroundings);
  const existing = await transaction.objectStore('thresholds').get(body.id);
  if (existing) return { record: existing, created: false };
  await mustMakeSense(transaction, body);
  const record = await putThreshold(transaction, body, surroundings);
  await note(transaction, surroundings, { action: 'created', ...namesOf(record) });
  return { record, created: true };
}

/** Replaces the threshold whose version is `ifMatch`; whose it is stays. @throws Refused 403; 404; 409; 412; 422 */
export async function updateThreshold(
  transaction: WriteTransaction,
  body: ThresholdBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Threshold> {
  mayDecide(body, surroundings);
  const before = await currentRecord(transaction, 'thresholds', body.id, ifMatch);
  for (const field of ['rule', 'scope', 'key'] as const) {
    if (before[field] !== body[field])
      throw new Refused(422, 'errors.invalid', { [field]: 'validation.invalid' });
  }
  await mustMakeSense(transaction, body);
  const record = await putThreshold(transaction, body, surroundings);
  const changes = changesBetween(before, record);
  await note(transaction, surroundings, { action: 'updated', ...namesOf(record), changes });
  return record;
}

/** Removes the threshold whose version is `ifMatch`: wider limits hold again. @throws Refused 403; 404; 412 */
export async function removeThreshold(
  transaction: WriteTransaction,
  id: string,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<Threshold> {
  const before = await currentRecord(transaction, 'thresholds', id, ifMatch);
  mayDecide(before, surroundings);
  await transaction.objectStore('thresholds').delete(id);
  await judgeAnew(transaction, before, surroundings);
  await note(transaction, surroundings, { action: 'removed', ...namesOf(before) });
  return before;
}
