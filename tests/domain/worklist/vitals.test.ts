import { describe, expect, it } from 'vitest';
import {
  alertAbout,
  COURSE_DAYS,
  courseLimits,
  drawnCourse,
  isPressureCurrent,
  vitalsOf,
} from '@/domain/worklist/vitals';
import type { PatientSummary } from '@/domain/patients/summary';
import { anAlert, aSummary, hoursAgo } from '../../support/builders';

describe('what is known of each measure at a glance', () => {
  it('shows what is asked of everybody, and other measures once they have a value', () => {
    const latest = { pulse: { at: '2026-11-20T08:00:00Z', value: 71 } };
    const shown = vitalsOf(aSummary({ latest }), '2026-11-20').map(({ measure }) => measure);
    expect(shown).toEqual(['bloodPressure', 'pulse', 'water', 'weight']);
  });

  it('leaves days without a value open, and knows none before the course or after today', () => {
    const weightDays = [
      { day: '2026-11-06', kg: 70 },
      { day: '2026-11-07', kg: 71 },
      { day: '2026-11-19', kg: 72.5 },
      { day: '2026-11-21', kg: 99 },
    ];
    const weight = vitalsOf(aSummary({ weightDays }), '2026-11-20').find(
      ({ measure }) => measure === 'weight',
    );
    expect(weight?.latest).toBeUndefined();
    expect(weight?.course).toHaveLength(COURSE_DAYS);
    expect(weight?.course).toEqual([71, ...Array.from({ length: 11 }, () => null), 72.5, null]);
  });

  it('says the total of the newest day of what is summed, and the newest value of the rest', () => {
    const latest = {
      bloodPressure: { at: '2026-11-20T08:00:00Z', value: 124, diastolic: 78 },
      water: { at: '2026-11-20T09:00:00Z', value: 120 },
    };
    const waterDays = [
      { day: '2026-11-19', ml: 1_400 },
      { day: '2026-11-20', ml: 810 },
      { day: '2026-11-21', ml: 50 },
    ];
    const levels = new Map(
      vitalsOf(aSummary({ latest, waterDays }), '2026-11-20').map(({ measure, level }) => [measure, level]),
    );
    expect(levels.get('water')).toEqual({ value: 810 });
    expect(levels.get('bloodPressure')).toMatchObject({ value: 124, diastolic: 78 });
    expect(levels.get('weight')).toBeUndefined();
  });

  it.each([
    ['water', [1_400, null, 1_350]],
    ['urine', [1_400, null, 1_350]],
    ['weight', [1_400, null, 1_350, 500]],
    ['bloodPressure', [1_400, null, 1_350, 500]],
  ] as const)('draws of %s no day that is not over, where it is summed', (measure, drawn) => {
    expect(drawnCourse(measure, [1_400, null, 1_350, 500])).toEqual(drawn);
  });

  it.each([
    [0, true],
    [60_000, false],
  ])('knows whether its alert is about the newest value, %d ms later', (laterMs, isAboutLatest) => {
    const alert = anAlert();
    const at = new Date(Date.parse(hoursAgo(2)) + laterMs).toISOString();
    const latest = { bloodPressure: { at, value: 124, diastolic: 78 } };
    const [pressure] = vitalsOf(aSummary({ latest, alerts: [alert] }), '2026-11-20');
    expect(pressure).toMatchObject({ measure: 'bloodPressure', isAboutLatest });
  });

  it.each([
    ['bloodPressure', {}, []],
    ['bloodPressure', { lowSystolic: 100 }, [100]],
    [
      'bloodPressure',
      {
        homeMean: {
          limits: [
            { part: 'diastolic', limit: 85, isInclusive: true },
            { part: 'value', limit: 135, isInclusive: true },
          ],
          readings: 12,
          days: 3,
        },
        lowSystolic: 100,
      },
      [135, 100],
    ],
    ['water', {}, []],
    ['water', { fluidTarget: { direction: 'minimum', minMl: 2_000 } }, [2_000]],
    ['water', { fluidTarget: { direction: 'maximum', maxMl: 1_000 } }, [1_000]],
    ['water', { fluidTarget: { direction: 'range', minMl: 1_000, maxMl: 1_500 } }, [1_000, 1_500]],
    ['pulse', { lowSystolic: 100 }, []],
  ] as const)('draws across %s both limits that there are, of %j %j', (measure, known, limits) => {
    expect(courseLimits(aSummary(known as Partial<PatientSummary>), measure, '2026-11-20')).toEqual(limits);
  });

  it('finds of a total the gravest alert about its own day, and none about another day or about what is missing', () => {
    const drunk = (id: string, at: string, severity: 'high' | 'low') =>
      anAlert({ id, measure: 'water', severity, observed: { value: 2_110, limit: 1_500, unit: 'mL', at } });
    const summary = aSummary({
      waterDays: [
        { day: '2026-11-19', ml: 2_110 },
        { day: '2026-11-20', ml: 400 },
      ],
      alerts: [
        drunk('low', '2026-11-19', 'low'),
        drunk('high', '2026-11-19', 'high'),
        anAlert({
          measure: 'water',
          severity: 'low',
          direction: 'missing',
          observed: drunk('', '2026-11-18', 'low').observed,
        }),
      ],
    });
    expect(alertAbout(summary, 'water', '2026-11-19')?.id).toBe('high');
    for (const other of ['2026-11-18', '2026-11-20', undefined])
      expect(alertAbout(summary, 'water', other)).toBeUndefined();
    expect(alertAbout(summary, 'urine', '2026-11-19')).toBeUndefined();
    const about = (today: string) => vitalsOf(summary, today).find(({ measure }) => measure === 'water');
    expect([about('2026-11-19'), about('2026-11-20')]).toMatchObject([
      { level: { value: 2_110 }, isAboutLatest: true },
      { level: { value: 400 }, isAboutLatest: false },
    ]);
  });

  it('says of no value that it raised an alert of values that are missing', () => {
    const at = hoursAgo(2);
    const latest = { bloodPressure: { at, value: 124, diastolic: 78 } };
    const alerts = [anAlert({ direction: 'missing' })];
    const [pressure] = vitalsOf(aSummary({ latest, alerts }), '2026-11-20');
    expect(pressure).toMatchObject({ alert: alerts[0], isAboutLatest: false });
  });

  it('names the most urgent alert of the measure, and of no other', () => {
    const alerts = [
      anAlert({ id: 'a', measure: 'bloodPressure', severity: 'medium' }),
      anAlert({ id: 'b', measure: 'bloodPressure', severity: 'unknown' }),
      anAlert({ id: 'c', measure: 'bloodPressure', severity: 'high' }),
      anAlert({ id: 'd', measure: 'weight', severity: 'critical' }),
    ];
    const found = vitalsOf(aSummary({ alerts }), '2026-11-20');
    expect(found.map(({ measure, alert }) => [measure, alert?.id])).toEqual([
      ['bloodPressure', 'b'],
      ['water', undefined],
      ['weight', 'd'],
    ]);
  });
});

it.each([
  [[], false],
  [['2026-11-20'], true],
  [['2026-11-17', '2026-11-18'], true],
  [['2026-11-17'], false],
])('a pressure of the last three patient days is current: %j is %j', (days, isCurrent) => {
  const pressureDays = days.map((day) => ({ day, systolic: 128, diastolic: 80, readings: 1 }));
  expect(isPressureCurrent(aSummary({ pressureDays }), '2026-11-20')).toBe(isCurrent);
});
