import { describe, expect, it } from 'vitest';
import type { Alert } from '@/domain/alert';
import { ActionRefused, transition } from '@/domain/alertTransition';
import { reconcile } from '@/domain/alerting';
import type { Finding } from '@/domain/evaluation';
import { anAlert, HOUR, hoursAgo, NOW } from '../support/builders';

const finding = (parts: Partial<Finding> = {}): Finding => ({
  rule: 'pressureSevere',
  measure: 'bloodPressure',
  direction: 'high',
  severity: 'critical',
  observed: { value: 192, diastolic: 116, limit: 180, unit: 'mmHg', at: hoursAgo(0) },
  ...parts,
});

const run = (existing: Alert[], found: Finding[], now = NOW) =>
  reconcile(
    existing,
    found.map((one) => ({ state: 'met' as const, ...one })),
    { patient: 'p1', clock: { timeZone: 'Europe/Berlin' }, now, newId: () => 'new', by: 'nurse' },
  );

const closed = (parts: Partial<Alert> = {}) =>
  anAlert({ status: 'resolved', closedAt: hoursAgo(1), outcome: 'advicePhone', ...parts });

/** Somebody has it: time does nothing to it for a day. */
const taken = anAlert({ status: 'acknowledged', owner: 'amelia' });

const low = (severity: 'medium' | 'high', hours = 0) =>
  finding({
    rule: 'pressureLow',
    direction: 'low',
    severity,
    observed: { value: 95, limit: 100, unit: 'mmHg', at: hoursAgo(hours) },
  });

describe('reconcile', () => {
  it('raises an open alert with its figures and its first line of history', () => {
    const [alert] = run([], [finding()]);
    expect(alert).toMatchObject({ id: 'new', version: '', patient: 'p1', status: 'open', repeatCount: 1 });
    expect(alert?.history).toEqual([
      {
        at: new Date(NOW).toISOString(),
        by: 'nurse',
        action: 'raised',
        severity: 'critical',
        observed: finding().observed,
      },
    ]);
  });

  it('began when it was measured, also where that arrived late; silence begins when it is noticed', () => {
    const late = finding({ observed: { ...finding().observed, at: hoursAgo(5) } });
    expect(run([], [late])[0]).toMatchObject({ startedAt: hoursAgo(5), lastEventAt: hoursAgo(0) });
    const silent = finding({
      rule: 'noPressure',
      direction: 'missing',
      severity: 'low',
      observed: { value: 3, limit: 3, unit: 'days', at: hoursAgo(72) },
    });
    expect(run([], [silent])[0]?.startedAt).toBe(hoursAgo(0));
  });

  it('counts a further match on the same alert and leaves its state alone', () => {
    const [alert] = run([anAlert({ status: 'acknowledged', owner: 'amelia' })], [finding()]);
    expect(alert).toMatchObject({ id: 'a1', repeatCount: 2, status: 'acknowledged', owner: 'amelia' });
    expect(alert?.history.at(-1)?.action).toBe('repeated');
  });

  it('never counts the same observation twice, nor one that is older', () => {
    const same = finding({ observed: anAlert().observed });
    expect(run([taken], [same])).toEqual([]);
    expect(run([taken], [finding({ observed: { ...anAlert().observed, at: hoursAgo(9) } })])).toEqual([]);
  });

  it('upgrades and reopens the same alert when it gets worse', () => {
    const medium = anAlert({
      rule: 'pressureLow',
      direction: 'low',
      severity: 'medium',
      status: 'acknowledged',
    });
    const [alert] = run([medium], [low('high')]);
    expect(alert).toMatchObject({ id: 'a1', severity: 'high', status: 'open', repeatCount: 2 });
    expect(alert?.history.at(-1)?.action).toBe('upgraded');
  });

  it('keeps the severity when it gets better: only a person lowers it', () => {
    const high = anAlert({ rule: 'pressureLow', direction: 'low', severity: 'high' });
    expect(run([high], [low('medium')])[0]).toMatchObject({ severity: 'high', repeatCount: 2 });
  });

  it('keeps directions apart: a high alert does not take in a low finding', () => {
    expect(run([taken], [low('high')])[0]).toMatchObject({ id: 'new', direction: 'low' });
  });

  it('does not raise again what was closed with the same observation', () => {
    const seen = closed();
    expect(run([seen], [finding({ observed: seen.observed })], NOW + 48 * HOUR)).toEqual([]);
  });

  it('raises a new critical measurement at once, linked to the alert before', () => {
    expect(run([closed()], [finding()])[0]).toMatchObject({ id: 'new', previousAlertId: 'a1' });
  });

  it('is quiet for a day about a medium condition, and then not', () => {
    const before = closed({ rule: 'pressureLow', direction: 'low', severity: 'medium' });
    expect(run([before], [low('medium')])).toEqual([]);
    expect(run([before], [low('high')])).toHaveLength(1);
    const dayLater = NOW + 23 * HOUR;
    const later = {
      ...low('medium'),
      observed: { ...low('medium').observed, at: new Date(dayLater).toISOString() },
    };
    expect(run([before], [later], dayLater - 1)).toEqual([]);
    expect(run([before], [later], dayLater)).toHaveLength(1);
  });
});

describe('transition', () => {
  const context = { by: 'nuno', now: NOW };

  it('acknowledges: who and when (AL08)', () => {
    const alert = transition(anAlert(), { action: 'acknowledge' }, context);
    expect(alert).toMatchObject({
      status: 'acknowledged',
      owner: 'nuno',
      lastEventAt: new Date(NOW).toISOString(),
    });
    expect(alert.history.at(-1)).toEqual({
      at: new Date(NOW).toISOString(),
      by: 'nuno',
      action: 'acknowledged',
      owner: 'nuno',
      was: { status: 'open' },
    });
  });

  it('resolves with outcome and note, straight from open too', () => {
    const alert = transition(
      anAlert(),
      { action: 'resolve', outcome: 'visitBooked', note: 'Today 15:00' },
      context,
    );
    expect(alert).toMatchObject({
      status: 'resolved',
      outcome: 'visitBooked',
      note: 'Today 15:00',
      owner: 'nuno',
    });
    expect(alert.closedAt).toBe(new Date(NOW).toISOString());
  });

  it.each(['critical', 'unknown', 'high'] as const)(
    'refuses to close a %s alert without a note',
    (severity) => {
      const resolve = () =>
        transition(anAlert({ severity }), { action: 'resolve', outcome: 'noAnswer', note: '' }, context);
      expect(resolve).toThrow(expect.objectContaining({ fields: { note: 'validation.noteRequired' } }));
    },
  );

  it.each(['medium', 'low'] as const)('closes a %s alert without a note', (severity) => {
    const alert = transition(
      anAlert({ severity }),
      { action: 'resolve', outcome: 'noAnswer', note: '' },
      context,
    );
    expect(alert.status).toBe('resolved');
  });

  it('refuses what the state does not allow, and always takes a comment', () => {
    const resolved = closed();
    expect(() => transition(resolved, { action: 'acknowledge' }, context)).toThrow(ActionRefused);
    expect(() => transition(anAlert({ status: 'acknowledged' }), { action: 'acknowledge' }, context)).toThrow(
      ActionRefused,
    );
    expect(() =>
      transition(resolved, { action: 'resolve', outcome: 'noAnswer', note: 'x' }, context),
    ).toThrow(ActionRefused);
    expect(transition(resolved, { action: 'comment', note: 'Called back' }, context)).toMatchObject({
      status: 'resolved',
    });
  });
});
