import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftFor, draftOf, entryFrom } from '@/demo/calendar/entry/draft';
import { edited } from '@/demo/calendar/entry/edits';
import {
  drawn,
  entryOf,
  moved,
  nextId,
  placed,
  stretched,
  type Entry,
  type Timed,
} from '@/demo/calendar/entries';
import { neighbour } from '@/demo/calendar/grid/gridKeys';
import { columns, lanes } from '@/demo/calendar/grid/layout';
import { dayIn, firstWeekday, stepped, weekOf, weeksOf } from '@/demo/calendar/period';
import { range, slotOf, slotText } from '@/demo/calendar/grid/slots';

const BERLIN = 'Europe/Berlin';
const whole = (id: number, first: string, last = first): Entry => ({
  id,
  title: `Event ${id}`,
  label: 'others',
  allDay: true,
  first,
  last,
});
const timed = (id: number, start: string, end: string): Timed => ({
  id,
  title: `Event ${id}`,
  label: 'work',
  allDay: false,
  start,
  end,
});
const hours = (entry: Entry, zone = BERLIN) => {
  const { first, last, from, to } = placed(entry, zone);
  return [first, from / 60, last, to / 60];
};

describe('the events of the calendar (§3.5)', () => {
  it('take their days from where the host’s midnights are', () => {
    const event = {
      id: 1,
      title: 'Fair',
      start: '2026-11-19T23:00:00.000Z',
      end: '2026-11-21T23:00:00.000Z',
      label: 'work',
      allDay: true,
      selectable: true,
    } as const;
    expect(entryOf(event, BERLIN)).toMatchObject({ first: '2026-11-20', last: '2026-11-22' });
  });

  it('that end at midnight take nothing of the next day', () => {
    expect(hours(timed(1, '2026-11-20T21:00:00Z', '2026-11-20T23:00:00Z'))).toEqual([
      '2026-11-20',
      22,
      '2026-11-20',
      24,
    ]);
    expect(hours(timed(1, '2026-11-20T21:00:00Z', '2026-11-20T23:30:00Z'))).toEqual([
      '2026-11-20',
      22,
      '2026-11-21',
      0.5,
    ]);
  });

  it('keep their time of day over a change of the clocks', () => {
    const talk = timed(1, '2026-03-28T09:00:00Z', '2026-03-28T10:00:00Z');
    expect(hours(talk)).toEqual(['2026-03-28', 10, '2026-03-28', 11]);
    expect(hours(moved(talk, 1, 0, BERLIN))).toEqual(['2026-03-29', 10, '2026-03-29', 11]);
    // Half past two does not exist on that day; what began then begins an hour later and still takes its time.
    const night = moved(timed(1, '2026-03-28T01:30:00Z', '2026-03-28T02:15:00Z'), 1, 0, BERLIN);
    expect(Date.parse((night as Timed).end)).toBeGreaterThan(Date.parse((night as Timed).start));
  });

  it.each([
    [
      'on the lane',
      whole(1, '2026-11-20', '2026-11-21'),
      '2026-11-20',
      '2026-11-23',
      ['2026-11-23', 0, '2026-11-24', 24],
    ],
    [
      'among the hours',
      timed(1, '2026-11-20T09:00:00Z', '2026-11-20T10:30:00Z'),
      '2026-11-20T10:30',
      '2026-11-21T08:00',
      ['2026-11-21', 7.5, '2026-11-21', 9],
    ],
    [
      'off the lane',
      whole(1, '2026-11-20', '2026-11-21'),
      '2026-11-20',
      '2026-11-20T08:30',
      ['2026-11-20', 8.5, '2026-11-20', 9.5],
    ],
    [
      'on to the lane',
      timed(1, '2026-11-20T09:00:00Z', '2026-11-20T10:30:00Z'),
      '2026-11-20T10:00',
      '2026-11-19',
      ['2026-11-19', 0, '2026-11-19', 24],
    ],
  ] as const)('are drawn %s', (_, entry, from, to, expected) => {
    const next = drawn(entry, slotOf(from), slotOf(to), BERLIN);
    expect(hours(next)).toEqual(expected);
    expect(next.allDay).toBe(!to.includes('T'));
  });

  it('are drawn longer and shorter, and never end before they begin', () => {
    const talk = timed(1, '2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z');
    expect(hours(stretched(talk, 'end', slotOf('2026-11-20T12:00'), BERLIN))).toEqual([
      '2026-11-20',
      10,
      '2026-11-20',
      12.5,
    ]);
    expect(hours(stretched(talk, 'start', slotOf('2026-11-20T09:30'), BERLIN))).toEqual([
      '2026-11-20',
      9.5,
      '2026-11-20',
      11,
    ]);
    expect(stretched(talk, 'start', slotOf('2026-11-20T11:00'), BERLIN)).toEqual(talk);
    const fair = whole(1, '2026-11-20', '2026-11-22');
    expect(stretched(fair, 'end', slotOf('2026-11-18'), BERLIN)).toMatchObject({ last: '2026-11-20' });
    expect(stretched(fair, 'start', slotOf('2026-11-25'), BERLIN)).toMatchObject({ first: '2026-11-22' });
  });

  it('get the highest id and one, also when there is none or the highest was removed', () => {
    expect(nextId([whole(3, '2026-11-20'), whole(12, '2026-11-20')])).toBe(13);
    expect(nextId([])).toBe(1);
    const fetched = [whole(1, '2026-11-20'), whole(2, '2026-11-20')];
    const again = { ...whole(2, '2026-11-25'), title: 'Another one' };
    expect(edited(fetched, { put: new Map([[2, again]]), removed: new Set() })).toEqual([fetched[0], again]);
    expect(edited(fetched, { put: new Map(), removed: new Set([2]) })).toEqual([fetched[0]]);
  });

  it('have a lane of their own on all of their days', () => {
    const days = weekOf('2026-11-20', 1);
    const day = fc.integer({ min: 10, max: 28 }).map((date) => `2026-11-${date}`);
    const spans = fc.array(fc.tuple(day, day), { maxLength: 12 });
    fc.assert(
      fc.property(spans, (list) => {
        const events = list.map(([one, other], id) =>
          placed(one < other ? whole(id, one, other) : whole(id, other, one), BERLIN),
        );
        const byDay = lanes(events, days);
        for (const { entry, first, last } of events) {
          const places = byDay.map((pieces) =>
            pieces.findIndex((piece) => piece?.placed.entry.id === entry.id),
          );
          const on = places.filter((_, index) => (days[index] ?? '') >= first && (days[index] ?? '') <= last);
          expect(new Set(on).size).toBeLessThanOrEqual(1);
          expect(on).not.toContain(-1);
          expect(places.filter((place) => place >= 0)).toHaveLength(on.length);
        }
      }),
    );
  });

  it('stand side by side while they overlap', () => {
    const at = (id: number, from: string, to: string) =>
      placed(timed(id, `2026-11-20T${from}:00Z`, `2026-11-20T${to}:00Z`), 'UTC');
    const laid = columns([
      at(1, '09:00', '12:00'),
      at(2, '10:00', '11:00'),
      at(3, '11:00', '12:00'),
      at(4, '12:00', '13:00'),
      at(5, '12:10', '12:15'),
    ]);
    expect(laid.map(({ placed: { entry }, column, columns: count }) => [entry.id, column, count])).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [3, 1, 2],
      [4, 0, 2],
      [5, 1, 2],
    ]);
  });
});

