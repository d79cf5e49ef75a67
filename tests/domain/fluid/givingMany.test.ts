import { describe, expect, it } from 'vitest';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import { isForMany, planForOne } from '@/domain/fluid/givingMany';
import type { FluidPlan } from '@/domain/fluid/plan';
import { aPlan, aPlanned } from '../../support/plans';

const NOW = Date.parse('2027-03-01T10:00:00Z');
const stored = (parts: Partial<FluidPlan> = {}): FluidPlan => ({
  ...aPlan(),
  version: '1',
  updatedAt: '2027-01-01T00:00:00.000Z',
  revision: 1,
  history: [],
  ...parts,
});
const given = (parts: Partial<FluidAssignment>): FluidAssignment =>
  ({ id: 'a1', patient: 'p1', status: 'active', start: '2027-02-01', ...parts }) as FluidAssignment;

describe('§2.2: a fluid plan for many', () => {
  it.each([
    ['of a fixed figure', {}, true],
    ['by body weight', { totalFluidQuantityFormula: '30 * weight' }, true],
    ['that wants a figure of each', { totalFluidQuantityFormula: '1500 + heatExtra' }, false],
    [
      'with another figure on days of dialysis',
      { dialysisDay: { totalFluidQuantityFormula: '1000' } },
      false,
    ],
  ])('%s', (_, parts, isPossible) => {
    expect(isForMany(aPlan(parts))).toBe(isPossible);
  });

  it.each([
    ['without a plan', aPlanned(), [], null],
    ['whose plan is over', aPlanned(), [given({ status: 'completed' })], null],
    ['whose plan ended yesterday', aPlanned(), [given({ end: '2027-02-28' })], null],
    ['whose plan ends today', aPlanned(), [given({ end: '2027-03-01' })], 'hasPlan'],
    ['whose plan begins tomorrow', aPlanned(), [given({ start: '2027-03-02' })], 'hasPlan'],
    ['whose plan rests', aPlanned(), [given({ status: 'paused' })], 'hasPlan'],
    ['who has only a draft', aPlanned(), [given({ status: 'draft' })], null],
    ['who has left', aPlanned({}, { status: 'withdrawn' }), [], 'ended'],
    ['who died', aPlanned({}, { status: 'deceased' }), [], 'ended'],
    ['who rests', aPlanned({}, { status: 'paused' }), [], null],
  ] as const)('somebody %s', (_, patient, assignments, skip) => {
    const found = planForOne(stored(), patient, null, assignments, NOW);
    expect('skip' in found ? found.skip : null).toBe(skip);
  });

  it('leaves out whose figures are missing, and somebody who would need a reason of their own', () => {
    const byWeight = stored({ totalFluidQuantityFormula: '30 * weight' });
    expect(planForOne(byWeight, aPlanned(), null, [], NOW)).toEqual({
      skip: 'lacking',
      missing: ['weight'],
    });
    const bySex = stored({ totalFluidQuantityFormula: 'if(sex == female; 1600; 2000) + 0 * height' });
    expect(planForOne(bySex, aPlanned({ gender: 'unknown' }), null, [], NOW)).toEqual({
      skip: 'lacking',
      missing: ['sex', 'height'],
    });
    const low = stored({ totalFluidQuantityFormula: '1499' });
    const heart = aPlanned({ pathologies: ['HeartFailure'] });
    expect(planForOne(low, heart, null, [], NOW)).toEqual({ skip: 'unusual' });
    expect(planForOne(stored(), heart, null, [], NOW)).toMatchObject({ run: { day: { aimMl: 1500 } } });
  });

  it.each([
    ['less than nothing', '30 * weight - 3000', { message: 'formula.outOfRange', values: { ml: -900 } }],
    ['more than is possible', '300 * weight', { message: 'formula.outOfRange', values: { ml: 21_000 } }],
    ['a division by zero', '1000 / (weight - 70)', { message: 'formula.divisionByZero' }],
  ])('says why no total comes of %s', (_, totalFluidQuantityFormula, problem) => {
    const plan = stored({ totalFluidQuantityFormula });
    expect(planForOne(plan, aPlanned({ weight: 70 }), null, [], NOW)).toMatchObject({
      skip: 'impossible',
      problem,
    });
  });
});
