import type { AlertRule, RuleBook } from '../rules/alertRule';
import type { Patient } from '../patients/patient';
import { patientDay } from '../patientDay';
import { isFor } from '../rules/ruleScope';
import { clockOf } from '../rules/alertLimits';
import { severityRank } from '../alerts/severity';
import { resolveRule, type ResolvedRule } from '../rules/threshold';

/** Describes how a rule changes for some patients once they are in another category. */
export interface MoveChange {
  rule: AlertRule;
  /** The rule as it holds for them now; null where it says nothing about them. */
  before: ResolvedRule | null;
  after: ResolvedRule | null;
  /** Ids of those to whom exactly this happens, in the order given. */
  patients: string[];
}

/** The rule as it speaks about a patient on a patient day, or null: it is not for them, or is switched off. */
function speaking(rule: AlertRule, patient: Patient, book: RuleBook, today: string): ResolvedRule | null {
  if (!isFor(rule, patient, today)) return null;
  const resolved = resolveRule(rule, book.thresholds, patient, today);
  return resolved.off ? null : resolved;
}

/** The figures a rule goes by, whosesoever they are: who has the same figures as before notices nothing. */
function figuresOf(resolved: ResolvedRule | null): string {
  if (!resolved) return '';
  const levels = resolved.levels.map(({ origins: _origins, ...level }) => level);
  return JSON.stringify([levels, resolved.minReadings, resolved.clear.margin]);
}

/**
 * Lists how the rules change for patients who move to another category: rules that begin or end to speak about them,
 * and limits that change. What a patient's own threshold decides stays, and so do rules that go by something else.
 * @param patients as their fluid plans have them today (`underPlan`)
 * @param to code of the category they come to; null for none
 * @param now epoch ms
 * @returns the most urgent rules first; patients to whom the same happens together
 */
export function movePreview(
  patients: readonly Patient[],
  to: string | null,
  book: RuleBook,
  now: number,
): MoveChange[] {
  const days = new Map(patients.map((patient) => [patient.id, patientDay(now, clockOf(patient))]));
  const changes = book.rules
    .filter(({ status }) => status === 'active')
    .flatMap((rule) => {
      const alike = new Map<string, MoveChange>();
      for (const patient of patients) {
        const today = days.get(patient.id) ?? '';
        const before = speaking(rule, patient, book, today);
        const after = speaking(rule, { ...patient, category: to }, book, today);
        if (figuresOf(before) === figuresOf(after)) continue;
        const key = `${figuresOf(before)} ${figuresOf(after)}`;
        const known = alike.get(key);
        if (known) known.patients.push(patient.id);
        else alike.set(key, { rule, before, after, patients: [patient.id] });
      }
      return [...alike.values()];
    });
  const urgency = ({ before, after }: MoveChange) =>
    Math.min(
      ...[before, after].flatMap((one) => one?.levels.map((level) => severityRank(level.severity)) ?? []),
    );
  return changes.toSorted((a, b) => urgency(a) - urgency(b) || a.rule.id.localeCompare(b.rule.id));
}