describe('the days of the calendar', () => {
  it('begin their weeks as the language does', () => {
    expect([firstWeekday('en-GB'), firstWeekday('de'), firstWeekday('pt-PT')]).toEqual([1, 1, 7]);
    expect(weekOf('2026-11-22', 1)[0]).toBe('2026-11-16');
    expect(weekOf('2026-11-22', 7)[0]).toBe('2026-11-22');
  });

  it('fill whole weeks around a month, in every month', () => {
    for (const [month, weekday, first, count] of [
      ['2026-02-14', 7, '2026-02-01', 4],
      ['2026-11-20', 1, '2026-10-26', 6],
      ['2026-11-30', 7, '2026-11-01', 5],
    ] as const) {
      const weeks = weeksOf(month, weekday);
      expect([weeks[0]?.[0], weeks.length]).toEqual([first, count]);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
    }
  });

  it('are stepped through without leaving the month, and read from an address', () => {
    expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-28');
    expect(stepped('week', '2026-12-31', 1)).toBe('2027-01-07');
    expect([dayIn('2026-02-30'), dayIn('tomorrow'), dayIn(null), dayIn('2028-02-29')]).toEqual([
      null,
      null,
      null,
      '2028-02-29',
    ]);
  });

  it.each([
    ['month', '2026-11-20', 'ArrowDown', '2026-11-27'],
    ['month', '2026-11-30', 'ArrowRight', '2026-12-01'],
    ['month', '2026-11-20', 'Home', '2026-11-16'],
    ['month', '2026-11-30', 'PageDown', '2026-12-30'],
    ['week', '2026-11-20T08:00', 'ArrowUp', '2026-11-20T07:30'],
    ['week', '2026-11-20T00:00', 'ArrowUp', '2026-11-20'],
    ['week', '2026-11-20', 'ArrowDown', '2026-11-20T00:00'],
    ['week', '2026-11-20T23:30', 'ArrowDown', '2026-11-20T23:30'],
    ['day', '2026-11-20T08:00', 'PageUp', '2026-11-19T08:00'],
  ] as const)('in the %s view, from %s %s leads to %s', (view, from, key, to) => {
    const next = neighbour(slotOf(from), key, { view, weekday: 1, isMirrored: false });
    expect(next && slotText(next)).toBe(to);
  });

  it('lie the other way round where one reads from right to left', () => {
    const way = { view: 'month', weekday: 1, isMirrored: true } as const;
    expect(neighbour(slotOf('2026-11-20'), 'ArrowLeft', way)).toEqual(slotOf('2026-11-21'));
    expect(range(slotOf('2026-11-22'), slotOf('2026-11-20'))).toEqual([
      slotOf('2026-11-20'),
      slotOf('2026-11-22'),
    ]);
  });
});

