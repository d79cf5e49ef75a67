import { describe, expect, it } from 'vitest';
import { writeReading } from '@/domain/fhir/write/writeEntries';
import { patientDay } from '@/domain/patientDay';
import { isPlausible } from '@/domain/readings/plausibility';
import { anObservation, aPressure, loinc, NOW, PATIENT_ID, quantity, readOne, readOneAt } from '../synthea';

const HOUR = 3_600_000;
const iso = (at: number): string => new Date(at).toISOString();
const kilopascals = ['8480-6', '8462-4'].map((code) => ({ code: loinc(code), ...quantity(16, 'kPa') }));

describe('blood pressure', () => {
  it.each(['85354-9', '55284-4'])('is read from %s, rounded, with both values', (code) => {
    const { readings } = readOne(aPressure(1, 185.9, 101.2, { code: loinc(code) }));
    expect(readings).toEqual([
      {
        id: '0a000000-0000-4000-8000-000000001001',
        patient: PATIENT_ID,
        measure: 'bloodPressure',
        at: '2026-03-06T20:43:11.000Z',
        value: 186,
        diastolic: 101,
        source: 'import',
      },
    ]);
  });

  it.each([
    ['without diastolic', aPressure(1, 120, undefined), 'incompletePressure'],
    ['of 1200', aPressure(1, 1200, 80), 'implausible'],
    ['upside down', aPressure(1, 80, 120), 'implausible'],
    ['just too low', aPressure(1, 49, 30), 'implausible'],
    ['in an unknown unit', aPressure(1, 16, 10, { component: kilopascals }), 'unknownUnit'],
    ['as text', aPressure(1, '120', '80'), 'wrongType'],
    ['without components', aPressure(1, 120, 80, { component: [] }), 'incompletePressure'],
  ])('%s is left out and counted', (_, resource, reason) => {
    const { readings, findings } = readOne(resource);
    expect(readings).toEqual([]);
    expect(findings).toEqual([`${reason} resource`]);
  });

  it('AP08: unusual but possible values are taken over and marked', () => {
    expect(readOne(aPressure(1, 265, 120)).readings[0]?.confirmedOutOfRange).toBe(true);
    expect(readOne(aPressure(1, 60, 30)).readings[0]?.confirmedOutOfRange).toBe(true);
    expect(readOne(aPressure(1, 120, 110)).readings[0]?.confirmedOutOfRange).toBe(true);
    expect(readOne(aPressure(1, 50, 30)).readings).toHaveLength(1);
    expect(readOne(aPressure(1, 300, 200)).readings).toHaveLength(1);
    expect(readOne(aPressure(1, 120, 80)).readings[0]).not.toHaveProperty('confirmedOutOfRange');
  });
});

