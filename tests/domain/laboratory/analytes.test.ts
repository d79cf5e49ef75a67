import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analytes, type Analyte } from '@/domain/laboratory/analytes';
import {
  analyteFacts,
  fromCanonicalLab,
  toCanonicalLab,
  unitOfAnalyte,
  UREA_NITROGEN_UNIT,
  ureaNitrogenCodes,
} from '@/domain/laboratory/analyteFacts';

const unitOf = (analyte: Analyte, ucum: string) => {
  const unit = unitOfAnalyte(analyte, ucum);
  if (!unit) throw new Error(`${analyte} has no unit ${ucum}`);
  return unit;
};
const all = analytes.flatMap((analyte) => analyteFacts[analyte].units.map((unit) => ({ analyte, unit })));

/** Factors as clinical tables print them, with the digits to which they do. */
const known: [Analyte, number, string, number, string, number][] = [
  ['creatinine', 1, 'mg/dL', 88.4, 'umol/L', 1],
  ['creatinine', 1.5, 'mg/dL', 132.6, 'umol/L', 1],
  ['creatinine', 5, 'mg/dL', 442, 'umol/L', 1],
  ['urea', 6.006, 'mg/dL', 1, 'mmol/L', 3],
  ['urea', 2.801, UREA_NITROGEN_UNIT, 1, 'mmol/L', 3],
  ['urea', 40, UREA_NITROGEN_UNIT, 14.28, 'mmol/L', 2],
  ['urea', 60, 'mg/dL', 9.99, 'mmol/L', 2],
  ['potassium', 4.5, 'meq/L', 4.5, 'mmol/L', 9],
  ['sodium', 140, 'meq/L', 140, 'mmol/L', 9],
  ['bicarbonate', 24, 'meq/L', 24, 'mmol/L', 9],
  ['calcium', 4.008, 'mg/dL', 1, 'mmol/L', 3],
  ['calcium', 10, 'mg/dL', 2.495, 'mmol/L', 3],
  ['phosphate', 3.097, 'mg/dL', 1, 'mmol/L', 3],
  ['phosphate', 4.5, 'mg/dL', 1.453, 'mmol/L', 3],
  ['pth', 1, 'pg/mL', 0.106, 'pmol/L', 3],
  ['pth', 65, 'pg/mL', 6.9, 'pmol/L', 1],
  ['pth', 300, 'ng/L', 31.8, 'pmol/L', 1],
  ['haemoglobin', 10.5, 'g/dL', 105, 'g/L', 9],
  ['haemoglobin', 0.6206, 'mmol/L', 10, 'g/L', 3],
  ['ferritin', 100, 'ng/mL', 100, 'ug/L', 9],
  ['albumin', 3.5, 'g/dL', 35, 'g/L', 9],
  ['hba1c', 6, '%', 42.1, 'mmol/mol', 1],
  ['hba1c', 6.5, '%', 47.5, 'mmol/mol', 1],
  ['hba1c', 7, '%', 53, 'mmol/mol', 1],
  ['hba1c', 8, '%', 63.9, 'mmol/mol', 1],
  ['crp', 0.5, 'mg/dL', 5, 'mg/L', 9],
  ['acr', 1, 'mg/g', 0.113, 'mg/mmol', 3],
  ['acr', 300, 'mg/g', 33.9, 'mg/mmol', 1],
  ['acr', 0.3, 'mg/mg', 33.9, 'mg/mmol', 1],
  ['pcr', 1000, 'mg/g', 113.1, 'mg/mmol', 1],
  ['pcr', 1, 'mg/mg', 113.1, 'mg/mmol', 1],
  ['tacrolimus', 7.5, 'ng/mL', 7.5, 'ug/L', 9],
];

