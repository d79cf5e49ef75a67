import { describe, expect, it } from 'vitest';
import { aStageOf, aStages, gStageOf, gStages, kdigoRiskOf } from '@/domain/laboratory/kdigo';

describe('stages of GFR and of albuminuria', () => {
  it.each([
    [130, 'G1'],
    [90, 'G1'],
    [89.5, 'G1'],
    [89.4, 'G2'],
    [60, 'G2'],
    [59.5, 'G2'],
    [59.4, 'G3a'],
    [45, 'G3a'],
    [44.5, 'G3a'],
    [44.4, 'G3b'],
    [30, 'G3b'],
    [29.5, 'G3b'],
    [29.4, 'G4'],
    [15, 'G4'],
    [14.5, 'G4'],
    [14.4, 'G5'],
    [3, 'G5'],
  ])('a GFR of %d is %s', (egfr, stage) => {
    expect(gStageOf(egfr)).toBe(stage);
  });

  it.each([
    [0, 'A1'],
    [2.9, 'A1'],
    [3, 'A2'],
    [29.9, 'A2'],
    [30, 'A2'],
    [30.1, 'A3'],
    [500, 'A3'],
  ])('an albumin to creatinine ratio of %d mg/mmol is %s', (acr, stage) => {
    expect(aStageOf(acr)).toBe(stage);
  });

  it.each([
    ['G1', ['low', 'moderate', 'high']],
    ['G2', ['low', 'moderate', 'high']],
    ['G3a', ['moderate', 'high', 'veryHigh']],
    ['G3b', ['high', 'veryHigh', 'veryHigh']],
    ['G4', ['veryHigh', 'veryHigh', 'veryHigh']],
    ['G5', ['veryHigh', 'veryHigh', 'veryHigh']],
  ] as const)('the risk of %s by albuminuria: %j', (g, risks) => {
    expect(aStages.map((a) => kdigoRiskOf(g, a))).toEqual(risks);
  });

  it('is never milder for a worse stage of either', () => {
    const order = ['low', 'moderate', 'high', 'veryHigh'];
    const rank = (g: number, a: number) => order.indexOf(kdigoRiskOf(gStages[g] ?? 'G5', aStages[a] ?? 'A3'));
    for (let g = 0; g < gStages.length; g++)
      for (let a = 0; a < aStages.length; a++) {
        expect(rank(g + 1, a)).toBeGreaterThanOrEqual(rank(g, a));
        expect(rank(g, a + 1)).toBeGreaterThanOrEqual(rank(g, a));
      }
  });
});
