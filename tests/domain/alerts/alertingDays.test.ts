import { describe, expect, it } from 'vitest';
import type { Alert } from '@/domain/alerts/alert';
import { reconcile, settle } from '@/domain/alerts/alerting';
import type { Evaluation, Finding } from '@/domain/rules/evaluation';
import { severities, type Severity } from '@/domain/alerts/severity';
import { anAlert, HOUR, hoursAgo, NOW } from '../../support/builders';

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';
const iso = (ms: number) => new Date(ms).toISOString();
const key = { rule: 'fluidOver', direction: 'high' } as const;

const found = (at: string | undefined, parts: Partial<Finding> = {}): Evaluation => ({
  state: 'met',
  ...key,
  measure: 'water',
  severity: 'medium',
  observed: { value: 1200, limit: 1000, unit: 'mL', ...(at !== undefined && { at }) },
  ...parts,
});
const clear = (at?: string, evaluations?: number): Evaluation => ({
  state: 'clear',
  ...key,
  ...(at !== undefined && { at }),
  ...(evaluations !== undefined && { evaluations }),
});
const about = (at: string | undefined, parts: Partial<Alert> = {}) =>
  anAlert({
    ...key,
    measure: 'water',
    severity: 'medium',
    status: 'acknowledged',
    owner: 'amelia',
    observed: { value: 1200, limit: 1000, unit: 'mL', ...(at !== undefined && { at }) },
    ...parts,
  });
const closed = (at: string | undefined, parts: Partial<Alert> = {}) =>
  about(at, { status: 'resolved', closedAt: hoursAgo(1), ...parts });
const contextAt = (now: number) => ({
  patient: 'p1',
  clock: { timeZone: 'Europe/Berlin' },
  now,
  newId: () => 'new',
  by: 'nurse',
});
const after = (existing: Alert[], said: Evaluation, now = NOW) => reconcile(existing, [said], contextAt(now));