describe('units of what a laboratory measures', () => {
  it.each(known)('%s: %d %s are %d %s', (analyte, value, from, expected, to, digits) => {
    expect(toCanonicalLab(value, unitOf(analyte, from))).toBeCloseTo(expected, digits);
    expect(unitOf(analyte, to)).toBe(analyteFacts[analyte].units[0]);
  });

  it.each([
    ['creatinine', 88.4, 1, 'mg/dL', 3],
    ['urea', 1, 6.006, 'mg/dL', 3],
    ['urea', 1, 2.801, UREA_NITROGEN_UNIT, 3],
    ['calcium', 2.5, 10.02, 'mg/dL', 2],
    ['phosphate', 1.5, 4.65, 'mg/dL', 2],
    ['pth', 10, 94.25, 'pg/mL', 2],
    ['haemoglobin', 120, 12, 'g/dL', 9],
    ['haemoglobin', 10, 0.6206, 'mmol/L', 4],
    ['hba1c', 47.5, 6.5, '%', 2],
    ['hba1c', 53, 7, '%', 2],
    ['hba1c', 63.9, 8, '%', 2],
    ['acr', 3, 26.5, 'mg/g', 1],
    ['albumin', 40, 4, 'g/dL', 9],
  ] as const)('and back, %s: %d is %d %s', (analyte, canonical, expected, to, digits) => {
    expect(fromCanonicalLab(canonical, unitOf(analyte, to))).toBeCloseTo(expected, digits);
  });

  it('keeps mg/dL of urea and of its nitrogen apart', () => {
    const [urea, nitrogen] = [unitOf('urea', 'mg/dL'), unitOf('urea', UREA_NITROGEN_UNIT)];
    expect(nitrogen.factor / urea.factor).toBeCloseTo(2.1438, 4);
    for (const code of ureaNitrogenCodes) expect(analyteFacts.urea.loinc).toContain(code);
  });

  it('gives the same number after a way to the canonical unit and back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.double({ min: 1e-3, max: 1e5, noNaN: true }),
        ({ unit }, value) => {
          const back = fromCanonicalLab(toCanonicalLab(value, unit), unit);
          // HbA1c in % starts at 2.152: what is lost is relative to that too.
          expect(Math.abs(back - value) / Math.max(value, 1)).toBeLessThan(1e-9);
        },
      ),
    );
  });

  it.each(all)('$analyte in $unit.ucum grows with the value', ({ unit }) => {
    expect(unit.factor).toBeGreaterThan(0);
    expect(unit.decimals).toBeGreaterThanOrEqual(0);
  });

  it('knows a unit by its UCUM code alone, and none of another analyte', () => {
    expect(unitOfAnalyte('creatinine', 'µmol/L')).toBeUndefined();
    expect(unitOfAnalyte('creatinine', 'mmol/L')).toBeUndefined();
    expect(unitOfAnalyte('calcium', 'g/L')).toBeUndefined();
    expect(unitOfAnalyte('creatinine', 'umol/L')?.symbol).toBe('µmol/L');
  });
});

describe('the table of analytes', () => {
  it('gives each LOINC code to one analyte only, and once', () => {
    const codes = analytes.flatMap((analyte) => analyteFacts[analyte].loinc);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('has LOINC codes with a right check digit', () => {
    // LOINC check digit: modulus 10, doubling every other digit from the right.
    const checkDigit = (digits: string) =>
      [...digits].toReversed().reduce((sum, digit, place) => {
        const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
        return sum - (value > 9 ? value - 9 : value);
      }, 1000) % 10;
    const codes = analytes.flatMap((analyte) => analyteFacts[analyte].loinc);
    expect(codes.filter((code) => !code.endsWith(`-${checkDigit(code.slice(0, -2))}`))).toEqual([]);
  });

  it.each(all)('$analyte in $unit.ucum is written under a code that is read', ({ analyte, unit }) => {
    expect(analyteFacts[analyte].loinc).toContain(unit.loinc);
    expect(ureaNitrogenCodes.has(unit.loinc)).toBe(unit.ucum === UREA_NITROGEN_UNIT);
  });

  it('writes mass and substance under different codes', () => {
    for (const { analyte, unit } of all)
      for (const other of analyteFacts[analyte].units) {
        const isSameQuantity = unit.ucum.includes('mol') === other.ucum.includes('mol');
        const areTwoOfUrea = analyte === 'urea' && unit !== other;
        // An equivalent of a monovalent ion is a mole.
        const isIon = [unit, other].some(({ ucum }) => ucum === 'meq/L');
        expect(unit.loinc === other.loinc, `${analyte}: ${unit.ucum}, ${other.ucum}`).toBe(
          isIon || (isSameQuantity && !areTwoOfUrea),
        );
      }
  });

  it.each(analytes)('%s: the canonical unit comes first, and no unit twice', (analyte) => {
    const [canonical, ...others] = analyteFacts[analyte].units;
    expect(canonical).toMatchObject({ factor: 1, offset: 0 });
    expect(new Set([canonical, ...others].map(({ ucum }) => ucum)).size).toBe(others.length + 1);
  });

  it.each(analytes)('%s: what is usual is plausible', (analyte) => {
    const { plausible, usual } = analyteFacts[analyte];
    expect(plausible.min).toBeLessThan(plausible.max);
    const { min = plausible.min, max = plausible.max } = usual ?? {};
    expect(min).toBeGreaterThanOrEqual(plausible.min);
    expect(max).toBeLessThanOrEqual(plausible.max);
    expect(min).toBeLessThan(max);
  });
});