describe('the form of an event', () => {
  it('keeps an event as it is', () => {
    for (const entry of [
      whole(1, '2026-11-20', '2026-11-22'),
      timed(2, '2026-11-20T09:00:00.000Z', '2026-11-20T10:15:00.000Z'),
    ])
      expect(entryFrom(draftOf(entry, BERLIN), entry.id, BERLIN)).toEqual({ entry });
  });

  it('takes the chosen slots: one of them is the beginning of an hour', () => {
    const times = (from: string, to: string) => {
      const { startDay, startTime, endDay, endTime } = draftFor(slotOf(from), slotOf(to));
      return `${startDay} ${startTime} ${endDay} ${endTime}`;
    };
    expect(times('2026-11-20T10:00', '2026-11-20T10:00')).toBe('2026-11-20 10:00 2026-11-20 11:00');
    expect(times('2026-11-20T10:00', '2026-11-20T12:00')).toBe('2026-11-20 10:00 2026-11-20 12:30');
    expect(times('2026-11-20T23:00', '2026-11-20T23:30')).toBe('2026-11-20 23:00 2026-11-21 00:00');
    expect(draftFor(slotOf('2026-11-20'), slotOf('2026-11-22'))).toMatchObject({
      allDay: true,
      endDay: '2026-11-22',
      label: 'others',
    });
  });

  it('names by field what is wrong', () => {
    const draft = { ...draftFor(slotOf('2026-03-29T01:00'), slotOf('2026-03-29T01:00')), title: 'Night' };
    const problems = (change: object) => {
      const read = entryFrom({ ...draft, ...change }, 1, BERLIN);
      return 'problems' in read ? read.problems : {};
    };
    expect(problems({ startTime: '02:30', endTime: '04:00' })).toEqual({ start: 'validation.timeSkipped' });
    expect(problems({ endTime: '01:00' })).toEqual({ end: 'calendar.endsBefore' });
    expect(problems({ endTime: '' })).toEqual({ end: 'calendar.noTime' });
    expect(problems({ allDay: true, endDay: '2026-03-28' })).toEqual({ end: 'calendar.endsBefore' });
    expect(problems({ allDay: true, startDay: '' })).toEqual({ start: 'calendar.noTime' });
    expect(problems({ endTime: '03:15' })).toEqual({});
  });
});
