import { describe, expect, it } from 'vitest';
import type { OpenAlert, PatientSummary } from '@/domain/patients/summary';
import { addDays } from '@/domain/patientDay';
import { triage } from '@/domain/worklist/triage';
import { aSummary, anAlert, hoursAgo, NOW } from '../../support/builders';

const alert = (parts: Partial<OpenAlert> = {}): OpenAlert => anAlert(parts);
const where = (parts: Partial<PatientSummary>) => {
  const { section, severity, reasons } = triage(aSummary(parts), NOW);
  return [section, severity, reasons.map((reason) => reason.kind)];
};
const silentFor = (days: number) => ({
  latest: { bloodPressure: { at: hoursAgo(days * 24), value: 124, diastolic: 78 } },
});

describe('triage', () => {
  it.each<[string, Partial<PatientSummary>, unknown[]]>([
    ['a critical alert', { alerts: [alert()] }, ['critical', 'critical', ['alert']]],
    [
      'an alert of unreadable level',
      { alerts: [alert({ severity: 'unknown' })] },
      ['critical', 'unknown', ['alert']],
    ],
    ['a high alert', { alerts: [alert({ severity: 'high' })] }, ['high', 'high', ['alert']]],
    ['a medium alert', { alerts: [alert({ severity: 'medium' })] }, ['worsening', 'medium', ['alert']]],
    ['two days of silence', silentFor(2), ['stable', 'stable', []]],
    ['three days of silence', silentFor(3), ['noData', 'noData', ['noData']]],
    ['nothing yet, enrolled today', { latest: {}, resistration: '2026-11-20' }, ['stable', 'stable', []]],
    [
      'nothing yet, enrolled two days ago',
      { latest: {}, resistration: '2026-11-18' },
      ['stable', 'stable', []],
    ],
    [
      'nothing for three days since',
      { latest: {}, resistration: '2026-11-17' },
      ['noData', 'noData', ['noData']],
    ],
    [
      'old readings, enrolled today',
      { ...silentFor(90), awaitedSince: '2026-11-20' },
      ['stable', 'stable', []],
    ],
    [
      'three days of silence since a pause ended today',
      { ...silentFor(9), resistration: '2026-01-05', awaitedSince: '2026-11-20' },
      ['stable', 'stable', []],
    ],
    ['nothing ever', { latest: {} }, ['noData', 'noData', ['noData']]],
    ['only a reading of the future (DT08)', silentFor(-2), ['noData', 'noData', ['noData']]],
    [
      'silence with a high alert',
      { ...silentFor(4), alerts: [alert({ severity: 'high' })] },
      ['high', 'high', ['alert', 'noData']],
    ],
    [
      'silence with a low alert',
      { ...silentFor(4), alerts: [alert({ severity: 'low' })] },
      ['noData', 'noData', ['noData', 'alert']],
    ],
    ['paused and silent', { ...silentFor(9), status: 'paused' }, ['inactive', 'noData', ['inactive']]],
    ['deceased', { status: 'deceased' }, ['inactive', 'noData', ['inactive']]],
    ['a child', { dateOfbirth: '2010-01-01' }, ['worsening', 'low', ['rulesOff']]],
    ['pregnancy', { pregnant: true }, ['worsening', 'low', ['rulesOff']]],
  ])('%s', (_, parts, expected) => {
    expect(where(parts)).toEqual(expected);
  });

  it('counts silence in the patient’s own days', () => {
    const late = aSummary({
      timeZone: 'Europe/Berlin',
      wakeUpTime: '06:00',
      latest: { water: { at: '2026-11-18T04:30:00Z', value: 200 } },
    });
    // 05:30 in Berlin, before waking: still the patient day of the 17th.
    expect(triage(late, NOW).daysSinceData).toBe(3);
  });

  it('puts the most urgent alert first, then the oldest', () => {
    const alerts = [
      alert({ id: 'low', severity: 'low', startedAt: hoursAgo(90) }),
      alert({ id: 'new', startedAt: hoursAgo(1) }),
      alert({ id: 'old', startedAt: hoursAgo(5) }),
    ];
    const order = triage(aSummary({ alerts }), NOW).reasons.map((reason) =>
      reason.kind === 'alert' ? reason.alert.id : reason.kind,
    );
    expect(order).toEqual(['old', 'new', 'low']);
  });

  it.each([
    [139.9, 'stable'],
    [140, 'worsening'],
  ])('three days at %f after a week at 130 are %s', (systolic, section) => {
    const pressureDays = Array.from({ length: 10 }, (_, index) => ({
      day: addDays('2026-11-11', index),
      systolic: index < 7 ? 130 : systolic,
      diastolic: 80,
      readings: 2,
    }));
    expect(triage(aSummary({ pressureDays }), NOW).section).toBe(section);
  });
});
