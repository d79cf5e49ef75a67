import { describe, expect, it } from 'vitest';
import type { Alert, AlertEvent } from '@/domain/alerts/alert';
import type { Reader } from '@/domain/alerts/alertAudience';
import { alertNews } from '@/domain/alerts/alertNews';
import { anAlert, hoursAgo } from '../../support/builders';

const nurse: Reader = { username: 'nurse@x.test', name: 'José Médina', role: 'USER' };
const admin: Reader = { username: 'admin@x.test', name: 'Amelia Brandt', role: 'ADMIN' };

const raised: AlertEvent = { at: hoursAgo(9), by: 'system', action: 'raised' };
const event = (hours: number, action: AlertEvent['action'], by = admin.username): AlertEvent => ({
  at: hoursAgo(hours),
  by,
  action,
});
const alertWith = (parts: Partial<Alert>, ...events: AlertEvent[]): Alert =>
  anAlert({ ...parts, history: [raised, ...events] });
const newsOf = (alert: Alert, reader = nurse, referent?: string) =>
  alertNews([alert], reader, () => referent).map(({ kind, at }) => [kind, at]);

describe('what is new about alerts for somebody', () => {
  it('is one that somebody else gave to them or to their role, and nobody else’s', () => {
    const own = alertWith({ status: 'open', owner: nurse.username }, event(3, 'assigned'));
    expect(newsOf(own)).toEqual([['assigned', hoursAgo(3)]]);
    expect(newsOf(own, admin)).toEqual([]);
    const team = alertWith({ status: 'open', team: 'USER' }, event(3, 'assigned'));
    expect(newsOf(team)).toEqual([['assigned', hoursAgo(3)]]);
    expect(newsOf(team, { ...nurse, role: null })).toEqual([]);
  });

  it.each<[Alert['escalatedTo'], string | undefined, boolean, boolean]>([
    ['nextInTeam', undefined, true, true],
    ['admin', undefined, false, true],
    ['referent', undefined, false, true],
    ['referent', 'José Médina', true, true],
    ['coach', undefined, false, false],
  ])('is one that was escalated to %s, the referent being %s: nurse %s, admin %s', (to, referent, ...who) => {
    const alert = alertWith({ status: 'open', escalatedTo: to }, event(1, 'escalated', 'system'));
    expect([nurse, admin].map((reader) => newsOf(alert, reader, referent).length > 0)).toEqual(who);
  });

  it('is a reminder of one that they have', () => {
    const events = [event(8, 'acknowledged', nurse.username), event(2, 'reminded', 'system')];
    const alert = alertWith({ status: 'acknowledged', owner: nurse.username }, ...events);
    expect(newsOf(alert)).toEqual([['reminded', hoursAgo(2)]]);
    expect(newsOf(alert, admin)).toEqual([]);
  });

  it('is nothing that they have acted on since, that somebody took over, or that is closed', () => {
    const events = [event(3, 'assigned'), event(2, 'commented', nurse.username)];
    expect(newsOf(alertWith({ status: 'open', owner: nurse.username }, ...events))).toEqual([]);
    const escalated = event(3, 'escalated', 'system');
    const taken = { status: 'acknowledged', owner: admin.username } as const;
    expect(newsOf(alertWith(taken, escalated))).toEqual([]);
    expect(newsOf(alertWith({ status: 'resolved', owner: nurse.username }, event(3, 'assigned')))).toEqual(
      [],
    );
  });

  it('is said once of each alert, with the last that happened, the newest first', () => {
    const events = [event(6, 'assigned'), event(1, 'reminded', 'system')];
    const both = alertWith({ id: 'both', status: 'inProgress', owner: nurse.username }, ...events);
    const older = alertWith({ id: 'older', status: 'open', owner: nurse.username }, event(4, 'assigned'));
    const found = alertNews([older, both], nurse, () => undefined);
    expect(found.map(({ kind, alert }) => [alert.id, kind])).toEqual([
      ['both', 'reminded'],
      ['older', 'assigned'],
    ]);
  });
});