describe('§3 #2 what was closed stays quiet for a day (AL05)', () => {
  const dayLater = NOW + 23 * HOUR;
  it.each(severities)(
    'the same day for ever; a later day that is %s raises at once where it is urgent',
    (severity) => {
      const isUrgent = severity !== 'medium' && severity !== 'low';
      const before = closed(YESTERDAY, { severity });
      const next = found(TODAY, { severity });
      expect(after([before], next, dayLater - 1)).toHaveLength(isUrgent ? 1 : 0);
      expect(after([before], next, dayLater)).toMatchObject([{ id: 'new', previousAlertId: 'a1' }]);
      expect(after([before], found(YESTERDAY, { severity }), dayLater)).toEqual([]);
      // A day earlier that only came to be known now, and is no graver.
      expect(after([before], found('2026-11-18', { severity }), dayLater - 1)).toEqual([]);
      // Where it was not said of when the old one was, the day of the closing counts.
      const undated = closed(undefined, { severity });
      expect(after([undated], next)).toEqual([]);
      expect(after([undated], found('2026-11-21', { severity }), dayLater - 1)).toHaveLength(
        isUrgent ? 1 : 0,
      );
      const ofAnInstant = closed('2026-11-19T20:00:00.000Z', { severity });
      expect(after([ofAnInstant], found(YESTERDAY, { severity }))).toEqual([]);
      expect(after([ofAnInstant], next)).toHaveLength(isUrgent ? 1 : 0);
    },
  );

  it('a day that was closed over, until its figure is graver by the margin of the rule', () => {
    const before = closed(TODAY, { severity: 'high' });
    const judge = (value: number, severity: Severity = 'high') => {
      const said = found(TODAY, { severity, observed: { value, limit: 1000, unit: 'mL', at: TODAY } });
      const judgement = { ...key, evaluations: [said], from: TODAY, marginOf: (limit: number) => limit / 10 };
      return settle([{ ...before, severity }], [judgement], contextAt(NOW));
    };
    expect(judge(1299)).toEqual([]);
    expect(judge(1300)).toMatchObject([{ id: 'new', observed: { value: 1300 } }]);
    expect(judge(1300, 'medium')).toEqual([]);
  });

  it('but not a figure that is graver than the last one, though one before was as grave', () => {
    const gain = (value: number, at: string) => ({ value, limit: 2, unit: 'kg' as const, at });
    const [before, last] = [gain(6.6, YESTERDAY), gain(4.1, TODAY)];
    const severity = 'high' as const;
    const alert = closed(TODAY, {
      severity,
      observed: last,
      worst: before,
      found: [before, last].map((observed) => ({ severity, observed })),
    });
    const judge = (observed: Alert['observed']) => {
      const evaluations = [found(observed.at, { severity, observed })];
      const judgement = { ...key, evaluations, from: YESTERDAY, marginOf: () => 0.5 };
      return settle([alert], [judgement], contextAt(NOW));
    };
    expect(judge(gain(4.5, TODAY))).toEqual([]);
    expect(judge(gain(4.6, TODAY))).toMatchObject([{ id: 'new', observed: { value: 4.6 } }]);
    expect(judge(gain(6.6, YESTERDAY))).toEqual([]);
  });

  it('but not what comes back after all that the alert stood on had been taken out', () => {
    const severity = 'critical' as const;
    const seen = closed(hoursAgo(2), { severity });
    const emptied = { ...seen, found: [] };
    expect(after([seen], found(hoursAgo(2), { severity }))).toEqual([]);
    expect(after([emptied], found(hoursAgo(2), { severity }))).toMatchObject([{ id: 'new', severity }]);
  });

  it('missing data, though something came and went in between', () => {
    const silent = { direction: 'missing', severity: 'high' } as const;
    const before = closed(hoursAgo(200), silent);
    expect(after([before], found(hoursAgo(100), silent), dayLater - 1)).toEqual([]);
    expect(after([before], found(hoursAgo(100), silent), dayLater)).toHaveLength(1);
  });

  it.each(severities)(
    'a newer measurement that is %s raises at once where it is high or worse',
    (severity) => {
      const isUrgent = severity !== 'medium' && severity !== 'low';
      const before = closed(hoursAgo(3), { severity });
      expect(after([before], found(hoursAgo(2), { severity }))).toHaveLength(isUrgent ? 1 : 0);
      expect(after([before], found(hoursAgo(4), { severity }))).toEqual([]);
      // Where it was not said of when the old one was, the closing counts.
      const undated = closed(undefined, { severity });
      expect(after([undated], found(hoursAgo(1), { severity }))).toEqual([]);
      expect(after([undated], found(iso(NOW - HOUR + 1), { severity }))).toHaveLength(isUrgent ? 1 : 0);
    },
  );

  it('but not what is worse than what was closed, the same observation too', () => {
    const before = closed(hoursAgo(2));
    expect(after([before], found(hoursAgo(2), { severity: 'high' }))).toMatchObject([{ severity: 'high' }]);
    expect(after([before], found(hoursAgo(2), { severity: 'low' }))).toEqual([]);
  });

  it('two that say nothing of when they were are not the same for ever', () => {
    const before = closed(undefined);
    expect(after([before], found(undefined), dayLater - 1)).toEqual([]);
    expect(after([before], found(undefined), dayLater)).toHaveLength(1);
  });

  it('by the one that was closed last, in whatever order they come', () => {
    const old = closed('2026-11-10', { id: 'old', closedAt: hoursAgo(200) });
    const last = closed('2026-11-18', { id: 'last', closedAt: hoursAgo(2) });
    const undated = closed('2026-11-11', { id: 'undated', closedAt: undefined });
    for (const alerts of [
      [old, last, undated],
      [undated, last, old],
      [last, undated, old],
    ]) {
      expect(after(alerts, found(TODAY))).toEqual([]);
      expect(after(alerts, found(TODAY, { severity: 'high' }))).toMatchObject([{ previousAlertId: 'last' }]);
    }
  });
});

