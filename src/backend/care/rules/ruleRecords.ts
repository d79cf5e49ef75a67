import { changedFields } from '@/domain/canonical';
import { alertRuleSchema, type AlertRule, type RuleBody, type RuleChange } from '@/domain/rules/alertRule';
import { isDefaultRule } from '@/domain/rules/ruleIds';
import { invalid } from '../../contract';
import { changesBetween } from '../audit/audit';
import { mustHaveRight } from '../writeContext';
import { currentRecord, defineRecords, permitFor } from '../defineRecords';
import { forgetThresholds, noteRulesChanged } from './ruleBook';
import type { WriteTransaction } from '../../store/transaction';

/** The number of changes a rule keeps; the log has them all. */
const MOST_CHANGES = 200;

/** The fields that people decide about a rule, without the reason they give for it. */
const decided = Object.keys(alertRuleSchema.shape).filter(
  (field) => !['id', 'version', 'updatedAt', 'history', 'reason'].includes(field),
);

/** Tells whether an alert, closed ones too, names the rule. */
async function hasAlerts(transaction: WriteTransaction, rule: string): Promise<boolean> {
  for await (const { value } of transaction.table('alerts').rows()) if (value.rule === rule) return true;
  return false;
}

/** @throws Refused 422 where the rule would look at something else although alerts name it */
async function mustKeepSubject(
  transaction: WriteTransaction,
  body: RuleBody,
  before: AlertRule,
): Promise<void> {
  const field = before.subject === body.subject ? 'measure' : 'subject';
  if (before[field] !== body[field] && (isDefaultRule(body.id) || (await hasAlerts(transaction, body.id))))
    throw invalid({ [field]: 'validation.subjectFixed' });
}

const records = defineRecords({
  kind: 'rules',
  permit: permitFor('rules.write'),
  changes: changesBetween,
  async check({ transaction, body, before, context, stamp }) {
    if (before) await mustKeepSubject(transaction, body, before);
    const changed = before ? changedFields(decided, before, body) : [];
    if (before && changed.length === 0) return { record: before };
    const { reason, status, levels } = body;
    const change: RuleChange = {
      version: stamp.version,
      at: stamp.updatedAt,
      by: context.by,
      ...(reason && { reason }),
      changed,
      status,
      levels,
    };
    const record: AlertRule = {
      ...body,
      ...stamp,
      history: [...(before?.history ?? []), change].slice(-MOST_CHANGES),
    };
    return {
      record,
      log: before && { reason },
      after: () => noteRulesChanged(transaction, stamp.version),
    };
  },
  checkRemoval: ({ transaction, before, context }) => ({
    async after() {
      await forgetThresholds(transaction, ({ rule }) => rule === before.id);
      await noteRulesChanged(transaction, context.newId());
    },
  }),
});

/**
 * Alert rules; what a rule said before stays in its history. With a removed rule go its thresholds. A rule that alerts
 * name, or that every installation begins with, is retired instead of removed.
 */
export const ruleRecords: typeof records = {
  ...records,
  async remove(transaction, id, ifMatch, context) {
    mustHaveRight(context, 'rules.write');
    const before = await currentRecord(transaction, 'rules', id, ifMatch);
    if (!isDefaultRule(id) && !(await hasAlerts(transaction, id)))
      return records.remove(transaction, id, ifMatch, context);
    const { version: _, updatedAt: __, history: ___, reason: ____, ...body } = before;
    return records.update(transaction, { ...body, status: 'retired' }, ifMatch, context);
  },
};
