import { egfrValues, type EgfrValue } from '../laboratory/egfr';
import type { NewestLab } from '../laboratory/newestLab';
import { isOnDialysis, seemsDialysed } from '../patients/openFacts';
import type { Patient } from '../patients/patient';
import { classesOf } from './drugClasses';
import { namesSubstance } from './substances';

const DAY_MS = 86_400_000;
/** An eGFR that is older says too little to give by; ours, between the four and twelve months of KDIGO for G4 and G3. */
export const EGFR_HOLDS_DAYS = 180;

/** The medicines that are to be avoided below an eGFR, mL/min/1.73 m². */
export const kidneyRules = ['metformin', 'nsaids'] as const;
export type KidneyRule = (typeof kidneyRules)[number];

/** The limits: metformin is contraindicated below 30 (EMA 2016); NSAIDs are to be avoided below 30 (KDIGO 2012). */
export const kidneyLimits: Readonly<Record<KidneyRule, { below: number; source: string }>> = {
  metformin: { below: 30, source: 'EMA 2016' },
  nsaids: { below: 30, source: 'KDIGO 2012' },
};

/** Aspirin protects the heart in small doses and is no reason for this. */
const isAspirin = (ingredient: string): boolean => namesSubstance(ingredient, 'aspirin');

/** The rule that an ingredient falls under. */
export function kidneyRuleOf(ingredient: string): KidneyRule | null {
  if (namesSubstance(ingredient, 'metformin')) return 'metformin';
  return classesOf(ingredient).includes('nsaids') && !isAspirin(ingredient) ? 'nsaids' : null;
}

/**
 * The standing of the kidneys to a limit. `unsure`: the value lies beyond what was measured, on a side that says too
 * little.
 */
export type KidneyStanding =
  | { kind: 'above' | 'dialysis' | 'dialysisUnknown' | 'missing' }
  | { kind: 'below' | 'unsure'; egfr: EgfrValue }
  | { kind: 'old'; egfr: EgfrValue; days: number };

/**
 * @param laboratory newest results of the patient
 * @param limit mL/min/1.73 m²
 * @param now epoch ms
 */
export function kidneyStanding(
  laboratory: readonly NewestLab[],
  patient: Pick<Patient, 'dateOfbirth' | 'gender' | 'ext'>,
  limit: number,
  now: number,
): KidneyStanding {
  // On dialysis an eGFR says nothing of the kidneys: they do less than any limit here.
  if (isOnDialysis(patient)) return { kind: 'dialysis' };
  if (seemsDialysed(patient)) return { kind: 'dialysisUnknown' };
  const egfr = egfrValues(laboratory, patient).at(-1);
  if (!egfr) return { kind: 'missing' };
  const { value, comparator } = egfr;
  const isLess = comparator === '<' || comparator === '<=';
  const isMore = comparator === '>' || comparator === '>=';
  const days = Math.floor((now - egfr.at) / DAY_MS);
  // Kidneys that were worse than the limit are not taken for better because nobody looked since.
  if (isLess ? value <= limit : !isMore && value < limit) return { kind: 'below', egfr };
  if (days > EGFR_HOLDS_DAYS) return { kind: 'old', egfr, days };
  return isLess || (isMore && value < limit) ? { kind: 'unsure', egfr } : { kind: 'above' };
}