describe('other readings', () => {
  it.each([
    ['29463-7', 70.044, 'kg', 'weight', 70.04],
    ['29463-7', 154.32, '[lb_av]', 'weight', 70],
    ['29463-7', 70_044, 'g', 'weight', 70.04],
    ['8867-4', 71.6, '{beats}/min', 'pulse', 72],
    ['9108-2', 1.75, 'L', 'water', 1750],
    ['75301-2', 1500, 'mL/(24.h)', 'water', 1500],
    ['9103-3', 200, 'mL', 'water', 200],
    ['9000-1', 200, 'mL', 'water', 200],
    ['9192-6', 1800, 'mL/(24.h)', 'urine', 1800],
    ['9187-6', 300, 'mL', 'urine', 300],
  ])('%s of %d %s is %s %d', (code, value, unit, measure, expected) => {
    const { readings, findings } = readOne(anObservation(1, { code: loinc(code), ...quantity(value, unit) }));
    expect(readings).toMatchObject([{ measure, value: expected }]);
    expect(findings).toEqual([]);
  });

  it.each([
    ['entered in error', { status: 'entered-in-error' }, 'enteredInError'],
    ['cancelled', { status: 'cancelled' }, 'enteredInError'],
    ['on a date only', { effectiveDateTime: '2026-03-06' }, 'noTime'],
    ['at a local time', { effectiveDateTime: '2026-03-06T20:43:11' }, 'noTime'],
    ['without a time', { effectiveDateTime: undefined }, 'noTime'],
    ['tomorrow', { effectiveDateTime: '2026-11-21T20:43:11Z' }, 'implausibleTime'],
    ['before birth', { effectiveDateTime: '1970-01-01T00:00:00Z' }, 'implausibleTime'],
    ['in the year 1', { effectiveDateTime: '0001-01-01T00:00:00Z' }, 'implausibleTime'],
    ['below a limit', { valueQuantity: { value: 60, comparator: '<', code: '/min' } }, 'inexact'],
    ['without a value', { valueQuantity: undefined }, 'noValue'],
    ['without a unit', { valueQuantity: { value: 60 } }, 'unknownUnit'],
    ['of 251', quantity(251, '/min'), 'implausible'],
    ['of minus 3', quantity(-3, '/min'), 'implausible'],
    ['whose value is text', quantity('60', '/min'), 'wrongType'],
    ['of nobody', { subject: undefined }, 'noPatientReference'],
    ['of somebody else', { subject: { reference: 'Patient/elsewhere' } }, 'patientNotInFiles'],
  ])('a pulse %s is left out and counted', (_, changes, reason) => {
    const { readings, findings } = readOne(anObservation(1, changes));
    expect(readings).toEqual([]);
    expect(findings).toEqual([`${reason} resource`]);
  });

  it('the newest height and weight become the patient’s, a date being enough for that', () => {
    const weight = (n: number, value: number, time: string) =>
      anObservation(n, { code: loinc('29463-7'), ...quantity(value, 'kg'), effectiveDateTime: time });
    const height = (n: number, value: number, unit: string, time: string) =>
      anObservation(n, { code: loinc('8302-2'), ...quantity(value, unit), effectiveDateTime: time });
    const { patient, readings, findings } = readOne(
      weight(1, 72, '2026-05-02T08:00:00Z'),
      weight(2, 74, '2026-05-09'),
      weight(3, 71, '2026-04-01T08:00:00Z'),
      height(4, 68, '[in_i]', '2026-05-02T08:00:00Z'),
      height(5, 1.6, 'm', '2020-05-02T08:00:00Z'),
    );
    expect([patient.weight, patient.height]).toEqual([74, 172.7]);
    expect(readings.map(({ value }) => value)).toEqual([72, 71]);
    expect(findings).toEqual(['noTime part']);
  });

  it.each([
    ['9192-6', 2400, 'mL', 'urine'],
    ['9108-2', 2.4, 'L', 'water'],
    ['9187-6', 2400, 'mL/(24.h)', 'urine'],
    ['9192-6', 15_000, 'mL', 'urine'],
  ])(
    '%s of %d %s is the total of its day, can have been, and is exported as one',
    (code, value, unit, measure) => {
      const { readings, findings } = readOne(
        anObservation(1, { code: loinc(code), ...quantity(value, unit) }),
      );
      expect(findings).toEqual([]);
      expect(readings).toMatchObject([{ measure, dayMark: 'total' }]);
      const [reading] = readings;
      if (!reading) throw new Error('no reading');
      expect(isPlausible(reading)).toBe(true);
      const written = JSON.stringify(writeReading({ ...reading, patient: 'p1' }, {}));
      expect(written).toContain(measure === 'urine' ? '"9192-6"' : '"9108-2"');
    },
  );

  it.each([
    ['9187-6', 2001, 'urine'],
    ['9000-1', 3001, 'water'],
  ])('%s of %d mL is more than one %s can be, in the file as in the chart', (code, value) => {
    const { readings, findings } = readOne(anObservation(1, { code: loinc(code), ...quantity(value, 'mL') }));
    expect([readings, findings]).toEqual([[], ['implausible resource']]);
  });

  const period = (start: string, end?: string) => ({
    effectiveDateTime: undefined,
    effectivePeriod: { start, ...(end && { end }) },
  });
  const urineOf = (time: object) =>
    readOne(anObservation(1, { code: loinc('9192-6'), ...quantity(60, 'mL'), ...time })).readings[0];

  it.each<[string, object, string]>([
    ['from midnight on', period('2026-05-19T00:00:00+02:00', '2026-05-20T00:00:00+02:00'), '2026-05-19'],
    ['from 06:00 on', period('2026-05-19T06:00:00+02:00', '2026-05-20T06:00:00+02:00'), '2026-05-19'],
    [
      'mostly of the day before',
      period('2026-05-19T16:00:00+02:00', '2026-05-20T16:00:00+02:00'),
      '2026-05-19',
    ],
    [
      'mostly of the day after',
      period('2026-05-19T20:00:00+02:00', '2026-05-20T20:00:00+02:00'),
      '2026-05-20',
    ],
    [
      'of the night the clocks change',
      period('2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00'),
      '2026-03-29',
    ],
    ['named by its midnight', { effectiveDateTime: '2026-05-19T00:00:00+02:00' }, '2026-05-19'],
    ['that begins at midnight', period('2026-05-19T00:00:00+02:00'), '2026-05-19'],
    ['of a time of day', { effectiveDateTime: '2026-05-19T06:30:00+02:00' }, '2026-05-18'],
    [
      'of a week, which is no day',
      period('2026-05-19T08:00:00+02:00', '2026-05-26T08:00:00+02:00'),
      '2026-05-19',
    ],
  ])('a total %s is of the patient day that holds most of it', (_, time, day) => {
    const clock = { timeZone: 'Europe/Berlin', wakeUpTime: '07:00' };
    expect(patientDay(Date.parse(urineOf(time)?.at ?? ''), clock)).toBe(day);
  });

  it.each<[string, object, string]>([
    ['a period has reached now', period(iso(NOW - HOUR), iso(NOW + 23 * HOUR)), iso(NOW)],
    [
      'a midnight ends the day before',
      { effectiveDateTime: '2026-11-20T00:00:00-06:00' },
      '2026-11-20T06:00:00.000Z',
    ],
  ])('while the middle of the day of a total is to come, %s', (_, time, at) => {
    expect(urineOf(time)).toMatchObject({ at, dayMark: 'total' });
  });

  it('a total without an id keeps the one it has, however much of its day is over', () => {
    const named = { id: undefined, ...period(iso(NOW - HOUR), iso(NOW + 23 * HOUR)) };
    const sent = anObservation(1, { code: loinc('9192-6'), ...quantity(60, 'mL'), ...named });
    const [now, later] = [NOW, NOW + 12 * HOUR].map((moment) => readOneAt(moment, sent).readings[0]);
    expect(later?.at).not.toBe(now?.at);
    expect(later?.id).toBe(now?.id);
  });

  it('a total of ours keeps its instant, and so its day, also where that is midnight', () => {
    const own = {
      id: 'r1',
      patient: 'p1',
      measure: 'urine',
      value: 60,
      dayMark: 'total',
      source: 'staff',
    } as const;
    const subject = { reference: `Patient/${PATIENT_ID}` };
    const { readings } = readOne({ ...writeReading({ ...own, at: '2026-05-19T00:00:00.000Z' }, subject) });
    expect(readings).toMatchObject([{ at: '2026-05-19T00:00:00.000Z' }]);
  });

  it('a total of the day leaves out none of its drinks: it counts instead of them where they are stored', () => {
    const drink = (n: number, time: string) =>
      anObservation(n, { code: loinc('9000-1'), ...quantity(200, 'mL'), effectiveDateTime: time });
    const total = anObservation(1, {
      code: loinc('9108-2'),
      ...quantity(1500, 'mL'),
      ...period('2026-05-02T00:00:00+02:00', '2026-05-03T00:00:00+02:00'),
    });
    const { readings, findings } = readOne(
      drink(2, '2026-05-02T08:00:00+02:00'),
      total,
      drink(3, '2026-05-02T23:30:00+02:00'),
      drink(4, '2026-05-03T08:00:00+02:00'),
    );
    expect(readings.map(({ value, dayMark }) => [value, dayMark])).toEqual([
      [200, undefined],
      [1500, 'total'],
      [200, undefined],
      [200, undefined],
    ]);
    expect(findings).toEqual([]);
  });
});
