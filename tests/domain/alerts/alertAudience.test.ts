import { describe, expect, it } from 'vitest';
import { alertStatuses, type Alert, type EscalationTarget } from '@/domain/alerts/alert';
import { countBroughtTo, isBroughtTo, type Reader } from '@/domain/alerts/alertAudience';
import { transition } from '@/domain/alerts/alertTransition';
import { passTime } from '@/domain/alerts/escalation';
import { usualCalendar } from '@/domain/alerts/workingCalendar';
import { anAlert, HOUR } from '../../support/builders';

const admin: Reader = { username: 'admin@x.test', name: 'Amelia Brandt', role: 'ADMIN' };
const nurse: Reader = { username: 'nurse@x.test', name: 'José Médina', role: 'USER' };
const readers = { admin, nurse };
type Who = keyof typeof readers;
const brought = (alert: Partial<Alert>, referent?: string): Who[] =>
  (['admin', 'nurse'] as const).filter((who) =>
    isBroughtTo({ status: 'open', ...alert }, referent, readers[who]),
  );

describe('§2.5: whom an open alert is brought to', () => {
  it.each<[EscalationTarget, string | undefined, Who[], Who[]]>([
    ['admin', undefined, ['admin'], ['admin']],
    ['referent', undefined, [], ['admin']],
    ['referent', 'Somebody Else', [], ['admin']],
    ['referent', '  jose MEDINA ', ['nurse'], ['admin', 'nurse']],
    ['referent', 'nurse@x.test', ['nurse'], ['admin', 'nurse']],
    ['referent', 'Amelia Brandt', ['admin'], ['admin']],
    ['referent', ' ', [], ['admin']],
    ['nextInTeam', 'José Médina', [], []],
    ['nephroLogist', 'José Médina', [], []],
    ['coach', undefined, [], []],
  ])('%s, of %s: told at once %j, escalated %j', (target, referent, told, escalated) => {
    expect(brought({ notify: [target] }, referent)).toEqual(told);
    expect(brought({ escalatedTo: target }, referent)).toEqual(escalated);
    expect(brought({ notify: [target], escalatedTo: target }, referent)).toEqual(escalated);
  });

  it('nobody, where neither its rule nor the time says so, or where no name is known of a reader', () => {
    expect(brought({})).toEqual([]);
    const nameless = { username: '', name: '', role: 'USER' } as const;
    expect(isBroughtTo({ status: 'open', notify: ['referent'] }, '', nameless)).toBe(false);
    expect(isBroughtTo({ status: 'open', notify: ['admin'] }, undefined, { ...admin, role: null })).toBe(
      false,
    );
  });

  it.each(alertStatuses)('only while nobody has it: %s', (status) => {
    const isOpen = status === 'open' || status === 'unknown';
    const owner = 'somebody';
    expect(brought({ status, owner, notify: ['admin'] })).toEqual(isOpen ? ['admin'] : []);
  });

  it.each([
    ['critical', 4 * HOUR - 1, []],
    ['critical', 4 * HOUR, ['admin', 'nurse']],
    ['unknown', 4 * HOUR, ['admin', 'nurse']],
    ['high', 96 * HOUR, []],
  ] as const)('by the time that passes: %s after %d ms', (severity, waited, who) => {
    const at = Date.parse('2026-11-20T03:00:00Z');
    const startedAt = new Date(at).toISOString();
    const alert = anAlert({
      severity,
      startedAt,
      lastEventAt: startedAt,
      history: [{ at: startedAt, by: 'system', action: 'raised', severity }],
    });
    const after = passTime(alert, at + waited, usualCalendar('Europe/Berlin'));
    expect(brought(after, 'José Médina')).toEqual(who);
    const taken = transition(after, { action: 'acknowledge' }, { by: 'nurse@x.test', now: at + waited });
    expect(brought(taken, 'José Médina')).toEqual([]);
  });

  it('counts a snooze that has ended since the row was read, and no other', () => {
    const alert = { notify: ['admin'], status: 'snoozed', snoozedUntil: '2026-11-20T11:00:00.000Z' } as const;
    const rows = [{ referent: undefined, alerts: [alert] }] as unknown as Parameters<
      typeof countBroughtTo
    >[0];
    const end = Date.parse(alert.snoozedUntil);
    expect([end - 1, end].map((now) => countBroughtTo(rows, admin, now))).toEqual([0, 1]);
    expect(countBroughtTo(rows, nurse, end)).toBe(0);
  });
});
