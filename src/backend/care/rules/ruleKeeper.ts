import type { RuleBody, ThresholdBody } from '@/domain/rules/alertRule';
import type { Keeper } from '../recordKeeper';
import { createRule, removeRule, updateRule } from './ruleRecords';
import { createThreshold, removeThreshold, updateThreshold } from './thresholdRecords';

/** Stores rules and thresholds. TypeScript does not pair a kind with its record through the parameter. */
export const ruleKeeper: Keeper = {
  create: (transaction, kind, body, surroundings) =>
    (kind === 'rules'
      ? createRule(transaction, body as unknown as RuleBody, surroundings)
      : createThreshold(transaction, body as unknown as ThresholdBody, surroundings)) as never,
  update: (transaction, kind, _id, body, ifMatch, surroundings) =>
    (kind === 'rules'
      ? updateRule(transaction, body as unknown as RuleBody, ifMatch, surroundings)
      : updateThreshold(transaction, body as unknown as ThresholdBody, ifMatch, surroundings)) as never,
  remove: (transaction, kind, id, ifMatch, surroundings) =>
    kind === 'rules'
      ? removeRule(transaction, id, ifMatch, surroundings)
      : removeThreshold(transaction, id, ifMatch, surroundings),
};
