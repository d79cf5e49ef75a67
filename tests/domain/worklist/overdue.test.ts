import { describe, expect, it } from 'vitest';
import type { Expected } from '@/domain/patients/expected';
import type { PatientSummary } from '@/domain/patients/summary';
import { triage } from '@/domain/worklist/triage';
import { aSummary, anAlert, hoursAgo, NOW } from '../../support/builders';

const daysAgo = (days: number) => hoursAgo(days * 24);
const pressure = { at: hoursAgo(3), value: 124, diastolic: 78 };
const daily = { measure: 'weight', times: 1, per: 'day' } as const;
const expecting = (parts: Partial<Expected>): Expected => ({ asked: [], away: [], atDialysis: {}, ...parts });

/** Somebody whose pressure came today, and who is asked for a weight a day, which came `days` ago or never. */
const weighing = (days: number | null, more: Partial<Expected> = {}): Partial<PatientSummary> => ({
  resistration: '2026-01-05',
  awaitedSince: '2026-01-05',
  expected: expecting({ asked: [daily], ...more }),
  latest: { bloodPressure: pressure, ...(days !== null && { weight: { at: daysAgo(days), value: 71 } }) },
});
const where = (parts: Partial<PatientSummary>) => {
  const { section, severity, reasons } = triage(aSummary(parts), NOW);
  return [section, severity, reasons.map(({ kind }) => kind)];
};
const fine = ['stable', 'stable', []];
const late = ['noData', 'noData', ['overdue']];

describe('what is asked for and does not come', () => {
  it('is no data, with which and since when, whatever else has come', () => {
    const { reasons } = triage(aSummary(weighing(12)), NOW);
    expect(reasons).toEqual([{ kind: 'overdue', measures: [{ measure: 'weight', since: daysAgo(12) }] }]);
    expect(where(weighing(12))).toEqual(late);
  });

  it.each<['day' | 'week', number, number]>([
    ['day', 1, 2],
    ['day', 2, 2],
    ['day', 12, 2],
    ['week', 7, 2],
    ['week', 3, 4],
    ['week', 2, 5],
    ['week', 1, 8],
  ])('is overdue once a whole interval has passed: per %s %d times after %d days', (per, times, days) => {
    const asked = [{ measure: 'weight', times, per } as const];
    expect(where(weighing(days - 1, { asked }))).toEqual(fine);
    expect(where(weighing(days, { asked }))).toEqual(late);
  });

  it.each<[string, Partial<PatientSummary>, unknown[]]>([
    ['never came', weighing(null), late],
    ['is not asked for', weighing(12, { asked: [] }), fine],
    ['came by a clock that runs ahead alone', weighing(-2), late],
    ['of a row that does not say what is asked for', { ...weighing(12), expected: undefined }, fine],
    ['began yesterday', { ...weighing(null), awaitedSince: '2026-11-19' }, fine],
    ['began the day before', { ...weighing(null), awaitedSince: '2026-11-18' }, late],
    ['goes on since yesterday after a pause', { ...weighing(40), awaitedSince: '2026-11-19' }, fine],
    [
      'rests',
      { ...weighing(12), status: 'paused', awaitedSince: undefined },
      ['inactive', 'noData', ['inactive']],
    ],
    ['of a child', { ...weighing(12), dateOfbirth: '2016-01-01', leftOut: [] }, late],
    ['of a pregnancy', { ...weighing(12), pregnant: true, leftOut: [] }, late],
    ['was measured at dialysis instead', weighing(12, { atDialysis: { weight: daysAgo(1) } }), fine],
    ['was measured at dialysis long ago', weighing(12, { atDialysis: { weight: daysAgo(5) } }), late],
    [
      'came before a journey that ended yesterday',
      weighing(12, { away: [{ kind: 'travel', from: '2026-11-09', to: '2026-11-19' }] }),
      fine,
    ],
    [
      'did not come since a journey either',
      weighing(12, { away: [{ kind: 'travel', from: '2026-11-09', to: '2026-11-18' }] }),
      late,
    ],
    [
      'is explained by a stay in hospital',
      weighing(12, { away: [{ kind: 'hospitalStay', from: '2026-11-10', to: '2026-11-30' }] }),
      ['inactive', 'noData', ['away']],
    ],
    [
      'is explained for seven days by a stay of which nobody gave the end',
      weighing(12, { away: [{ kind: 'hospitalStay', from: '2026-11-14' }] }),
      ['inactive', 'noData', ['away']],
    ],
    [
      'is not explained by such a stay on the eighth day',
      weighing(12, { away: [{ kind: 'hospitalStay', from: '2026-11-13' }] }),
      late,
    ],
    [
      'comes from the journey all the same',
      weighing(1, { away: [{ kind: 'travel', from: '2026-11-10' }] }),
      fine,
    ],
    [
      'belongs to a series of pressures that goes on',
      {
        ...weighing(0, {
          asked: [{ measure: 'bloodPressure', times: 4, per: 'day', from: '2026-11-16', to: '2026-11-22' }],
        }),
        latest: { weight: { at: hoursAgo(3), value: 71 } },
      },
      late,
    ],
    [
      'belongs to a series that is over',
      {
        ...weighing(0, {
          asked: [{ measure: 'bloodPressure', times: 4, per: 'day', from: '2026-11-10', to: '2026-11-16' }],
        }),
        latest: { weight: { at: hoursAgo(3), value: 71 } },
      },
      fine,
    ],
  ])('%s', (_, parts, expected) => {
    expect(where(parts)).toEqual(expected);
  });

  it('stands before a milder alert, which it outranks, and behind a graver one', () => {
    const low = anAlert({ severity: 'low' });
    expect(where({ ...weighing(12), alerts: [low] })).toEqual(['noData', 'noData', ['overdue', 'alert']]);
    expect(where({ ...weighing(12), alerts: [anAlert()] })).toEqual([
      'critical',
      'critical',
      ['alert', 'overdue'],
    ]);
  });

  it('is not said twice of somebody from whom nothing comes', () => {
    const silent = { ...weighing(12), latest: { weight: { at: daysAgo(12), value: 71 } } };
    expect(where(silent)).toEqual(['noData', 'noData', ['noData']]);
    const both = { ...weighing(12), latest: { ...silent.latest, pulse: { at: daysAgo(4), value: 70 } } };
    expect(where(both)).toEqual(['noData', 'noData', ['noData', 'overdue']]);
  });

  it('says of somebody in hospital from whom nothing comes that they are away', () => {
    const away = [{ kind: 'hospitalStay', from: '2026-11-10', to: '2026-11-30' }] as const;
    const silent = { ...weighing(12, { away: [...away], asked: [] }), latest: {} };
    expect(triage(aSummary(silent), NOW)).toMatchObject({
      section: 'inactive',
      reasons: [{ kind: 'away', because: 'hospitalStay', since: '2026-11-10' }],
    });
    expect(where({ ...silent, alerts: [anAlert()] })).toEqual(['critical', 'critical', ['alert', 'away']]);
  });
});
