import { alertRuleSchema, type AlertRule, type RuleBody, type RuleChange } from '@/domain/rules/alertRule';
import { isDefaultRule } from '@/domain/rules/ruleIds';
import { Refused } from '../../contract';
import { changesBetween, note } from '../audit/audit';
import type { Surroundings } from '../alerts/reevaluatePatient';
import { currentRecord } from '../../store/entities';
import { forgetThresholds, noteRulesChanged } from './ruleBook';
import type { WriteTransaction } from '../../store/transaction';

/** A rule remembers so many of its changes; the log has them all. */
const MOST_CHANGES = 200;

export interface Stored<T> {
  record: T;
  created: boolean;
  /** Of one that was there already: what was sent as it would be stored, where that is not what was sent. */
  sent?: object;
}

/** Rules, and thresholds of more than one patient, are the administrators'. @throws Refused 403 */
export function mustBeAdmin({ role }: Surroundings): void {
  if (role !== 'ADMIN') throw new Refused(403, 'errors.forbidden');
}

const said = (rule: object, field: string): string | undefined =>
  JSON.stringify((rule as Record<string, unknown>)[field]);

/** What people decide about a rule, without the reason they give for it. */
const decided = Object.keys(alertRuleSchema.shape).filter(
  (field) => !['id', 'version', 'updatedAt', 'history', 'reason'].includes(field),
);

function changeOf(rule: RuleBody, changed: string[], surroundings: Surroundings): RuleChange {
  return {
    version: surroundings.newId(),
    at: new Date(surroundings.now).toISOString(),
    by: surroundings.by,
    ...(rule.reason && { reason: rule.reason }),
    changed,
    status: rule.status,
    levels: rule.levels,
  };
}

async function putRule(
  transaction: WriteTransaction,
  body: RuleBody,
  history: readonly RuleChange[],
  change: RuleChange,
): Promise<AlertRule> {
  const record: AlertRule = {
    ...body,
    version: change.version,
    updatedAt: change.at,
    history: [...history, change].slice(-MOST_CHANGES),
  };
  await transaction.objectStore('rules').put(record);
  await noteRulesChanged(transaction, change.version);
  return record;
}

/** Whether an alert, closed ones too, names the rule. */
async function hasAlerts(transaction: WriteTransaction, rule: string): Promise<boolean> {
  for await (const { value } of transaction.objectStore('alerts')) if (value.rule === rule) return true;
  return false;
}

/** Stores a new rule; one whose id exists already is answered as it is stored. @throws Refused 403 */
export async function createRule(
  transaction: WriteTransaction,
  body: RuleBody,
  surroundings: Surroundings,
): Promise<Stored<AlertRule>> {
  mustBeAdmin(surroundings);
  const existing = await transaction.objectStore('rules').get(body.id);
  if (existing) return { record: existing, created: false };
  const record = await putRule(transaction, body, [], changeOf(body, [], surroundings));
  await note(transaction, surroundings, { action: 'created', kind: 'rules', record: record.id });
  return { record, created: true };
}

async function changeRule(
  transaction: WriteTransaction,
  before: AlertRule,
  body: RuleBody,
  surroundings: Surroundings,
): Promise<AlertRule> {
  const changed = decided.filter((field) => said(before, field) !== said(body, field));
  if (changed.length === 0) return before;
  const record = await putRule(transaction, body, before.history, changeOf(body, changed, surroundings));
  await note(transaction, surroundings, {
    action: 'updated',
    kind: 'rules',
    record: record.id,
    reason: body.reason,
    changes: changesBetween(before, record),
  });
  return record;
}

/**
 * Replaces the rule whose version is `ifMatch`; what it said before stays in its history.
 * @throws Refused 403; 404; 412; 422 where it would look at something else although alerts name it
 */
export async function updateRule(
  transaction: WriteTransaction,
  body: RuleBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<AlertRule> {
  mustBeAdmin(surroundings);
  const before = await currentRecord(transaction, 'rules', body.id, ifMatch);
  const field = before.subject === body.subject ? 'measure' : 'subject';
  if (before[field] !== body[field] && (isDefaultRule(body.id) || (await hasAlerts(transaction, body.id))))
    throw new Refused(422, 'errors.invalid', { [field]: 'validation.subjectFixed' });
  return changeRule(transaction, before, body, surroundings);
}

/**
 * Removes the rule whose version is `ifMatch`, with its thresholds. One that alerts name, or that every installation
 * begins with, is retired instead. @throws Refused 403; 404; 412
 */
export async function removeRule(
  transaction: WriteTransaction,
  id: string,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<AlertRule> {
  mustBeAdmin(surroundings);
  const before = await currentRecord(transaction, 'rules', id, ifMatch);
  if (isDefaultRule(id) || (await hasAlerts(transaction, id))) {
    const { version: _, updatedAt: __, history: ___, reason: ____, ...body } = before;
    return changeRule(transaction, before, { ...body, status: 'retired' }, surroundings);
  }
  await transaction.objectStore('rules').delete(id);
  await forgetThresholds(transaction, ({ rule }) => rule === id);
  await noteRulesChanged(transaction, surroundings.newId());
  await note(transaction, surroundings, { action: 'removed', kind: 'rules', record: id });
  return before;
}
