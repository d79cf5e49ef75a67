import { defaultRules } from '@/domain/rules/defaultRules';
import type { AlertRule, RuleBook, Threshold } from '@/domain/rules/alertRule';
import type { RuleId } from '@/domain/rules/ruleIds';
import { evaluate } from '@/domain/rules/evaluate';
import type { Evaluation, Finding } from '@/domain/rules/evaluation';
import type { Patient } from '@/domain/patients/patient';
import type { KnownFacts } from '@/domain/rules/evaluate';

/** The rules every installation begins with, as a fresh one holds them. */
export const defaultBook: RuleBook = {
  rules: defaultRules('2026-11-01T08:00:00.000Z', () => '1'),
  thresholds: [],
};

/** Facts of somebody from whom nothing has come. */
export const noFacts: KnownFacts = {
  pressureDays: [],
  waterDays: [],
  urineDays: [],
  weightDays: [],
  stressDays: [],
  fatigueDays: [],
  pulseDays: [],
  latest: {},
};

/** What is met, without the word for it. */
export const metOf = (evaluations: readonly Evaluation[]): Finding[] =>
  evaluations.flatMap((evaluation) => {
    if (evaluation.state !== 'met') return [];
    const { state: _, ...finding } = evaluation;
    return [finding];
  });

/** What the default rules find. */
export const findings = (patient: Patient, facts: Partial<KnownFacts>, now: number): Finding[] =>
  metOf(evaluate(patient, { ...noFacts, ...facts }, defaultBook, now));

/** A default rule, changed. */
export function ruleNamed(id: RuleId, parts: Partial<AlertRule> = {}): AlertRule {
  const rule = defaultBook.rules.find((one) => one.id === id);
  if (!rule) throw new Error(`No rule ${id}`);
  return { ...rule, ...parts };
}

export const aThreshold = (parts: Partial<Threshold> = {}): Threshold => ({
  id: 't1',
  version: '1',
  updatedAt: '2026-11-01T08:00:00.000Z',
  rule: 'pressureLow',
  scope: 'patient',
  key: 'p1',
  reason: 'Runs low without any complaint.',
  by: 'nurse@nephrodesk.test',
  at: '2026-11-01T08:00:00.000Z',
  ...parts,
});
