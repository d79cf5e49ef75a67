import { describe, expect, it } from 'vitest';
import { assignmentStatuses } from '@/domain/fluid/assignment';
import { askedByAny, askedOn, heldOn, mayBecome, statusOn } from '@/domain/fluid/assignmentDays';
import { dayOutcome, expectedBy, fluidAdherence, runOn } from '@/domain/fluid/days/fluidAdherence';
import type { FluidTarget } from '@/domain/patients/patient';
import { weekdayOf } from '@/domain/patientDay';
import { aDayRun, anAssignment, aRun } from '@tests/support/plans';

const day = (number: number) => `2027-03-${String(number).padStart(2, '0')}`;
const change = (from: number, status: 'active' | 'paused' | 'completed') => ({
  at: `${day(from)}T12:00:00.000Z`,
  by: 'nurse',
  status,
  from: day(from),
});

describe('§2.6 a plan over the days of a patient', () => {
  it('holds from its start to its end, both included', () => {
    const held = anAssignment({ start: day(5), end: day(10) });
    expect([4, 5, 10, 11].map((one) => heldOn(held, day(one)))).toEqual([false, true, true, false]);
    expect([4, 5, 10, 11].map((one) => statusOn(held, day(one)))).toEqual([
      'planned',
      'active',
      'active',
      'completed',
    ]);
    expect(statusOn({ ...held, supersededBy: 'a2' }, day(11))).toBe('superseded');
    expect(statusOn({ ...held, status: 'paused' }, day(10))).toBe('paused');
    expect(statusOn({ ...held, status: 'paused' }, day(11))).toBe('completed');
    expect(heldOn({ ...held, status: 'draft' }, day(5))).toBe(false);
  });

  it('asks nothing while it pauses; what it asked before and after stays', () => {
    const paused = anAssignment({
      history: [change(1, 'active'), change(5, 'paused'), change(8, 'active')],
      runs: [aRun(day(1)), aRun(day(8), { revision: 2, day: aDayRun(1200) })],
    });
    expect([1, 4, 5, 7, 8, 20].map((one) => askedOn(paused, day(one))?.aimMl ?? null)).toEqual([
      1500,
      1500,
      null,
      null,
      1200,
      1200,
    ]);
    const shortly = anAssignment({
      history: [change(1, 'active'), change(5, 'paused'), change(5, 'active')],
    });
    expect(heldOn(shortly, day(5))).toBe(true);
  });

  it('asks the other total on days with dialysis, by the days it was calculated for then', () => {
    // 1 March 2027 is a Monday.
    const runs = [
      aRun(day(1), { dialysisDay: aDayRun(1000), dialysisWeekdays: [1, 3, 5] }),
      aRun(day(8), { dialysisDay: aDayRun(1000), dialysisWeekdays: [2, 4, 6] }),
    ];
    const assignment = anAssignment({ dialysisWeekdays: [2, 4, 6], runs });
    const asked = [1, 2, 3, 7, 8, 9, 14].map((one) => askedOn(assignment, day(one))?.aimMl);
    expect(asked).toEqual([1000, 1500, 1000, 1500, 1500, 1000, 1500]);
    expect(runOn({ day: aDayRun(1500) }, [1], day(1)).aimMl).toBe(1500);
    expect([1, 7, 8].map((one) => weekdayOf(day(one)))).toEqual([1, 7, 1]);
    expect(['2028-02-28', '2028-02-29', '2028-03-01', '2020-01-06'].map(weekdayOf)).toEqual([1, 2, 3, 1]);
  });

  it('of several plans the one that held on the day', () => {
    const before = anAssignment({ id: 'a0', end: day(4), supersededBy: 'a1' });
    const after = anAssignment({ start: day(5), runs: [aRun(day(5), { day: aDayRun(900) })] });
    expect([1, 4, 5].map((one) => askedByAny([after, before], day(one))?.aimMl)).toEqual([1500, 1500, 900]);
    expect(askedByAny([after, before], '2027-02-28')).toBeNull();
  });

  it('goes from draft to active, may pause and go on, and ends for good', () => {
    const next = Object.fromEntries(
      assignmentStatuses.map((from) => [from, assignmentStatuses.filter((to) => mayBecome(from, to))]),
    );
    expect(next).toEqual({
      draft: ['draft', 'active'],
      active: ['active', 'paused', 'completed'],
      paused: ['active', 'completed'],
      completed: [],
      superseded: [],
    });
  });
});

describe('§2.6 §3 #29 adherence to a plan', () => {
  const minimum: FluidTarget = { direction: 'minimum', minMl: 3050 };
  const maximum: FluidTarget = { direction: 'maximum', maxMl: 1500 };
  const range: FluidTarget = { direction: 'range', minMl: 1000, maxMl: 1800 };

  it.each([
    [minimum, 2744, 'under'],
    [minimum, 2745, 'met'],
    [minimum, 9000, 'met'],
    [maximum, 1500, 'met'],
    [maximum, 1501, 'over'],
    [maximum, 0, 'met'],
    [range, 999, 'under'],
    [range, 1000, 'met'],
    [range, 1800, 'met'],
    [range, 1801, 'over'],
    [maximum, null, 'unknown'],
  ] as const)('%o with %s mL is %s', (target, ml, outcome) => {
    expect(dayOutcome(target, ml)).toBe(outcome);
  });

  it('is exact at nine tenths of any minimum', () => {
    for (let minMl = 10; minMl <= 10_000; minMl += 10) {
      const target: FluidTarget = { direction: 'minimum', minMl };
      expect([dayOutcome(target, minMl * 0.9 - 1), dayOutcome(target, (minMl / 10) * 9)]).toEqual([
        'under',
        'met',
      ]);
    }
  });

  it('counts unknown days apart, and leaves out those without a plan', () => {
    const drunk = new Map([
      [day(1), 9000],
      [day(2), 1400],
      [day(3), 1600],
    ]);
    const targetOn = (one: string) => (one === day(1) ? null : maximum);
    expect(fluidAdherence(day(1), day(4), drunk, targetOn)).toEqual({
      met: 1,
      under: 0,
      over: 1,
      unknown: 1,
    });
  });

  it('expects whole slots that are over and the part of the running one', () => {
    const slots = [
      { label: '', start: '07:00', end: '09:00', fromMinute: 0, toMinute: 120, ml: 400 },
      { label: '', start: '12:00', end: '13:00', fromMinute: 300, toMinute: 360, ml: 300 },
    ];
    expect([-10, 0, 60, 120, 200, 330, 360, 2000].map((minute) => expectedBy(slots, minute))).toEqual([
      0, 0, 200, 400, 400, 550, 700, 700,
    ]);
  });
});
