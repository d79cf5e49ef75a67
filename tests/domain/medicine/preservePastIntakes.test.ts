import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateOn, type Allocation, type Frequency, type Segment } from '@/domain/medicine/allocation';
import { allocationProblems } from '@/domain/medicine/allocationProblems';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { changedFrom, pausedFrom, resumedFrom } from '@/domain/medicine/changes';
import { medicineAdherence } from '@/domain/medicine/medicineAdherence';
import { firstWholeDay, preservePastIntakes } from '@/domain/medicine/preservePastIntakes';
import { intakeDays, intakesBetween } from '@/domain/medicine/schedule';
import { addDays } from '@/domain/patientDay';
import { anAllocation, aSegment, frequencies } from '@tests/support/plans';

const day = (number: number) => `2027-03-${String(number).padStart(2, '0')}`;
const at = (text: string, timeZone = 'Europe/Berlin') => ({ now: Date.parse(text), timeZone });
const daily = (...times: string[]) => anAllocation({ segments: [aSegment({ times })] });
const reason = 'other' as const;
const stop = (one: Allocation, on: string): Allocation => ({ ...one, stopped: { on, reason } });
const pause = (one: Allocation, from: string, to?: string): Allocation => ({
  ...one,
  segments: pausedFrom(one.segments, { from, ...(to && { to }), reason: 'Rest' }, ['p1', 'p2']),
});
const change = (one: Allocation, from: string, parts: Partial<Segment> = {}): Allocation => {
  const { id: _id, anchor: _anchor, ...same } = aSegment({ ...parts, from });
  return { ...one, segments: changedFrom(one.segments, same, 'c1') };
};
/** As it is stored; fails where it is refused. */
function stored(before: Allocation, after: Allocation, moment: ReturnType<typeof at>, rest = 'r1') {
  const kept = preservePastIntakes(before, after, moment, rest);
  if (!kept) throw new Error('Refused');
  return { ...after, ...kept };
}
const timesOf = (one: Allocation, on: string) =>
  intakesBetween(one, on, on, 'Europe/Berlin').map(({ time, dose }) => `${time} ${dose.value}`);

