import type { AlertRule, Threshold } from '@/domain/rules/alertRule';
import { underPlan, type AskedPeriod } from '@/domain/fluid/days/askedDays';
import type { Patient } from '@/domain/patients/patient';
import { isFor } from '@/domain/rules/ruleScope';
import { severityRank } from '@/domain/alerts/severity';
import { resolveRule, type ResolvedRule } from '@/domain/rules/threshold';
import { severityOf } from '../list/ruleRows';

/** A rule as it holds for one patient. */
export interface LimitRow {
  rule: AlertRule;
  resolved: ResolvedRule;
  /** What was decided for this patient, also where it no longer holds. */
  own: Threshold | null;
  /** As it would hold without that. */
  wider: ResolvedRule;
}

/**
 * Every rule that is for the patient on a patient day, the most urgent first; rules that rest are left out.
 * `idle`: what was decided for the patient about rules that say nothing now.
 * @param fluidAsked what fluid plans ask for, where plans were given
 */
export function limitRows(
  rules: readonly AlertRule[],
  thresholds: readonly Threshold[],
  patient: Patient,
  fluidAsked: readonly AskedPeriod[] | undefined,
  today: string,
): { rows: LimitRow[]; idle: LimitRow[] } {
  const all = rules.map((rule): LimitRow => {
    const own = thresholds.find(
      (one) => one.rule === rule.id && one.scope === 'patient' && one.key === patient.id,
    );
    const others = thresholds.filter((one) => one !== own);
    return {
      rule,
      own: own ?? null,
      resolved: resolveRule(rule, thresholds, patient, today),
      wider: resolveRule(rule, others, patient, today),
    };
  });
  const planned = underPlan(patient, fluidAsked, today);
  const speaks = ({ rule }: LimitRow) => rule.status === 'active' && isFor(rule, planned, today);
  const order = (a: LimitRow, b: LimitRow) =>
    severityRank(severityOf(a.rule)) - severityRank(severityOf(b.rule));
  return {
    rows: all.filter(speaks).toSorted(order),
    idle: all.filter((row) => row.own !== null && !speaks(row)).toSorted(order),
  };
}
