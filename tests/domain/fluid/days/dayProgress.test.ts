import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drunkByDay,
  minuteOf,
  paceAt,
  paceLine,
  paceOf,
  slotProgress,
} from '@/domain/fluid/days/dayProgress';
import { dayTargets } from '@/domain/fluid/days/dayTargets';
import { anAssignment, aRun } from '@tests/support/plans';

const clock = { timeZone: 'Europe/Berlin', wakeUpTime: '07:00' };
const at = (time: string, day = '2027-03-10') => Date.parse(`${day}T${time}:00+01:00`);
const slots = [
  { label: '', start: '07:00', end: '09:00', fromMinute: 0, toMinute: 120, ml: 300 },
  { label: '', start: '12:00', end: '14:00', fromMinute: 300, toMinute: 420, ml: 200 },
];

describe('§2.6 a day against its slots', () => {
  it('NU: counts minutes from waking, after midnight on the evening before, and from 7 am where waking is not known', () => {
    expect(minuteOf(at('07:00'), clock)).toBe(0);
    expect(minuteOf(at('01:00', '2027-03-11'), clock)).toBe(18 * 60);
    expect(minuteOf(at('06:00'), { timeZone: 'Europe/Berlin' })).toBe(-60);
  });

  it.each([
    // The clocks skip from 2 to 3 on 28 March 2027, and go back from 3 to 2 on 31 October 2027.
    ['2027-03-28T01:59:00+01:00', 119],
    ['2027-03-28T03:00:00+02:00', 180],
    ['2027-03-28T12:00:00+02:00', 720],
    ['2027-10-31T02:30:00+02:00', 150],
    ['2027-10-31T02:30:00+01:00', 150],
    ['2027-10-31T12:00:00+01:00', 720],
  ])('follows the clock on the days when it changes: %s is minute %d', (instant, minute) => {
    expect(minuteOf(Date.parse(instant), { timeZone: 'Europe/Berlin', wakeUpTime: '00:00' })).toBe(minute);
  });

  it.each([
    ['2027-03-28', '2027-03-28T10:00:00.000Z'],
    ['2027-03-29', '2027-03-29T10:00:00.000Z'],
    ['2027-10-31', '2027-10-31T11:00:00.000Z'],
  ])('draws a slot of noon on %s at noon', (day, noon) => {
    const slot = { label: '', start: '12:00', end: '13:00', fromMinute: 720, toMinute: 780, ml: 200 };
    const [turn] = paceLine([slot], day, { timeZone: 'Europe/Berlin', wakeUpTime: '00:00' });
    expect(new Date(turn?.at ?? 0).toISOString()).toBe(noon);
  });

  it('counts from the hour on the wall where somebody wakes in the one that is skipped', () => {
    const early = { timeZone: 'Europe/Berlin', wakeUpTime: '02:30' };
    // Half past two does not come: the day begins an hour later, and its slots go on by the clock.
    expect(minuteOf(Date.parse('2027-03-28T03:30:00+02:00'), early)).toBe(60);
    expect(minuteOf(Date.parse('2027-03-28T08:30:00+02:00'), early)).toBe(360);
  });

  it('gives each drink to its slot, the end of one not included, and the rest to none', () => {
    const drinks = [
      { at: at('07:00'), ml: 100 },
      { at: at('09:00'), ml: 50 },
      { at: at('13:59'), ml: 70 },
    ];
    const { slots: found, besideMl } = slotProgress(slots, drinks, clock, at('12:00'));
    expect(found.map(({ drunkMl, state }) => [drunkMl, state])).toEqual([
      [100, 'over'],
      [70, 'running'],
    ]);
    expect(besideMl).toBe(50);
    expect(slotProgress(slots, [], clock, at('11:59')).slots[1]?.state).toBe('ahead');
    expect(slotProgress(slots, [], clock, at('14:00')).slots[1]?.state).toBe('over');
    expect([...drunkByDay(drinks, clock)]).toEqual([['2027-03-10', 220]]);
  });

  it('is on pace within half a step, and expects whole slots that are over and the part of the running one', () => {
    expect(paceOf(slots, 325, 120, 50)).toEqual({ expectedMl: 300, differenceMl: 25, is: 'on' });
    expect(paceOf(slots, 326, 120, 50).is).toBe('more');
    expect(paceOf(slots, 374, 360, 50)).toEqual({ expectedMl: 400, differenceMl: -26, is: 'less' });
    const line = paceLine(slots, '2027-03-10', clock);
    expect(line.map(({ ml }) => ml)).toEqual([0, 300, 300, 500]);
    expect(paceAt(line, at('13:00'))).toBe(400);
    expect(paceAt(line, at('06:00'))).toBe(0);
    expect(paceAt(line, at('23:00'))).toBe(500);
    expect(paceAt([], at('13:00'))).toBe(0);
  });

  it('never expects less later, nor more than the day asks', () => {
    const line = paceLine(slots, '2027-03-10', clock);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 1440 }), (a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)].map((one) =>
          paceAt(line, at('07:00') + one * 60_000),
        );
        expect(early).toBeLessThanOrEqual(late ?? 0);
        expect(late).toBeLessThanOrEqual(500);
      }),
    );
  });
});

describe('§2.6 what is asked day by day', () => {
  it('is the plan’s of that day; the record’s only for somebody who was never given one', () => {
    const own = { direction: 'minimum', minMl: 2000 } as const;
    expect(dayTargets(own, [])('2027-03-10')).toEqual({ target: own, run: null });
    expect(dayTargets(own, [anAssignment({ status: 'draft' })])('2027-03-10')?.target).toEqual(own);
    expect(dayTargets(undefined, [])('2027-03-10')).toBeNull();
    const run = aRun('2027-03-01');
    const asked = dayTargets(own, [anAssignment({ runs: [run] })]);
    expect(asked('2027-02-28')).toBeNull();
    expect(asked('2027-03-01')).toEqual({ target: run.day.target, run: run.day });
  });
});
