import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import { askedOn } from '@/domain/fluid/assignmentDays';
import { targetOn, type AskedPeriod } from '@/domain/fluid/days/askedDays';
import { askedPeriods } from '@/domain/fluid/days/askedPeriods';
import { addDays } from '@/domain/patientDay';
import type { RuleId } from '@/domain/rules/ruleIds';
import { summarise } from '@/domain/readings/summarise';
import { fluidStanding, rowOf } from '@/domain/worklist/worklist';
import { aDayRun, anAssignment, aPlanned, aRun } from '@tests/support/plans';
import { findings } from '@tests/support/rules';

const day = (number: number) => `2027-03-${String(number).padStart(2, '0')}`;
const limit = (from: number, to: number | undefined, maxMl: number): AskedPeriod => ({
  from: day(from),
  ...(to !== undefined && { to: day(to) }),
  target: { direction: 'maximum', maxMl },
});

describe('§2.6 what was asked, by stretches of days', () => {
  it('is nothing for somebody who was never given a plan: then the record counts', () => {
    expect(askedPeriods([])).toBeUndefined();
    expect(askedPeriods([anAssignment({ status: 'draft' })])).toBeUndefined();
    const own = { direction: 'minimum' as const, minMl: 2000 };
    expect(targetOn({ fluidTarget: own }, day(1))).toEqual(own);
    expect(targetOn({ fluidTarget: own, fluidAsked: [] }, day(1))).toBeNull();
  });

  it('says of every day the same as the plans themselves', () => {
    const history = fc.array(fc.record({ from: fc.nat(30), status: fc.constantFrom('active', 'paused') }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(
        history,
        fc.array(fc.tuple(fc.nat(30), fc.integer({ min: 500, max: 3000 })), { maxLength: 4 }),
        fc.option(fc.integer({ min: 0, max: 30 })),
        fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
        (changes, totals, end, weekdays) => {
          const at = (offset: number) => addDays(day(1), offset);
          const first = { at: '', by: 'nurse', status: 'active' as const, from: day(1) };
          const later = changes
            .toSorted((a, b) => a.from - b.from)
            .map(({ from, status }) => ({ ...first, status: status as 'active' | 'paused', from: at(from) }));
          const runs = totals
            .toSorted(([a], [b]) => a - b)
            .map(([from, ml]) => aRun(at(from), { day: aDayRun(ml), dialysisDay: aDayRun(ml - 100) }));
          const assignment: FluidAssignment = anAssignment({
            ...(end !== null && { end: at(end) }),
            history: [first, ...later],
            runs: [aRun(day(1)), ...runs],
            dialysisWeekdays: weekdays,
          });
          const fluidAsked = askedPeriods([assignment]) ?? [];
          for (let offset = -2; offset < 40; offset += 1)
            expect(targetOn({ fluidAsked }, at(offset))).toEqual(
              askedOn(assignment, at(offset))?.target ?? null,
            );
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('§2.5 AL rules that go by the plan', () => {
  const patient = aPlanned({ resistration: '2026-01-01' });
  const noon = Date.parse('2027-03-10T11:00:00Z');
  const found = (rule: RuleId, fluidAsked: AskedPeriod[], days: Record<number, number>, own = patient) => {
    const waterDays = Object.entries(days).map(([number, ml]) => ({ day: day(Number(number)), ml }));
    const met = findings(own, { fluidAsked, waterDays }, noon).filter((one) => one.rule === rule);
    return met.map(({ severity, observed }) => [severity, observed.value, observed.limit, observed.days]);
  };

  it.each([
    [1100, []],
    [1101, [['medium', 1101, 1000, 1]]],
  ])('judge yesterday’s %d mL by yesterday’s limit of 1000 mL, not by today’s of 2000', (ml, expected) => {
    expect(found('fluidOver', [limit(1, 9, 1000), limit(10, undefined, 2000)], { 9: ml })).toEqual(expected);
    expect(found('fluidOver', [limit(1, 9, 2000), limit(10, undefined, 1000)], { 9: ml })).toEqual([]);
  });

  it('count days in a row each by its own limit; a pause and a day without a plan end the row', () => {
    const changing = [limit(1, 8, 1000), limit(9, undefined, 2000)];
    expect(found('fluidOver', changing, { 7: 1200, 8: 1200, 9: 2300 })).toEqual([['high', 2300, 2000, 3]]);
    expect(found('fluidOver', changing, { 7: 1200, 8: 1200, 9: 2100 })).toEqual([]);
    const paused = [limit(1, 7, 1000), limit(9, undefined, 1000)];
    expect(found('fluidOver', paused, { 7: 1200, 8: 5000, 9: 1200 })).toEqual([['medium', 1200, 1000, 1]]);
  });

  it('ask less on days with dialysis', () => {
    // 9 March 2027 is a Tuesday.
    const dialysis = { weekdays: [2], target: { direction: 'maximum' as const, maxMl: 800 } };
    const fluidAsked = [{ ...limit(1, undefined, 1500), dialysis }];
    expect(found('fluidOver', fluidAsked, { 9: 900 })).toEqual([['medium', 900, 800, 1]]);
    expect(found('fluidOver', fluidAsked, { 8: 900 })).toEqual([]);
  });

  it('judge the last day of a plan that is over, and no other; the record has no say then', () => {
    const recorded = aPlanned(
      { resistration: '2026-01-01' },
      { fluidTarget: { direction: 'maximum', maxMl: 500 } },
    );
    expect(found('fluidOver', [limit(1, 9, 1000)], { 9: 1200 }, recorded)).toEqual([
      ['medium', 1200, 1000, 1],
    ]);
    expect(found('fluidOver', [limit(1, 8, 1000)], { 8: 1200, 9: 1200 }, recorded)).toEqual([]);
    const [first] = findings(recorded, { waterDays: [{ day: day(9), ml: 600 }] }, noon);
    expect(first).toMatchObject({ rule: 'fluidOver', observed: { limit: 500 } });
  });

  it('warn of too little by each day’s own minimum', () => {
    const minimum = (from: number, minMl: number, to?: number): AskedPeriod => ({
      from: day(from),
      ...(to && { to: day(to) }),
      target: { direction: 'minimum', minMl },
    });
    const changing = [minimum(1, 3000, 8), minimum(9, 1000)];
    expect(found('fluidUnder', changing, { 8: 2099, 9: 699 })).toEqual([['medium', 699, 1000, 2]]);
    expect(found('fluidUnder', changing, { 8: 2100, 9: 699 })).toEqual([]);
    expect(found('fluidUnder', changing, { 8: 2099, 9: 700 })).toEqual([]);
  });

  it('let much urine of a day be what was asked to be drunk on it', () => {
    const much = (from: number, to?: number): AskedPeriod => ({
      from: day(from),
      ...(to && { to: day(to) }),
      target: { direction: 'minimum', minMl: 2500 },
    });
    const told = (fluidAsked: AskedPeriod[] | undefined, of: number, ml = 3001) => {
      const urineDays = [{ day: day(of), ml, voids: 6 }];
      const recorded = aPlanned({}, { fluidTarget: { direction: 'minimum', minMl: 2500 } });
      return findings(recorded, { ...(fluidAsked && { fluidAsked }), urineDays }, noon).map(
        ({ rule, observed }) => `${rule} ${String(observed.value)}`,
      );
    };
    const usual = ['urineHigh 3001'];
    // Of the record itself, which has no say once a plan was given.
    expect([9, 10].flatMap((of) => told(undefined, of))).toEqual([]);
    expect([9, 10].map((of) => told([], of))).toEqual([usual, usual]);
    // A plan that ended yesterday, one that begins today, and one that pauses.
    expect([9, 10].map((of) => told([much(1, 9)], of))).toEqual([[], usual]);
    expect([9, 10].map((of) => told([much(10)], of))).toEqual([usual, []]);
    expect([9, 10].map((of) => told([much(1, 8), much(10)], of))).toEqual([usual, []]);
    expect(told([much(1, 9)], 9, 5001)).toEqual(['urineHighDrinking 5001']);
    expect(told([much(10)], 9, 5001)).toEqual(['urineHigh 5001']);
  });

  it('let the worklist compare yesterday with what was asked yesterday', () => {
    const standing = (fluidAsked: AskedPeriod[], ml: number | null) => {
      const row = summarise(patient, {}, [], fluidAsked);
      const waterDays = ml === null ? [] : [{ day: day(9), ml }];
      return fluidStanding(rowOf({ ...row, waterDays, version: '1', updatedAt: '' }, noon));
    };
    const changed = [limit(1, 9, 1000), limit(10, undefined, 2000)];
    expect([1000, 1001, null].map((ml) => standing(changed, ml))).toEqual(['met', 'missed', 'unknown']);
    expect(standing([limit(10, undefined, 1000)], 500)).toBeNull();
  });
});