describe('§2.7: what was due before now stays', () => {
  // 08:00 in New York is 13:00 in London, where somebody may read it.
  it.each([
    ['2027-03-10T12:59:00Z', undefined, 0],
    ['2027-03-10T13:00:00Z', undefined, 0],
    ['2027-03-10T13:00:00.001Z', '08:01', 1],
    ['2027-03-10T13:01:00Z', '08:01', 1],
    ['2027-03-10T13:01:00.001Z', '08:02', 1],
  ])('DT: a stop at %s of what is taken at 08:00 and 20:00 there', (now, time, left) => {
    const moment = at(now, 'America/New_York');
    const halted = stored(daily('08:00', '20:00'), stop(daily('08:00', '20:00'), day(10)), moment);
    expect(halted.stopped?.time).toBe(time);
    expect(intakesBetween(halted, day(10), day(12), 'America/New_York')).toHaveLength(left);
    expect(stateOn(halted, day(10))).toBe('stopped');
  });

  it('is before now in the zone of the patient: it is still the ninth in Lima', () => {
    const moment = at('2027-03-10T02:00:00Z', 'America/Lima');
    const before = daily('08:00', '20:00', '23:00');
    const halted = stored(before, stop(before, day(9)), moment);
    expect(halted.stopped).toEqual({ on: day(9), time: '21:00', reason });
    expect(intakeDays(halted, day(8), day(12))).toEqual([day(8), day(9)]);
    expect(preservePastIntakes(before, stop(before, day(8)), moment, 'r1')).toBeNull();
    // A zone that nobody knows is UTC, where it is the tenth.
    expect(
      preservePastIntakes(before, stop(before, day(9)), at('2027-03-10T02:00:00Z', 'No/Zone'), 'r'),
    ).toBeNull();
  });

  it.each([
    // In the hour that comes twice both count as due the first time.
    ['2027-10-31T00:20:00Z', '02:20', ['02:10']],
    ['2027-10-31T01:20:00Z', '03:00', ['02:10', '02:50']],
    ['2027-10-31T02:20:00Z', '03:20', ['02:10', '02:50']],
  ])('DT: when the clocks go back, at %s', (now, time, left) => {
    const before = daily('02:10', '02:50', '04:00');
    const halted = stored(before, stop(before, '2027-10-31'), at(now));
    expect(halted.stopped?.time).toBe(time);
    expect(
      intakesBetween(halted, '2027-10-31', '2027-11-02', 'Europe/Berlin').map((one) => one.time),
    ).toEqual(left);
  });

  it('DT: when the clocks go forward, what is due in the hour that is left out is due after it', () => {
    const before = daily('02:30', '03:10', '04:00');
    const moment = at('2027-03-28T01:20:00Z');
    const halted = stored(before, stop(before, day(28)), moment);
    const passed = intakesBetween(halted, day(28), day(28), 'Europe/Berlin').filter(
      (one) => one.at < moment.now,
    );
    expect(passed.map(({ time }) => time)).toEqual(['03:10']);
    expect(timesOf(halted, day(28))).not.toContain('04:00 1');
  });

  it('lets a day that is over stand whole, in its last minute', () => {
    const before = daily('08:00', '23:59');
    const halted = stored(before, stop(before, day(10)), at('2027-03-10T22:59:30Z'));
    expect(halted.stopped).toEqual({ on: day(11), reason });
    const changed = stored(before, change(before, day(10)), at('2027-03-10T22:59:30Z'));
    expect(changed.segments.map(({ from, to, since }) => [from, to, since])).toEqual([
      [day(1), day(10), undefined],
      [day(11), undefined, undefined],
    ]);
  });

  it('and a change today holds from now on', () => {
    const before = daily('08:00', '20:00');
    const noon = at('2027-03-10T11:00:00Z');
    const double = { dose: { value: 2, unit: 'tablet' as const }, times: ['09:00', '20:00'] };
    const changed = stored(before, change(before, day(10), double), noon);
    expect([9, 10, 11].map((one) => timesOf(changed, day(one)))).toEqual([
      ['08:00 1', '20:00 1'],
      ['08:00 1', '20:00 2'],
      ['09:00 2', '20:00 2'],
    ]);
    expect(changed.segments).toMatchObject([
      { id: 's1', to: day(10), until: '12:00' },
      { id: 'c1', from: day(10), since: '12:00' },
    ]);
    expect(allocationProblems(changed)).toEqual({});
    const adherence = medicineAdherence(
      intakesBetween(changed, day(9), day(10), 'Europe/Berlin'),
      new Map(),
      noon.now,
      () => false,
    );
    expect(adherence).toMatchObject({ missed: 3, of: 3 });
    // Nothing is cut where nothing was due yet, or the same was.
    expect(stored(before, change(before, day(11), double), noon).segments[0]).not.toHaveProperty('until');
    const later = { times: ['08:00', '21:00'] };
    expect(stored(before, change(before, day(10), later), noon).segments[0]).toMatchObject({ to: day(9) });
  });

  it('also of a segment that began today, and through several changes of one day', () => {
    const begun = {
      ...daily(),
      segments: [aSegment({ from: day(10), times: ['08:00', '13:00', '16:00', '20:00'] })],
    };
    const paused = stored(begun, pause(begun, day(10)), at('2027-03-10T09:00:00Z'));
    expect(paused.segments).toMatchObject([
      { id: 's1', to: day(10), until: '10:00' },
      { id: 'r1', from: day(10), since: '10:00', pause: true },
    ]);
    expect(stateOn(paused, day(10))).toBe('paused');
    const back = { ...paused, segments: resumedFrom(paused.segments, { from: day(10) }, 'b1') };
    const resumed = stored(paused, back, at('2027-03-10T14:00:00Z'), 'r2');
    expect(timesOf(resumed, day(10))).toEqual(['08:00 1', '16:00 1', '20:00 1']);
    const again = stored(resumed, pause(resumed, day(10), day(10)), at('2027-03-10T15:30:00Z'), 'r3');
    expect(timesOf(again, day(10))).toEqual(['08:00 1', '16:00 1']);
    expect(timesOf(again, day(11))).toHaveLength(4);
    const once = { ...again, segments: resumedFrom(again.segments, { from: day(10) }, 'b2') };
    const last = stored(again, once, at('2027-03-10T16:00:00Z'), 'r4');
    expect(timesOf(last, day(10))).toEqual(['08:00 1', '16:00 1', '20:00 1']);
    const halted = stored(last, stop(last, day(10)), at('2027-03-10T17:00:00Z'), 'r5');
    expect(timesOf(halted, day(10))).toEqual(['08:00 1', '16:00 1']);
    expect(allocationProblems(halted)).toEqual({});
  });

  it('and a second change of the day leaves the first one and all of yesterday', () => {
    const before = daily('08:00', '14:00', '20:00');
    const dose = (value: number) => ({
      dose: { value, unit: 'tablet' as const },
      times: ['08:00', '14:00', '20:00'],
    });
    const first = stored(before, change(before, day(10), dose(2)), at('2027-03-10T11:00:00Z'));
    const asked = change(first, day(10), dose(3));
    const second = stored(first, asked, at('2027-03-10T14:00:00Z'));
    expect(timesOf(second, day(9))).toEqual(['08:00 1', '14:00 1', '20:00 1']);
    expect(timesOf(second, day(10))).toEqual(['08:00 1', '14:00 2', '20:00 3']);
    // A later one ends the half day it falls into as a whole.
    const third = stored(second, change(second, day(12), dose(4)), at('2027-03-10T15:00:00Z'));
    expect([10, 11, 12].map((one) => timesOf(third, day(one)).at(-1))).toEqual([
      '20:00 3',
      '20:00 3',
      '20:00 4',
    ]);
  });

  it('§3 #27: and nothing new is said of the days before today', () => {
    const before = daily('08:00');
    const moment = at('2027-03-10T05:00:00Z');
    const kept = (after: Allocation, from = before) =>
      preservePastIntakes(from, after, moment, 'r1') !== null;
    const evening = { times: ['20:00'] };
    expect(kept(change(before, day(9), evening))).toBe(false);
    expect(kept(change(before, day(10), evening))).toBe(true);
    expect(kept(change(before, day(9), { dose: { value: 2, unit: 'tablet' } }))).toBe(false);
    expect(kept(change(before, day(9), { windowMinutes: 60 }))).toBe(false);
    expect(kept(change(before, day(9), { instruction: 'With water' }))).toBe(true);
    expect(kept(stop(before, day(9)))).toBe(false);
    expect(kept(stop(before, day(10)))).toBe(true);
    expect(kept(before, stop(before, day(9)))).toBe(false);
    expect(kept({ ...before, segments: [aSegment({ from: '2027-02-01' })] })).toBe(false);
    expect(kept({ ...before, asNeeded: { maxPerDay: 2 } })).toBe(false);
    // What was stopped earlier today does not become due again.
    const noon = at('2027-03-10T11:00:00Z');
    const halted = stored(before, stop(before, day(10)), noon);
    expect(stored(halted, halted, at('2027-03-10T15:00:00Z')).stopped).toEqual(halted.stopped);
  });

  it.each([
    ['06:59', 10],
    ['07:00', 10],
    ['07:01', 11],
  ])('proposes a change for the first day that is still whole: at %s UTC the %dth', (time, proposed) => {
    expect(firstWholeDay(daily('08:00', '20:00'), at(`2027-03-10T${time}:00Z`))).toBe(day(proposed));
  });
});

