import { defaultRules } from '@/domain/defaultRules';
import type { RuleBook } from '@/domain/alertRule';
import { evaluate } from '@/domain/evaluate';
import type { Evaluation, Finding } from '@/domain/evaluation';
import type { Patient } from '@/domain/patient';
import type { KnownFacts } from '@/domain/evaluate';

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
