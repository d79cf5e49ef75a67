import { describe, expect, it } from 'vitest';
import { failureOf } from '@/features/alerts/bulk/bulkActions';
import { problemsOf } from '@/features/alerts/bulk/bulkEntry';
import { mildest, planOf } from '@/features/alerts/bulk/bulkSummary';
import { shortSnooze } from '@/features/alerts/actions/snooze';
import { fetchMessages } from '@/shared/i18n/messages';
import { anAlert, aSummary, NOW } from '@tests/support/builders';

const HOUR = 3_600_000;
const row = (parts: Parameters<typeof anAlert>[0]) => ({ alert: anAlert(parts), patient: aSummary() });
const chosen = [
  row({ id: 'critical' }),
  row({ id: 'unknown', severity: 'unknown', patient: 'p2' }),
  row({ id: 'high', severity: 'high', status: 'acknowledged' }),
  row({ id: 'low', severity: 'low', status: 'needsReview', patient: 'p2' }),
  row({ id: 'closed', severity: 'low', status: 'autoCleared' }),
];
const left = (...parts: Parameters<typeof planOf>) =>
  planOf(...parts).excluded.map(({ row: one, why }) => [one.alert.id, why]);

describe('§2.5 acting on several alerts', () => {
  it('leaves critical ones and unknown levels out of resolving, closed ones out of everything, and says why', () => {
    expect(left(chosen, 'resolve')).toEqual([
      ['critical', 'alerts.bulkCritical'],
      ['unknown', 'alerts.bulkCritical'],
      ['closed', 'errors.alertClosed'],
    ]);
    expect(left(chosen, 'acknowledge')).toEqual([
      ['high', 'errors.alertAcknowledged'],
      ['closed', 'errors.alertClosed'],
    ]);
    expect(left(chosen, 'assign')).toEqual([['closed', 'errors.alertClosed']]);
  });

  it('puts each off no longer than its level allows', () => {
    const ids = (hours: number) => left(chosen, 'snooze', hours * HOUR).map(([id]) => id);
    expect(ids(1)).toEqual(['closed']);
    expect(ids(24)).toEqual(['critical', 'unknown', 'closed']);
    expect(ids(72)).toEqual(['critical', 'unknown', 'high', 'closed']);
    expect(mildest(chosen)).toBe('low');
    expect(mildest([])).toBe('critical');
  });

  it('tells what will be done patient by patient', () => {
    const plan = planOf(chosen, 'assign');
    expect(plan.byPatient.map(({ patient, rows }) => [patient, rows.map((one) => one.alert.id)])).toEqual([
      ['p1', ['critical', 'high']],
      ['p2', ['unknown', 'low']],
    ]);
  });

  it('asks for an outcome once, and for a note where one of them is high', () => {
    const entry = {
      snooze: shortSnooze,
      assign: { to: '', reason: '' },
      resolve: { outcome: '' as const, note: ' ' },
    };
    const about = { severity: 'low', now: NOW, zone: 'UTC' } as const;
    const high = chosen.filter((one) => one.alert.id === 'high');
    const low = chosen.filter((one) => one.alert.id === 'low');
    expect(problemsOf('resolve', entry, { ...about, rows: high })).toEqual({
      outcome: 'validation.outcome',
      note: 'validation.noteRequired',
    });
    expect(problemsOf('resolve', entry, { ...about, rows: low })).toEqual({ outcome: 'validation.outcome' });
    expect(problemsOf('assign', entry, { ...about, rows: low })).toEqual({});
  });

  it('says of each what became of it', async () => {
    // A server's words are shown where they are known, and these come with the desk.
    await fetchMessages('en', ['desk']);
    expect(failureOf({ id: 'a', status: 200 })).toBeNull();
    expect(failureOf({ id: 'a', status: 412 })).toBe('alerts.bulkChanged');
    expect(failureOf({ id: 'a', status: 409, message: 'errors.alertClosed' })).toBe('errors.alertClosed');
    expect(failureOf({ id: 'a', status: 500, message: 'surprise' })).toBe('errors.unknown');
  });
});
