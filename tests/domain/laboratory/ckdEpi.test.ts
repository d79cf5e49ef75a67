import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ckdEpi2021 } from '@/domain/laboratory/ckdEpi';

const UMOL_PER_MG = 88.4;
type Case = [creatinine: number, age: number, sex: 'female' | 'male', egfr: number];

// 31 published figures: 16 + 2 + 2 + 11 as the three tables name them. 12 more computed apart, below.
/** Inker et al., N Engl J Med 2021, supplement, table S11 (as cited in the R package tabletools): whole numbers. */
const tableS11: Case[] = [
  [0.6, 50, 'male', 118],
  [1, 50, 'male', 92],
  [1.5, 50, 'male', 56],
  [2, 50, 'male', 40],
  [0.6, 75, 'male', 101],
  [1, 75, 'male', 78],
  [1.5, 75, 'male', 48],
  [2, 75, 'male', 34],
  [0.6, 50, 'female', 109],
  [1, 50, 'female', 69],
  [1.5, 50, 'female', 42],
  [2, 50, 'female', 30],
  [0.6, 75, 'female', 94],
  [1, 75, 'female', 59],
  [1.5, 75, 'female', 36],
  [2, 75, 'female', 26],
];
/** Examples of the R package tabletools, one decimal. */
const tabletools: Case[] = [
  [0.8, 70, 'male', 95.2],
  [0.8, 70, 'female', 79.2],
];
/** MedCalc-Bench (verified edition), calculator 3, five decimals. */
const medCalcBench: Case[] = [
  [1.38, 70, 'female', 41.1776],
  [2.5, 40, 'female', 24.32306],
  [3.1, 58, 'male', 22.44331],
  [11.3, 53, 'male', 4.90379],
  [5.24, 70, 'male', 11.09459],
  [1.35, 35, 'male', 70.21721],
  [1.1, 33, 'female', 68.04278],
  [3, 18, 'male', 29.93751],
  [2.5, 78, 'male', 25.65504],
  [1.9, 45, 'male', 43.78544],
  [1.33, 51, 'female', 48.44101],
];
/** Python 3, module decimal with 40 digits, written from the equation of the paper. */
const computed: Case[] = [
  [0.4, 18, 'female', 147.03573268],
  [0.7, 18, 'female', 128.48449452],
  [0.69, 40, 'female', 112.44355042],
  [0.71, 40, 'female', 110.1631087],
  [0.9, 18, 'male', 126.96096296],
  [0.89, 40, 'male', 111.09985615],
  [0.91, 40, 'male', 109.26709106],
  [0.3, 95, 'female', 97.62376235],
  [4.2, 63, 'male', 15.11181851],
  [9.8, 58, 'female', 4.22140261],
  [12.5, 34, 'male', 4.88937201],
  [1.3, 101, 'female', 36.47982241],
];

const ofMg = (creatinine: number, age: number, sex: 'female' | 'male' | null) =>
  ckdEpi2021(creatinine * UMOL_PER_MG, age, sex);

describe('GFR from creatinine by CKD-EPI 2021', () => {
  it.each(tableS11)('%d mg/dL at %d, %s: %d', (creatinine, age, sex, egfr) => {
    expect(Math.round(ofMg(creatinine, age, sex) ?? NaN)).toBe(egfr);
  });

  it.each(tabletools)('%d mg/dL at %d, %s: %d', (creatinine, age, sex, egfr) => {
    expect(ofMg(creatinine, age, sex)).toBeCloseTo(egfr, 1);
  });

  // National Kidney Foundation, online calculator (as cited in the tests of the R package admiral).
  it('1.09 mg/dL at 55, male: 80; 85 µmol/L at 65, female: 66', () => {
    expect(Math.round(ofMg(1.09, 55, 'male') ?? NaN)).toBe(80);
    expect(Math.round(ckdEpi2021(85, 65, 'female') ?? NaN)).toBe(66);
  });

  it.each(medCalcBench)('%d mg/dL at %d, %s: %d', (creatinine, age, sex, egfr) => {
    expect(ofMg(creatinine, age, sex)).toBeCloseTo(egfr, 4);
  });

  it.each(computed)('computed apart: %d mg/dL at %d, %s: %d', (creatinine, age, sex, egfr) => {
    expect(ofMg(creatinine, age, sex)).toBeCloseTo(egfr, 7);
  });

  it.each([
    ['female', 0.7],
    ['male', 0.9],
  ] as const)('has no step where the exponent changes: %s at %d mg/dL', (sex, kappa) => {
    const at = ofMg(kappa, 50, sex) ?? NaN;
    const plain = 142 * 0.9938 ** 50 * (sex === 'female' ? 1.012 : 1);
    expect(at).toBeCloseTo(plain, 9);
    expect(ofMg(kappa - 1e-9, 50, sex)).toBeCloseTo(at, 6);
    expect(ofMg(kappa + 1e-9, 50, sex)).toBeCloseTo(at, 6);
  });

  it('is for adults of the two sexes that it knows', () => {
    expect(ckdEpi2021(88.4, 17, 'female')).toBeNull();
    expect(ckdEpi2021(88.4, 18, 'female')).not.toBeNull();
    expect(ckdEpi2021(88.4, 50, null)).toBeNull();
  });

  it.each([0, -1, Number.NaN])('takes no creatinine of %d', (creatinine) => {
    expect(ckdEpi2021(creatinine, 50, 'male')).toBeNull();
  });

  it('falls with creatinine and with age', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 1500 }),
        fc.integer({ min: 18, max: 100 }),
        fc.constantFrom('female' as const, 'male' as const),
        (creatinine, age, sex) => {
          const egfr = ckdEpi2021(creatinine, age, sex) ?? NaN;
          expect(ckdEpi2021(creatinine + 1, age, sex)).toBeLessThan(egfr);
          expect(ckdEpi2021(creatinine, age + 1, sex)).toBeLessThan(egfr);
        },
      ),
    );
  });
});
