import { describe, expect, it } from 'vitest';
import { segmentSchema } from '@/domain/medicine/allocation';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { amountSchema } from '@/domain/medicine/medicine';
import { aSegment } from '@tests/support/plans';

const isRead = (parts: Record<string, unknown>) =>
  segmentSchema.safeParse({ ...aSegment(), ...parts }).success;

describe('§2.7 NU06 what may be ordered', () => {
  it.each([
    [0, false],
    [0.0009, false],
    [0.001, true],
    [-1, false],
    [999_999, true],
    [1_000_000, false],
    [Number.NaN, false],
    [Infinity, false],
  ])('§3 #31: a dose of %d mg: %s', (value, isRight) => {
    expect(amountSchema.safeParse({ value, unit: 'mg' }).success).toBe(isRight);
  });

  it('a dose has one of the known units and is never a text', () => {
    expect(amountSchema.safeParse({ value: 1, unit: 'mcg' }).success).toBe(false);
    expect(amountSchema.safeParse({ value: '1.5', unit: 'mg' }).success).toBe(false);
    expect(amountSchema.safeParse({ value: 1.5, unit: 'µg' }).success).toBe(true);
  });

  it.each([
    ['everyDays', { kind: 'specificFrequency' }, 2, 365],
    ['onDays', { kind: 'cycle', offDays: 1 }, 1, 365],
    ['offDays', { kind: 'cycle', onDays: 1 }, 1, 365],
  ])('%s of %o is %d to %d, and whole', (field, frequency, least, most) => {
    const at = (value: number) => isRead({ frequency: { ...frequency, [field]: value } });
    expect([least - 1, least, most, most + 1, least + 0.5].map(at)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('weekdays are 1 to 7, at least one; at most twelve times a day, within 15 minutes to 12 hours', () => {
    const weekdays = (...days: number[]) => isRead({ frequency: { kind: 'preciseDays', weekdays: days } });
    expect([weekdays(), weekdays(0), weekdays(8), weekdays(1, 7)]).toEqual([false, false, false, true]);
    const times = (count: number) =>
      isRead({ times: Array.from({ length: count }, (_, hour) => `${String(hour).padStart(2, '0')}:00`) });
    expect([12, 13].map(times)).toEqual([true, false]);
    expect([14, 15, 720, 721].map((windowMinutes) => isRead({ windowMinutes }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(['2027-02-29', '2028-02-29', '1.3.2027'].map((from) => isRead({ from }))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('§3 #27: the day is that of the patient’s calendar, whatever the zone of the reader', () => {
    const at = (text: string, zone: string) => calendarDayOf(Date.parse(text), zone);
    expect(at('2027-02-28T22:59:59Z', 'Europe/Berlin')).toBe('2027-02-28');
    expect(at('2027-02-28T23:00:00Z', 'Europe/Berlin')).toBe('2027-03-01');
    expect(at('2027-03-01T03:29:59Z', 'America/St_Johns')).toBe('2027-02-28');
    expect(at('2027-02-28T23:59:59Z', 'Nowhere/Land')).toBe('2027-02-28');
  });
});
