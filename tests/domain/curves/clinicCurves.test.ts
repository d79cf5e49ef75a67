import { describe, expect, it } from 'vitest';
import {
  alertWeeks,
  clinicCurves,
  clinicCurvesSchema,
  countedAlerts,
  isNothingKnown,
  shareCourse,
  shareOf,
} from '@/domain/curves/clinicCurves';
import { CURVE_DAYS, isMetOn, standingOf, standingSchema, type Standing } from '@/domain/curves/standing';
import { addDays } from '@/domain/patientDay';
import type { PatientSummary, PressureDay, WaterDay } from '@/domain/patients/summary';
import { anAlert, aSummary, NOW } from '../../support/builders';

const TODAY = '2026-11-20';
const daysAgo = (count: number): string => addDays(TODAY, -count);
const target = { systolicMin: 110, systolicMax: 130, diastolicMin: 65, diastolicMax: 80 };

interface Known {
  pressureDays?: PressureDay[];
  waterDays?: WaterDay[];
  alerts?: Parameters<typeof anAlert>[0][];
}
const standing = (
  parts: Partial<PatientSummary>,
  { pressureDays = [], waterDays = [], alerts = [] }: Known = {},
  now = NOW,
): Standing => standingOf(aSummary(parts), { pressureDays, waterDays }, alerts.map(anAlert), now);
const pressure = (day: string, systolic: number, diastolic = 75, readings = 2): PressureDay => ({
  day,
  systolic,
  diastolic,
  readings,
});
const BERLIN = 'Europe/Berlin';
const curves = (own: Standing[], now = NOW, timeZone = BERLIN) => clinicCurves(own, { now, timeZone }).days;
const on = (days: ReturnType<typeof curves>, day: string) => days.find((one) => one.day === day);

describe('the days of the curves (§2.1)', () => {
  it('are those that are over in the clinic’s zone, the first on the weekday of the last, eight weeks before', () => {
    const days = curves([]);
    expect(days).toHaveLength(CURVE_DAYS);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-09-24', '2026-11-19']);
    // 11:00 in UTC is the next day already, 14 hours to the east.
    expect(curves([], NOW, 'Pacific/Kiritimati').at(-1)?.day).toBe('2026-11-20');
  });

  it('are what the contract says, also without any patient', () => {
    const all = clinicCurves([], { now: NOW, timeZone: BERLIN });
    expect(clinicCurvesSchema.parse(all)).toEqual(all);
    expect(shareOf(all.days[0]?.fluid ?? { met: 1, known: 1 })).toBeNull();
  });
});

describe('alerts of a day', () => {
  const raised = (at: string) => ({
    startedAt: '2026-09-01T00:00:00.000Z',
    history: [{ at, by: 'system', action: 'raised' as const }],
  });

  it.each([
    ['the last moment of the day before', '2026-11-17T22:59:59.999Z', '2026-11-17'],
    ['midnight in the clinic', '2026-11-17T23:00:00.000Z', '2026-11-18'],
    ['the last moment of the day', '2026-11-18T22:59:59.999Z', '2026-11-18'],
  ])('are counted when they were raised, whatever they are about: %s', (_, at, day) => {
    const days = curves([standing({}, { alerts: [raised(at)] })]);
    expect(days.filter((one) => one.raised > 0)).toMatchObject([{ day, raised: 1 }]);
  });

  it.each([
    ['before the first day', '2026-09-23T21:59:59.999Z', 0],
    ['on the first day', '2026-09-23T22:00:00.000Z', 1],
    ['on the last day', '2026-11-19T22:59:59.999Z', 1],
    ['today, which is not over', '2026-11-19T23:00:00.000Z', 0],
  ])('%s', (_, at, count) => {
    const days = curves([standing({}, { alerts: [raised(at)] })]);
    expect(days.reduce((sum, one) => sum + one.raised, 0)).toBe(count);
  });

  it.each([
    ['resolved', { closed: 1, cleared: 0 }],
    ['falseAlarm', { closed: 1, cleared: 0 }],
    ['autoCleared', { closed: 0, cleared: 1 }],
    ['acknowledged', { closed: 0, cleared: 0 }],
    ['needsReview', { closed: 0, cleared: 0 }],
  ] as const)('%s: closed by somebody and gone by itself are two things', (status, counts) => {
    const closedAt = '2026-11-18T09:00:00.000Z';
    const isClosed = status !== 'acknowledged' && status !== 'needsReview';
    const days = curves([standing({}, { alerts: [{ status, ...(isClosed && { closedAt }) }] })]);
    expect(on(days, '2026-11-18')).toMatchObject(counts);
  });

  it('of several patients are added up', () => {
    const at = '2026-11-18T09:00:00.000Z';
    const own = { alerts: [raised(at), { ...raised(at), id: 'a2' }] };
    expect(on(curves([standing({}, own), standing({ id: 'p2' }, own)]), '2026-11-18')?.raised).toBe(4);
  });

  it('are told for the first and the last week', () => {
    const alerts = [1, 7, 8, 51, 57].map((ago) => raised(`${daysAgo(ago)}T12:00:00.000Z`));
    const days = curves([standing({}, { alerts })]);
    expect(alertWeeks(days)).toMatchObject({ first: { raised: 2 }, last: { raised: 2 } });
    expect(countedAlerts(days)).toEqual({ raised: 5, closed: 0, cleared: 0 });
  });
});

