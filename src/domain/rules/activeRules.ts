import { limitExclusions, type LimitExclusion } from './limitExclusions';
import { alertLines, meanPressureLines } from '../alerts/alertLines';
import type { RuleBook } from './alertRule';
import type { Patient } from '../patients/patient';
import { meanNeeds, rulesOff } from './alertLimits';
import { isFor } from './ruleScope';
import type { PatientSummary } from '../patients/summary';
import { resolveRule } from './threshold';

/** The facts about the rules that a worklist row holds. */
type StandingRules = Pick<PatientSummary, 'homeMean' | 'lowSystolic' | 'leftOut'>;

/** Lists the exclusions (age, pregnancy) by which active rules leave the patient out that would apply otherwise. */
function leftOut(patient: Patient, { rules, thresholds }: RuleBook, today: string): LimitExclusion[] {
  const who = { dateOfbirth: patient.dateOfbirth, pregnant: patient.ext.pregnant };
  const own = limitExclusions.filter((one) => rulesOff(who, today, [one]) !== null);
  if (own.length === 0) return [];
  const missed = rules.filter((rule) => {
    if (rule.status !== 'active' || !rule.exclusions.some((one) => own.includes(one as LimitExclusion)))
      return false;
    const exclusions = rule.exclusions.filter((one) => !limitExclusions.some((limit) => limit === one));
    const bearer = { id: patient.id, category: patient.category, pathologies: patient.pathologies };
    return (
      isFor({ ...rule, exclusions }, patient, today) && !resolveRule(rule, thresholds, bearer, today).off
    );
  });
  return own.filter((one) => missed.some(({ exclusions }) => exclusions.includes(one)));
}

/**
 * Gives what a worklist has to know of the rules as they hold for a patient on a patient day (ISO date): patient
 * before category before pathology before everybody's. Of several limits of the weekly mean the one that warns first
 * counts, and of several needs the smaller. The lower limit of a systolic pressure is that of single readings, of
 * several the one that warns first.
 */
export function activeRules(patient: Patient, book: RuleBook, today: string): StandingRules {
  const lines = meanPressureLines(meanNeeds.window, patient, book, today);
  const limits = (['value', 'diastolic'] as const).flatMap((part) => {
    const first = lines.findLast((line) => line.part === part);
    return first ? [{ part, limit: first.limit, isInclusive: first.isInclusive }] : [];
  });
  const low = alertLines('bloodPressure', patient, book, today).find(
    ({ part, side }) => part === 'value' && side === 'low',
  );
  const bearer = { id: patient.id, category: patient.category, pathologies: patient.pathologies };
  const needs = book.rules
    .filter(({ id }) => lines.some(({ rule }) => rule === id))
    .map((rule) => resolveRule(rule, book.thresholds, bearer, today));
  const least = (values: readonly number[], usual: number) => (values.length ? Math.min(...values) : usual);
  return {
    homeMean: {
      limits,
      readings: least(
        needs.map(({ minReadings }) => minReadings),
        meanNeeds.readings,
      ),
      days: least(
        needs.map(({ minDays }) => minDays),
        meanNeeds.days,
      ),
    },
    ...(low && { lowSystolic: low.limit }),
    leftOut: leftOut(patient, book, today),
  };
}
