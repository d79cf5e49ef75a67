import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmedStage, type StagedValue } from '@/domain/laboratory/kdigo';

const DAY_MS = 86_400_000;
/** Values from pairs of day and place of the stage. */
const values = (...pairs: [day: number, stage: number][]): StagedValue[] =>
  pairs.map(([day, stage]) => ({ at: day * DAY_MS, stage }));

describe('a stage that values three months apart agree on', () => {
  it.each([
    ['no value', values(), null],
    ['one value', values([0, 2]), null],
    ['two values 89 days apart', values([0, 2], [89, 2]), null],
    ['many values within 89 days', values([0, 2], [30, 2], [60, 2], [89, 2]), null],
    ['two values 90 days apart', values([0, 2], [90, 2]), 2],
    ['two values that differ: the milder', values([0, 3], [90, 2]), 2],
    ['two values that differ, the other way round', values([0, 2], [90, 4]), 2],
    ['the mildest between them', values([0, 3], [45, 1], [90, 3]), 1],
  ])('%s', (_, seen, expected) => {
    expect(confirmedStage(seen)).toBe(expected);
  });

  const known: [number, number][] = [
    [0, 2],
    [90, 2],
  ];
  it.each([
    ['one worse value', [[120, 4]], 2],
    [
      'worse ones within 89 days',
      [
        [120, 4],
        [160, 4],
        [209, 4],
      ],
      2,
    ],
    [
      'worse ones 90 days apart',
      [
        [120, 4],
        [210, 4],
      ],
      4,
    ],
    [
      'worse ones that differ: the nearest',
      [
        [120, 4],
        [150, 5],
        [210, 3],
      ],
      3,
    ],
    [
      'a value of the stage between the worse ones',
      [
        [120, 4],
        [160, 2],
        [210, 4],
      ],
      2,
    ],
    [
      'a better value between the worse ones',
      [
        [120, 4],
        [160, 1],
        [210, 4],
      ],
      2,
    ],
    ['one better value', [[120, 0]], 2],
    [
      'better ones within 89 days',
      [
        [120, 0],
        [209, 0],
      ],
      2,
    ],
    [
      'better ones 90 days apart',
      [
        [120, 0],
        [210, 0],
      ],
      0,
    ],
    [
      'better ones that differ: the nearest',
      [
        [120, 0],
        [210, 1],
      ],
      1,
    ],
    [
      'values on both sides in turn',
      [
        [120, 3],
        [210, 1],
        [300, 3],
        [390, 1],
        [480, 3],
      ],
      2,
    ],
    [
      'worse, then better again',
      [
        [120, 4],
        [210, 4],
        [240, 2],
        [330, 2],
      ],
      2,
    ],
  ] as [string, [number, number][], number][])('held at 2, then %s', (_, later, expected) => {
    expect(confirmedStage(values(...known, ...later))).toBe(expected);
  });

  it('counts a value that confirmed a milder stage when it is confirmed itself', () => {
    expect(confirmedStage(values([0, 2], [90, 3], [179, 3]))).toBe(2);
    expect(confirmedStage(values([0, 2], [90, 3], [180, 3]))).toBe(3);
    expect(confirmedStage(values([0, 2], [90, 2], [100, 3], [150, 4], [190, 4], [240, 4]))).toBe(4);
  });

  const anyValues = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 5 })), { maxLength: 20 })
    .map((steps) => {
      let day = 0;
      return values(...steps.map(([gap, stage]): [number, number] => [(day += gap), stage]));
    });

  it('is always the stage of one of the values', () => {
    fc.assert(
      fc.property(anyValues, (seen) => {
        expect([null, ...seen.map(({ stage }) => stage)]).toContain(confirmedStage(seen));
      }),
    );
  });

  it('never holds against a stretch of 90 days on one side of it', () => {
    fc.assert(
      fc.property(anyValues, (seen) => {
        const held = confirmedStage(seen);
        const last = seen.at(-1);
        fc.pre(held !== null && last !== undefined && last.stage !== held);
        const side = Math.sign((last?.stage ?? 0) - (held ?? 0));
        const from = seen.findLastIndex(({ stage }) => Math.sign(stage - (held ?? 0)) !== side) + 1;
        expect((last?.at ?? NaN) - (seen[from]?.at ?? NaN)).toBeLessThan(90 * DAY_MS);
      }),
      { numRuns: 300 },
    );
  });
});