describe('the share within the fluid target', () => {
  const drank = (ml: number, day = daysAgo(3)) => ({ waterDays: [{ day, ml }] });
  it.each([
    [{ direction: 'maximum', maxMl: 1000 }, 1000, 1],
    [{ direction: 'maximum', maxMl: 1000 }, 1001, 0],
    [{ direction: 'minimum', minMl: 2000 }, 1800, 1],
    [{ direction: 'minimum', minMl: 2000 }, 1799, 0],
    [{ direction: 'range', minMl: 1000, maxMl: 1800 }, 999, 0],
    [{ direction: 'range', minMl: 1000, maxMl: 1800 }, 1000, 1],
    [{ direction: 'range', minMl: 1000, maxMl: 1800 }, 1801, 0],
  ] as const)('of %j: %i mL', (fluidTarget, ml, met) => {
    expect(on(curves([standing({ fluidTarget }, drank(ml))]), daysAgo(3))?.fluid).toEqual({ met, known: 1 });
  });

  it('stands on nobody where nothing was entered, or nothing was asked: a gap, never 0 %', () => {
    const fluidTarget = { direction: 'maximum', maxMl: 1000 } as const;
    const days = curves([standing({ fluidTarget }), standing({ id: 'p2' }, drank(900))]);
    for (const { fluid } of days) expect([fluid, shareOf(fluid)]).toEqual([{ met: 0, known: 0 }, null]);
  });

  it('is compared by the first and the last day on which it is known', () => {
    const fluidTarget = { direction: 'maximum', maxMl: 1000 } as const;
    const waterDays = [50, 20, 2].map((ago) => ({ day: daysAgo(ago), ml: ago === 20 ? 1200 : 900 }));
    const days = curves([standing({ fluidTarget }, { waterDays })]);
    expect(shareCourse(days, 'fluid')).toEqual({
      first: { day: daysAgo(50), share: 1, met: 1, known: 1 },
      last: { day: daysAgo(2), share: 1, met: 1, known: 1 },
      low: 0,
      high: 1,
    });
    expect(shareCourse(days, 'pressure')).toBeNull();
    expect([isNothingKnown(days), isNothingKnown(curves([standing({})]))]).toEqual([false, true]);
  });

  it('goes by what was asked on that day, not by what is asked now', () => {
    const asked = (maxMl: number) => ({ direction: 'maximum' as const, maxMl });
    const fluidAsked = [
      { from: daysAgo(30), to: daysAgo(3), target: asked(1000) },
      { from: daysAgo(2), target: asked(1500) },
    ];
    const waterDays = [31, 3, 2].map((ago) => ({ day: daysAgo(ago), ml: 1200 }));
    const days = curves([standing({ fluidAsked, fluidTarget: asked(1500) }, { waterDays })]);
    expect([31, 3, 2].map((ago) => on(days, daysAgo(ago))?.fluid)).toEqual([
      { met: 0, known: 0 },
      { met: 0, known: 1 },
      { met: 1, known: 1 },
    ]);
  });

  it('counts a day of a patient once it is over for that patient', () => {
    const fluidTarget = { direction: 'maximum', maxMl: 1000 } as const;
    const early = Date.parse('2026-11-20T05:30:00Z');
    const own = standing({ fluidTarget, wakeUpTime: '07:00' }, drank(200, daysAgo(1)), early);
    expect(on(curves([own], early), daysAgo(1))?.fluid.known).toBe(0);
    expect(on(curves([own], Date.parse('2026-11-20T06:00:00Z')), daysAgo(1))?.fluid.known).toBe(1);
  });
});