const zones = ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'UTC'];
const MINUTE = 60_000;
const someSegments: fc.Arbitrary<Segment[]> = fc
  .array(
    fc.record({
      gap: fc.nat(2),
      length: fc.integer({ min: 1, max: 9 }),
      frequency: fc.constantFrom(...Object.values(frequencies)),
      value: fc.integer({ min: 1, max: 3 }),
      times: fc.subarray(['00:00', '02:00', '02:30', '03:10', '08:00', '13:00', '20:00', '23:59'], {
        minLength: 1,
      }),
      isPause: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => {
    let next = day(1);
    return parts.map(({ gap, length, isPause, value, ...rest }, index) => {
      const from = addDays(next, gap);
      const to = addDays(from, length - 1);
      next = addDays(to, 1);
      const isLast = index === parts.length - 1;
      const dose = { value, unit: 'tablet' as const };
      return aSegment({
        ...rest,
        id: `s${index}`,
        from,
        dose,
        ...(!isLast && { to }),
        ...(isPause && { pause: true }),
      });
    });
  });
interface Edit {
  kind: 'change' | 'pause' | 'resume' | 'stop';
  /** From today, days. */
  offset: number;
  length: number | undefined;
  times: string[];
  frequency: Frequency;
  /** After the edit before, minutes; often on the same day. */
  wait: number;
}
const someEdit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('change', 'pause', 'resume', 'stop'),
  offset: fc.constantFrom(0, 0, 0, -1, 1, 3),
  length: fc.option(fc.nat(5), { nil: undefined }),
  times: fc.subarray(['02:30', '02:50', '08:00', '09:00', '20:00'], { minLength: 1 }),
  frequency: fc.constantFrom(...Object.values(frequencies)),
  wait: fc.constantFrom(0, 1, 90, 300, 700, 3000),
});

