import { beforeAll, describe, expect, it } from 'vitest';
import { sampleGiven, sampleRecords } from '@/backend/seed/sampleClinic';
import { isActive, sentAlertSchema, type Alert } from '@/domain/alerts/alert';
import type { PatientRecord } from '@/domain/exchange/patientRecord';

const now = Date.parse('2026-11-20T10:30:00Z');
const DAY = 86_400_000;

describe('the alerts of the sample clinic’s past (§2.1)', () => {
  let alerts: Alert[];
  let readings: Map<string, PatientRecord['readings']>;
  beforeAll(async () => {
    alerts = [];
    readings = new Map();
    for await (const record of sampleRecords(now)) {
      readings.set(record.patient.id, record.readings);
      alerts.push(...sampleGiven(record.patient, now).alerts);
    }
  });

  it('are whole, closed, of the past, and there in every week', () => {
    for (const alert of alerts) {
      expect(sentAlertSchema.parse(alert)).toEqual(alert);
      expect(isActive(alert)).toBe(false);
      expect(alert.startedAt < (alert.closedAt ?? '')).toBe(true);
      expect(Date.parse(alert.closedAt ?? '')).toBeLessThan(now);
      expect([alert.history[0]?.at, alert.history.at(-1)?.at]).toEqual([alert.startedAt, alert.closedAt]);
    }
    const weeks = new Set(
      alerts.map(({ startedAt }) => Math.floor((now - Date.parse(startedAt)) / (7 * DAY))),
    );
    expect([...weeks].toSorted()).toEqual(expect.arrayContaining([0, 1, 2, 3, 4, 5, 6, 7]));
    expect(new Set(alerts.map(({ id }) => id)).size).toBe(alerts.length);
    expect(new Set(alerts.map(({ status }) => status))).toEqual(
      new Set(['resolved', 'falseAlarm', 'autoCleared']),
    );
  });

  it('stand on readings that the charts show, measured again soon after', () => {
    for (const { patient, observed } of alerts) {
      const own = readings.get(patient)?.filter(({ measure }) => measure === 'bloodPressure') ?? [];
      const at = own.findIndex((one) => one.at === observed.at);
      expect(own[at]).toMatchObject({ value: observed.value, diastolic: observed.diastolic });
      expect(Date.parse(own[at + 1]?.at ?? '') - Date.parse(observed.at ?? '')).toBe(45 * 60_000);
    }
  });
});