describe('the share with pressure at target', () => {
  const week = (systolic: number, last = 3) =>
    [2, 1, 0].map((before) => pressure(daysAgo(last + before), systolic));
  const met = (own: Standing, day: string) => on(curves([own]), day)?.pressure;

  it.each([
    [129, { met: 1, known: 1 }],
    [129.4, { met: 1, known: 1 }],
    [130, { met: 0, known: 1 }],
  ])('judges a mean of %f by the target as the card does', (systolic, share) => {
    const own = standing({ pressureTarget: target }, { pressureDays: week(systolic) });
    expect(met(own, daysAgo(3))).toEqual(share);
  });

  it('judges by the alert limits where no target was agreed, and nobody where neither is known', () => {
    const homeMean = {
      limits: [{ part: 'value' as const, limit: 135, isInclusive: true }],
      readings: 6,
      days: 3,
    };
    expect(met(standing({ homeMean }, { pressureDays: week(134) }), daysAgo(3))).toEqual({
      met: 1,
      known: 1,
    });
    expect(met(standing({ homeMean }, { pressureDays: week(135) }), daysAgo(3))).toEqual({
      met: 0,
      known: 1,
    });
    expect(met(standing({}, { pressureDays: week(120) }), daysAgo(3))).toEqual({ met: 0, known: 0 });
  });

  it('looks back over seven days, that day included, and needs six readings on three of them', () => {
    const pressureDays = [pressure(daysAgo(20), 120), pressure(daysAgo(15), 120), pressure(daysAgo(14), 120)];
    const own = standing({ pressureTarget: target }, { pressureDays });
    const known = [21, 15, 14, 13].map((ago) => met(own, daysAgo(ago))?.known);
    expect(known).toEqual([0, 0, 1, 0]);
    const fewer = [...pressureDays.slice(0, 2), pressure(daysAgo(14), 120, 75, 1)];
    expect(met(standing({ pressureTarget: target }, { pressureDays: fewer }), daysAgo(14))?.known).toBe(0);
  });

  it('holds on for the days after the last reading without anybody writing: its mean still stands on that week', () => {
    const weekAgo = NOW - 7 * 86_400_000;
    const own = standing({ pressureTarget: target }, { pressureDays: week(120, 7) }, weekAgo);
    const known = [7, 4, 3, 2, 1].map((ago) => met(own, daysAgo(ago))?.known);
    // The three days lie 9, 8 and 7 days back: the first leaves the window of seven days with the day 2 days ago.
    expect(known).toEqual([1, 1, 1, 0, 0]);
  });
});

describe('the standing of a patient', () => {
  it('has a sign for every day, and is what its schema says', () => {
    const own = standing({ wakeUpTime: '06:30' });
    expect(standingSchema.parse(own)).toEqual(own);
    expect([own.from, own.fluid.length, own.pressure.length]).toEqual([daysAgo(57), 58, 64]);
    expect(new Set(own.fluid + own.pressure)).toEqual(new Set(['-']));
  });

  it('says nothing of days before and after its lines', () => {
    const own = { from: daysAgo(2) };
    const said = [3, 2, 1, 0, -1].map((ago) => isMetOn(own, '10-', daysAgo(ago)));
    expect(said).toEqual([null, true, false, null, null]);
  });

  it('forgets alerts that no curve shows any more', () => {
    const at = (ago: number) => `${daysAgo(ago)}T12:00:00.000Z`;
    const alerts = [60, 61].map((ago) => ({
      history: [{ at: at(ago), by: 'system', action: 'raised' as const }],
      status: 'resolved' as const,
      closedAt: at(ago),
    }));
    expect(standing({}, { alerts })).toMatchObject({ raised: [], closed: [] });
    expect(standing({}, { alerts: [{ ...alerts[0], closedAt: at(58) }] }).closed).toEqual([at(58)]);
  });
});
