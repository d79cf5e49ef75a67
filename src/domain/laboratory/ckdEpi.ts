import { UMOL_PER_MG } from './analyteFacts';

/**
 * Estimated GFR from creatinine in serum, mL/min/1.73 m²: CKD-EPI 2021, without race (Inker et al., N Engl J Med 2021;
 * 385: 1737–1749). For adults only.
 * @param creatinine µmol/L
 * @param age completed years on the day of the sample
 * @returns unrounded; null below 18 years, or where the sex is none of the two that the formula knows
 */
export function ckdEpi2021(creatinine: number, age: number, sex: 'female' | 'male' | null): number | null {
  if (age < 18 || sex === null || !(creatinine > 0)) return null;
  const { kappa, alpha, factor } =
    sex === 'female'
      ? { kappa: 0.7, alpha: -0.241, factor: 1.012 }
      : { kappa: 0.9, alpha: -0.302, factor: 1 };
  const relative = creatinine / UMOL_PER_MG / kappa;
  return 142 * Math.min(relative, 1) ** alpha * Math.max(relative, 1) ** -1.2 * 0.9938 ** age * factor;
}
