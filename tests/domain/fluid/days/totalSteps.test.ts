import { expect, it } from 'vitest';
import { totalSteps } from '@/domain/fluid/days/totalSteps';

it.each([
  // A limit goes down, a target up; a whole step stays.
  [{}, 1630, 1600, 'down', { rawMl: 1630, rounded: 'down', ml: 1600 }],
  [{}, 3049.3, 3050, 'up', { rawMl: 3049.3, rounded: 'up', ml: 3050 }],
  [{}, 1600, 1600, 'down', { rawMl: 1600, ml: 1600 }],
  // Bounds first; where the safe way would leave them it is told that it was the other one.
  [{ clampMinMl: 1500 }, 1499, 1500, 'down', { rawMl: 1499, kept: { at: 'min', ml: 1500 }, ml: 1500 }],
  [{ clampMinMl: 1500 }, 1500, 1500, 'down', { rawMl: 1500, ml: 1500 }],
  [{ clampMaxMl: 2000 }, 2001, 2000, 'up', { rawMl: 2001, kept: { at: 'max', ml: 2000 }, ml: 2000 }],
  [
    { clampMinMl: 1520 },
    1500,
    1550,
    'down',
    { rawMl: 1500, kept: { at: 'min', ml: 1520 }, rounded: 'within', ml: 1550 },
  ],
] as const)('§2.6 says how a total came about: %o, %d → %d %s', (clamp, raw, ml, safe, steps) => {
  expect(totalSteps(clamp, raw, ml, safe)).toEqual(steps);
});