describe('§2.5 when an alert began', () => {
  it.each([
    ['a day', YESTERDAY, iso(NOW)],
    ['nothing said', undefined, iso(NOW)],
    ['a reading before', hoursAgo(5), hoursAgo(5)],
    ['a reading of a clock that is fast', iso(NOW + 60_000), iso(NOW)],
  ])('%s', (_, at, startedAt) => {
    const [alert] = after([], found(at));
    expect(alert?.startedAt).toBe(startedAt);
    expect(alert).not.toHaveProperty('previousAlertId');
  });
});

describe('§2.5 what arrives late (AL05)', () => {
  it('is counted and leaves the newest figure; where it is worse, the level follows it', () => {
    const alert = about(hoursAgo(2));
    expect(after([alert], found(hoursAgo(3)))).toMatchObject([
      { id: 'a1', status: 'acknowledged', repeatCount: 2, observed: { at: hoursAgo(2) } },
    ]);
    expect(after([alert], found(hoursAgo(3), { severity: 'high' }))).toMatchObject([
      { id: 'a1', severity: 'high', status: 'open', repeatCount: 2 },
    ]);
    expect(after([alert], found(undefined))).toEqual([]);
    expect(after([about(undefined)], found(hoursAgo(9)))).toMatchObject([{ id: 'a1', repeatCount: 2 }]);
  });

  it('the same observation, now more urgent, upgrades without counting', () => {
    expect(after([about(hoursAgo(2))], found(hoursAgo(2), { severity: 'high' }))).toMatchObject([
      { severity: 'high', repeatCount: 1, history: [{}, { action: 'upgraded' }] },
    ]);
  });

  it('as clear, of before the condition was met, does not count; of the same time it does', () => {
    const alert = about(hoursAgo(2));
    expect(after([alert], clear(iso(NOW - 2 * HOUR - 1)))).toEqual([]);
    expect(after([alert], clear(hoursAgo(2)))).toMatchObject([{ clearing: { count: 1, at: hoursAgo(2) } }]);
    expect(after([about(undefined)], clear(hoursAgo(99)))).toMatchObject([{ clearing: { count: 1 } }]);
  });

  it('what is held changes nothing', () => {
    expect(after([about(YESTERDAY)], { state: 'held', ...key, at: TODAY })).toEqual([]);
  });
});

describe('§2.5 a condition of days that goes by itself (AL05)', () => {
  it('is over when a whole day has been clear', () => {
    const alert = about('2026-11-18');
    expect(after([alert], clear(YESTERDAY, 3))).toMatchObject([{ status: 'autoCleared' }]);
    const [begun] = after([alert], clear(TODAY, 3));
    expect(begun).toMatchObject({ status: 'acknowledged', clearing: { count: 1, since: TODAY } });
    expect(begun ? after([begun], clear(TODAY, 3)) : undefined).toEqual([]);
    // Without a day it is today that is clear.
    expect(after([alert], clear(undefined, 3))).toEqual([begun]);
    const tomorrow = NOW + 24 * HOUR;
    expect(begun ? after([begun], clear(TODAY, 3), tomorrow) : []).toMatchObject([{ status: 'autoCleared' }]);
  });

  it('comes to be reviewed where it was high, with one line that says so, once', () => {
    const [alert] = after(
      [about('2026-11-18', { severity: 'high', escalatedTo: 'admin' })],
      clear(YESTERDAY),
    );
    expect(alert?.history.at(-1)).toStrictEqual({ at: iso(NOW), by: 'system', action: 'needsReview' });
    expect(alert?.escalatedTo).toBeUndefined();
    expect(alert ? after([alert], clear(TODAY)) : undefined).toEqual([]);
  });

  it('goes as well where a review was put off and that is over', () => {
    const clearing = { count: 2, since: '2026-11-18', at: YESTERDAY, done: true };
    const woken = about('2026-11-17', { status: 'open', clearing, startedAt: hoursAgo(1) });
    expect(after([woken], clear(TODAY))).toMatchObject([{ status: 'autoCleared' }]);
    expect(after([{ ...woken, status: 'acknowledged' }], clear(TODAY))).toEqual([]);
    expect(after([closed('2026-11-17', { clearing })], clear(TODAY))).toEqual([]);
  });
});
