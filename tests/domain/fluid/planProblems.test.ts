import { describe, expect, it } from 'vitest';
import { variables } from '@/domain/fluid/formula/formulaNames';
import { planBodySchema, type PlanBody } from '@/domain/fluid/plan';
import { planProblems } from '@/domain/fluid/planProblems';
import { aPlan } from '@tests/support/plans';

const isRead = (parts: Record<string, unknown>) => planBodySchema.safeParse({ ...aPlan(), ...parts }).success;
const faults = (parts: Partial<PlanBody>) =>
  planProblems(aPlan(parts)).map(({ field, message }) => `${field} ${message}`);

describe('§2.6 NU06 what a plan may say', () => {
  it.each([
    ['name', ['ab', 'x'.repeat(81)], ['abc', 'x'.repeat(80)]],
    ['totalFluidQuantityFormula', ['', '1'.repeat(501)], ['1', '1'.repeat(500)]],
    ['clampMinMl', [-1, 10_001, 0.5], [0, 10_000]],
    ['clampMaxMl', [-1, 10_001], [0, 10_000]],
    ['stepMl', [0, 501, 12.5], [1, 500]],
    ['quantity', [0, 101], [1, 100]],
    ['quietHours', [-0.5, 6.5], [0, 6]],
  ])('%s: not %j, but %j', (field, wrong, right) => {
    expect(wrong.map((value) => isRead({ [field]: value }))).toEqual(wrong.map(() => false));
    expect(right.map((value) => isRead({ [field]: value }))).toEqual(right.map(() => true));
  });

  it('containers of 10 to 3000 mL, one to twelve slots, at times of day', () => {
    const container = (volumeMl: number) => isRead({ dimensions: { name: 'Glass', volumeMl } });
    expect([9, 10, 3000, 3001].map(container)).toEqual([false, true, true, false]);
    const count = (slots: number) => isRead({ fluidSlot: { by: 'count', count: slots } });
    expect([0, 1, 12, 13].map(count)).toEqual([false, true, true, false]);
    const at = (start: string) =>
      isRead({ fluidSlot: { by: 'times', slots: [{ label: '', start, end: '09:00' }] } });
    expect(['08:00', '23:59', '24:00', '8:00', '08:60'].map(at)).toEqual([true, true, false, false, false]);
  });

  it('shares add up to 100 per cent, one for each slot', () => {
    const shares = (...percent: number[]) =>
      faults({ fluidSlot: { by: 'count', count: 3 }, fluidDistribution: { by: 'percent', shares: percent } });
    expect(shares(33.3, 33.3, 33.4)).toEqual([]);
    expect(shares(33.33, 33.33, 33.34)).toEqual([]);
    expect(shares(30, 30, 39.9)).toEqual(['fluidDistribution validation.sharesSum']);
    expect(shares(30, 30, 40.1)).toEqual(['fluidDistribution validation.sharesSum']);
    expect(shares(50, 50)).toEqual(['fluidDistribution validation.sharesCount']);
  });

  it('a minimum is at most the maximum, and a range has both ends, also on days with dialysis', () => {
    expect(faults({ clampMinMl: 1500, clampMaxMl: 1500 })).toEqual([]);
    expect(faults({ clampMinMl: 1501, clampMaxMl: 1500 })).toEqual(['clampMaxMl validation.clampOrder']);
    expect(faults({ direction: 'range', dialysisDay: { totalFluidQuantityFormula: '1 +' } })).toEqual([
      'upperFormula validation.required',
      'dialysisFormula formula.endsEarly',
      'dialysisUpperFormula validation.required',
    ]);
  });

  it('a rate of ultrafiltration is asked about above 10 and refused above 13 mL/kg/h', () => {
    expect(variables.ufr).toMatchObject({ soft: { max: 10 }, hard: { max: 13 } });
  });
});
