import { describe, expect, it } from 'vitest';
import type { Alert } from '@/domain/alerts/alert';
import { reconcile } from '@/domain/alerts/alerting';
import type { Evaluation, Finding } from '@/domain/rules/evaluation';
import { anAlert, hoursAgo, NOW } from '../../support/builders';

const DAY_MS = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString();
const today = iso(NOW).slice(0, 10);

/** Closed an hour ago over a reading of two hours ago. */
const closed = (parts: Partial<Alert> = {}) =>
  anAlert({ status: 'resolved', closedAt: hoursAgo(1), outcome: 'advicePhone', ...parts });

const judge = (existing: Alert[], evaluation: Evaluation, now = NOW) =>
  reconcile(existing, [evaluation], {
    patient: 'p1',
    clock: { timeZone: 'Europe/Berlin' },
    now,
    newId: () => 'new',
    by: 'nurse',
  });

const met = (at: string | undefined, parts: Partial<Finding> = {}): Evaluation => ({
  state: 'met',
  rule: 'pressureSevere',
  measure: 'bloodPressure',
  direction: 'high',
  severity: 'high',
  ...parts,
  observed: { value: 192, diastolic: 116, limit: 180, unit: 'mmHg', ...(at !== undefined && { at }) },
});

describe('A condition that was closed an hour ago (AL05, §3 #2)', () => {
  it.each([
    ['a high measurement a moment newer', hoursAgo(1.99), 'high', true],
    ['an unknown level that is newer', hoursAgo(1.99), 'unknown', true],
    ['a medium one that is newer', hoursAgo(0.1), 'medium', false],
    ['a low one that is newer', hoursAgo(0.1), 'low', false],
    ['the measurement it was closed over', hoursAgo(2), 'high', false],
    ['one a moment older', hoursAgo(2.01), 'high', false],
    ['the day of the measurement it was closed over', today, 'high', false],
    ['one without a time', undefined, 'high', false],
  ] as const)('%s', (_what, at, severity, raises) => {
    expect(judge([closed()], met(at, { severity }))).toHaveLength(raises ? 1 : 0);
  });

  it('is quiet about missing data for a day, however high: there is no newer measurement', () => {
    const before = closed({ direction: 'missing' });
    // The silence began when it did: only the days it lasts grow.
    const silent = (now: number) =>
      judge([before], met(hoursAgo(2), { direction: 'missing', severity: 'high' }), now);
    const ends = Date.parse(hoursAgo(1)) + DAY_MS;
    expect(silent(ends - 1)).toEqual([]);
    expect(silent(ends)).toMatchObject([{ id: 'new', previousAlertId: 'a1', startedAt: iso(ends) }]);
  });

  it('goes by the time of closing where the alert names no measurement', () => {
    const observed = { value: 192, limit: 180, unit: 'mmHg' } as const;
    const before = closed({ observed });
    expect(judge([before], met(hoursAgo(0.99)))).toHaveLength(1);
    expect(judge([before], met(hoursAgo(1)))).toEqual([]);
  });

  it('is quiet no longer once it was clear in between, or is worse', () => {
    const cleared = closed({
      severity: 'medium',
      clearing: { count: 2, since: hoursAgo(0.5), at: hoursAgo(0.2), done: true },
    });
    expect(judge([cleared], met(hoursAgo(0.1), { severity: 'medium' }))).toHaveLength(1);
    expect(judge([closed({ severity: 'medium' })], met(hoursAgo(3), { severity: 'high' }))).toHaveLength(1);
  });

  it('goes by the alert that was closed last, in whatever order they are kept', () => {
    const older = closed({ id: 'older', severity: 'medium', closedAt: hoursAgo(30) });
    const newer = closed({ id: 'newer', severity: 'medium', closedAt: hoursAgo(1) });
    const unclosed = closed({ id: 'undated', severity: 'medium' });
    delete unclosed.closedAt;
    for (const kept of [
      [older, newer, unclosed],
      [unclosed, newer, older],
      [newer, older, unclosed],
    ]) {
      expect(judge(kept, met(hoursAgo(0.1), { severity: 'medium' }))).toEqual([]);
    }
    const again = judge([newer, older], met(hoursAgo(0.1), { severity: 'critical' }));
    expect(again).toMatchObject([{ previousAlertId: 'newer' }]);
  });
});

describe('When a condition began', () => {
  it.each([
    ['with its measurement', hoursAgo(5), 'high', hoursAgo(5)],
    ['now, where the clock of the device is ahead', iso(NOW + 60_000), 'high', iso(NOW)],
    ['now, where it is judged by the day', today, 'high', iso(NOW)],
    ['now, where it has no time', undefined, 'high', iso(NOW)],
    ['now, where data are missing', hoursAgo(5), 'missing', iso(NOW)],
  ] as const)('%s', (_what, at, direction, startedAt) => {
    expect(judge([], met(at, { direction }))[0]?.startedAt).toBe(startedAt);
  });

  it('names no alert before the first one', () => {
    expect(judge([], met(hoursAgo(1)))[0]).not.toHaveProperty('previousAlertId');
  });
});
