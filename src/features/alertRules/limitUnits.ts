import type { RuleBody } from '@/domain/rules/alertRule';
import { labUnits } from '@/domain/rules/labSubjects';
import { subjectFacts, type Subject } from '@/domain/rules/ruleSubject';
import { decimalsIn, inUnit, rounded, toCanonical, type Unit, type Units } from '@/domain/readings/units';

/** What a limit or a margin is read and typed in: the reader's unit where there is a choice. */
export type LimitUnit =
  | Unit
  | 'mmHg'
  | '/min'
  | 'voids'
  | 'bags'
  | 'signs'
  | '%'
  | '0-10'
  | 'days'
  | (typeof labUnits)[number];

/** The unit of a rule's limits; of a plan's target they are per cent. */
export function limitUnit(subject: Subject, basis: RuleBody['basis'], units: Units): LimitUnit {
  if (basis === 'plan') return '%';
  const { unit } = subjectFacts[subject];
  if (unit === 'mL') return units.volume;
  return unit === 'kg' ? units.weight : unit;
}

/** The unit of a rule's clear margin: of volumes it is per cent of the limit. */
export function marginUnit(subject: Subject, basis: RuleBody['basis'], units: Units): LimitUnit {
  return subjectFacts[subject].unit === 'mL' ? '%' : limitUnit(subject, basis, units);
}

const converted = (unit: LimitUnit): unit is Unit =>
  !['mmHg', '/min', 'voids', 'bags', 'signs', '%', '0-10', 'days', ...labUnits].includes(unit);

/** Decimals that a limit is shown and typed with. */
export function limitDecimals(unit: LimitUnit): number {
  if (converted(unit)) return decimalsIn(unit);
  return ['%', '0-10', 'mmol/L', 'µg/L'].includes(unit) ? 1 : 0;
}

/** A canonical figure as it is shown in a unit. */
export const shownIn = (canonical: number, unit: LimitUnit): number =>
  converted(unit) ? rounded(inUnit(canonical, unit), limitDecimals(unit)) : canonical;

/**
 * The canonical figure of what was typed in a unit.
 * @param before what is stored: typed as it is shown, it stays as it is to the last digit
 */
export function storedFrom(typed: number, unit: LimitUnit, before?: number): number {
  if (before !== undefined && typed === shownIn(before, unit)) return before;
  return converted(unit) ? toCanonical(typed, unit) : typed;
}