function edited(before: Allocation, edit: Edit, today: string, ids: string): Allocation {
  const from = addDays(today, edit.offset);
  const pair = [`${ids}a`, `${ids}b`] as const;
  switch (edit.kind) {
    case 'change': {
      const {
        id: _id,
        anchor: _anchor,
        ...same
      } = aSegment({ times: edit.times, frequency: edit.frequency, from });
      return { ...before, segments: changedFrom(before.segments, same, pair[0]) };
    }
    case 'pause': {
      const to = edit.length === undefined ? {} : { to: addDays(from, edit.length) };
      return { ...before, segments: pausedFrom(before.segments, { from, ...to, reason: 'Rest' }, pair) };
    }
    case 'resume':
      return { ...before, segments: resumedFrom(before.segments, { from }, pair[0]) };
    default:
      return stop(before, from);
  }
}

it('§2.7: for any plan, any edit at any time and in any zone: the intakes before now are the same', () => {
  fc.assert(
    fc.property(
      someSegments,
      fc.array(someEdit, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...zones),
      fc.integer({ min: -2 * 1440, max: 45 * 1440 }),
      fc.constantFrom(0, 1, 30_000, 59_999),
      (segments, edits, timeZone, start, ms) => {
        let before = anAllocation({ segments });
        let now = Date.parse(`${day(1)}T00:00:00Z`) + start * MINUTE + ms;
        for (const [index, edit] of edits.entries()) {
          now += edit.wait * MINUTE;
          const today = calendarDayOf(now, timeZone);
          const after = edited(before, edit, today, `e${index}`);
          // What makes no sense is refused for that.
          if (before.stopped || Object.keys(allocationProblems(after)).length > 0) continue;
          const kept = preservePastIntakes(before, after, { now, timeZone }, `r${index}`);
          const isRefused = kept === null && edit.offset >= 0;
          expect(isRefused).toBe(false);
          if (!kept) continue;
          const plan = { ...after, ...kept };
          const passed = (one: Allocation) =>
            intakesBetween(one, '2027-02-01', addDays(today, 1), timeZone).filter((due) => due.at < now);
          expect(passed(plan)).toEqual(passed(before));
          const coming = (one: Allocation) =>
            intakesBetween(one, addDays(today, 1), addDays(today, 30), timeZone);
          expect(coming(plan)).toEqual(coming(after));
          expect(allocationProblems(plan)).toEqual({});
          expect(new Set(plan.segments.map(({ id }) => id)).size).toBe(plan.segments.length);
          before = plan;
        }
      },
    ),
    { numRuns: 100 },
  );
});
