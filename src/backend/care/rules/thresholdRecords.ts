import { rulePathologies, type Threshold, type ThresholdBody } from '@/domain/rules/alertRule';
import { thresholdProblems } from '@/domain/rules/ruleDraft';
import { invalid, Refused } from '../../contract';
import { changesBetween } from '../audit/audit';
import { refresh } from '../alerts/reevaluatePatient';
import { mustHaveRight, type WriteContext } from '../writeContext';
import { defineRecords } from '../defineRecords';
import { noteRulesChanged } from './ruleBook';
import type { WriteTransaction } from '../../store/transaction';

/** Whose threshold it is exists. */
async function isSomebody(transaction: WriteTransaction, { scope, key }: ThresholdBody): Promise<boolean> {
  switch (scope) {
    case 'patient':
      return (await transaction.table('patients').getKey(key)) !== undefined;
    case 'category':
      return (await transaction.table('categories').index('code').getKey(key)) !== undefined;
    case 'pathology':
      return (rulePathologies as readonly string[]).includes(key);
  }
}

/** @throws Refused 409 where there is one for the same already, 422 where it makes no sense */
async function mustMakeSense(transaction: WriteTransaction, body: ThresholdBody): Promise<void> {
  const rule = await transaction.table('rules').get(body.rule);
  if (!rule) throw new Refused(422, 'errors.invalid', { rule: 'validation.invalid' });
  if (!(await isSomebody(transaction, body)))
    throw new Refused(422, 'errors.invalid', { key: 'validation.invalid' });
  const problems = thresholdProblems(body, rule);
  if (Object.keys(problems).length > 0) throw new Refused(422, 'errors.invalid', problems);
  const same = (await transaction.table('thresholds').getAll()).find(
    ({ id, ...one }) =>
      id !== body.id && one.rule === body.rule && one.scope === body.scope && one.key === body.key,
  );
  if (same) throw new Refused(409, 'errors.duplicateThreshold', { key: 'errors.duplicateThreshold' });
}

/** @throws Refused 403 for a threshold of more than one patient where a user asks */
const mayDecide = ({ scope }: Pick<ThresholdBody, 'scope'>, context: WriteContext): void => {
  if (scope !== 'patient') mustHaveRight(context, 'rules.write');
};

/** Gives what the log says of a threshold: whose it is, of which rule, and why. */
const logOf = ({ scope, key, rule, reason }: ThresholdBody) => ({
  patient: scope === 'patient' ? key : undefined,
  detail: rule,
  reason,
});

/** Judges at once what a threshold changes about its patient; the caller judges what it changes about many. */
async function reevaluate(
  transaction: WriteTransaction,
  { scope, key }: ThresholdBody,
  context: WriteContext,
): Promise<void> {
  await noteRulesChanged(transaction, context.newId());
  const patient = scope === 'patient' ? await transaction.table('patients').get(key) : undefined;
  if (patient) await refresh(transaction, patient, context);
}

/** Thresholds. A threshold stays of the same rule and person; where it is removed, wider limits hold again. */
export const thresholdRecords = defineRecords({
  kind: 'thresholds',
  changes: changesBetween,
  permit({ body, context }) {
    if (body) mayDecide(body, context);
  },
  async check({ transaction, body, before, context, stamp }) {
    for (const field of ['rule', 'scope', 'key'] as const)
      if (before && before[field] !== body[field]) throw invalid({ [field]: 'validation.invalid' });
    await mustMakeSense(transaction, body);
    const record: Threshold = { ...body, ...stamp, by: context.by, at: stamp.updatedAt };
    return { record, log: logOf(record), after: () => reevaluate(transaction, record, context) };
  },
  checkRemoval({ transaction, before, context }) {
    mayDecide(before, context);
    return { log: logOf(before), after: () => reevaluate(transaction, before, context) };
  },
});
