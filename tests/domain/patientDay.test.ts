import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayBounds, daysBetween, isTimeZone, patientDay } from '@/domain/patientDay';

const at = (text: string) => Date.parse(text);
const hours = (day: string, clock: { timeZone: string; wakeUpTime?: string }) => {
  const { from, to } = dayBounds(day, clock);
  return (to - from) / 3_600_000;
};

describe('patient day', () => {
  const berlin = { timeZone: 'Europe/Berlin', wakeUpTime: '07:00' };

  it('begins at the waking time in the patient’s zone and not a millisecond earlier', () => {
    expect(patientDay(at('2026-11-20T05:59:59.999Z'), berlin)).toBe('2026-11-19');
    expect(patientDay(at('2026-11-20T06:00:00.000Z'), berlin)).toBe('2026-11-20');
    expect(patientDay(at('2026-11-21T05:59:59.999Z'), berlin)).toBe('2026-11-20');
  });

  it('DT06 §3 #29: holds the night after it, so that a drink long after midnight is still the evening’s', () => {
    const late = { timeZone: 'Europe/Berlin', wakeUpTime: '06:30' };
    expect(patientDay(at('2026-11-20T23:30:00Z'), late)).toBe('2026-11-20');
    expect(patientDay(at('2026-11-21T01:00:00Z'), late)).toBe('2026-11-20');
    expect(patientDay(at('2026-11-21T05:29:59Z'), late)).toBe('2026-11-20');
    expect(patientDay(at('2026-11-21T05:30:00Z'), late)).toBe('2026-11-21');
    // Somebody who sleeps by day has a day that begins in the evening.
    const nightShift = { timeZone: 'Europe/Berlin', wakeUpTime: '16:00' };
    expect(patientDay(at('2026-11-21T08:00:00Z'), nightShift)).toBe('2026-11-20');
    expect(patientDay(at('2026-11-21T15:00:00Z'), nightShift)).toBe('2026-11-21');
  });

  it('begins at midnight when no waking time is set', () => {
    expect(dayBounds('2026-07-01', { timeZone: 'Europe/Berlin' })).toEqual({
      from: at('2026-06-30T22:00:00Z'),
      to: at('2026-07-01T22:00:00Z'),
    });
  });

  it.each([
    ['2026-03-28', '00:00', 24],
    ['2026-03-29', '00:00', 23],
    ['2026-10-25', '00:00', 25],
    ['2026-03-28', '07:00', 23],
    ['2026-03-29', '07:00', 24],
    ['2026-10-24', '07:00', 25],
    ['2026-10-25', '07:00', 24],
  ])('DT03: %s in Berlin, waking at %s, has %i hours', (day, wakeUpTime, expected) => {
    expect(hours(day, { timeZone: 'Europe/Berlin', wakeUpTime })).toBe(expected);
  });

  it('DT03: a waking time inside the skipped hour is that much later', () => {
    const clock = { timeZone: 'Europe/Berlin', wakeUpTime: '02:30' };
    expect(dayBounds('2026-03-29', clock).from).toBe(at('2026-03-29T03:30:00+02:00'));
    expect(patientDay(at('2026-03-29T03:29:59+02:00'), clock)).toBe('2026-03-28');
    expect(patientDay(at('2026-03-29T03:30:00+02:00'), clock)).toBe('2026-03-29');
  });

  it('DT03: both passages of a repeated hour belong to the day that the first began', () => {
    const clock = { timeZone: 'Europe/Berlin', wakeUpTime: '02:30' };
    expect(patientDay(at('2026-10-25T02:30:00+02:00'), clock)).toBe('2026-10-25');
    expect(patientDay(at('2026-10-25T02:00:00+01:00'), clock)).toBe('2026-10-25');
  });

  it('never answers with a date the zone skipped', () => {
    const apia = { timeZone: 'Pacific/Apia' };
    expect(patientDay(at('2011-12-30T09:59:59Z'), apia)).toBe('2011-12-29');
    expect(patientDay(at('2011-12-30T10:00:00Z'), apia)).toBe('2011-12-31');
  });

  it('reads a zone nobody knows as UTC', () => {
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    expect(patientDay(at('2026-11-20T23:59:59Z'), { timeZone: 'Mars/Olympus' })).toBe('2026-11-20');
  });

  it('reads an unreadable waking time as midnight', () => {
    expect(patientDay(at('2026-11-20T00:00:00Z'), { timeZone: 'UTC', wakeUpTime: '7 am' })).toBe(
      '2026-11-20',
    );
  });

  it('refuses what is no day or no instant', () => {
    expect(() => dayBounds('2026-02-30', berlin)).toThrow(RangeError);
    expect(() => addDays('', 1)).toThrow(RangeError);
    expect(() => patientDay(Number.NaN, berlin)).toThrow(RangeError);
  });

  it('holds every instant between the bounds of its day, whatever zone and waking time', () => {
    const clock = fc.record({
      timeZone: fc.constantFrom(
        'Europe/Berlin',
        'America/New_York',
        'Asia/Kathmandu',
        'Pacific/Apia',
        'Australia/Lord_Howe',
        'UTC',
      ),
      wakeUpTime: fc.constantFrom('00:00', '02:30', '06:45', '12:00', '23:59'),
    });
    const instant = fc.integer({ min: at('1970-01-01T00:00Z'), max: at('2099-12-31T00:00Z') });
    fc.assert(
      fc.property(clock, instant, (someClock, ms) => {
        const { from, to } = dayBounds(patientDay(ms, someClock), someClock);
        expect(from).toBeLessThanOrEqual(ms);
        expect(ms).toBeLessThan(to);
      }),
      { numRuns: 300 },
    );
  });

  it('DT03: begins where the zone’s own calendar says, day by day through every change of the clocks', () => {
    const zones = [
      'Europe/Berlin',
      'America/Sao_Paulo',
      'Africa/Casablanca',
      'Pacific/Apia',
      'Pacific/Kwajalein',
      'Australia/Lord_Howe',
      'America/Caracas',
      'Asia/Kolkata',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom('00:00', '01:59', '02:00', '02:30', '03:00', '23:59'),
        fc.integer({ min: 0, max: 47_000 }),
        fc.constantFrom(1, -1),
        (timeZone, wakeUpTime, first, step) => {
          // In either direction: what is known of one stretch must not reach beyond it.
          for (let count = 0; count < 400; count += 1) {
            const day = addDays('1970-01-01', first + step * count);
            const from = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: wakeUpTime });
            expect([day, dayBounds(day, { timeZone, wakeUpTime }).from]).toEqual([
              day,
              from.epochMilliseconds,
            ]);
          }
        },
      ),
      { numRuns: 16 },
    );
  });
});

describe('calendar arithmetic', () => {
  it('crosses months, leap days and clock changes', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-30', -2)).toBe('2026-03-28');
    expect(daysBetween('2026-10-20', '2026-10-30')).toBe(10);
    expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2);
  });
});
