import { describe, expect, it } from 'vitest';
import type { Alert, AlertEvent, EscalationTarget } from '@/domain/alerts/alert';
import { alertMails, isWorthMailing, type AlertMailFacts } from '@/domain/alerts/alertMail';
import { transition } from '@/domain/alerts/alertTransition';
import { passTime } from '@/domain/alerts/escalation';
import { severities, type Severity } from '@/domain/alerts/severity';
import { usualCalendar } from '@/domain/alerts/workingCalendar';
import { urgingTime } from '@/domain/settings/notificationPolicy';
import type { Colleague } from '@/domain/staff/colleague';
import { anAlert, aPatient, HOUR, NOW } from '../../support/builders';

const colleagues: Colleague[] = [
  { username: 'admin@x.test', name: 'Amelia Brandt', role: 'ADMIN' },
  { username: 'nurse@x.test', name: 'José Médina', role: 'USER' },
  { username: 'nephro@x.test', name: 'Nadia Fischer', role: 'USER' },
  { username: 'coach@x.test', name: 'Carl Ott', role: 'USER' },
];
type Who = 'admin' | 'nurse' | 'nephro' | 'coach';
const everybody: Who[] = ['admin', 'nurse', 'nephro', 'coach'];
const member = (email: string) => ({ firstName: 'A', lastName: 'B', email });

const usual: AlertMailFacts = {
  patient: aPatient(),
  policy: { told: ['critical', 'high', 'medium', 'low'] },
  timeZone: 'Europe/Berlin',
  colleagues,
  now: NOW,
};
const event = (action: AlertEvent['action'], more: Partial<AlertEvent> = {}): AlertEvent => ({
  at: new Date(NOW).toISOString(),
  by: 'system',
  action,
  ...more,
});
const written = (alert: Partial<Alert>, facts: Partial<AlertMailFacts> = {}, before = 0) =>
  alertMails(before, anAlert(alert), { ...usual, ...facts });
const who = (...args: Parameters<typeof written>): string[] =>
  written(...args)
    .map(({ to }) => to.replace('@x.test', ''))
    .sort((a, b) => everybody.indexOf(a as Who) - everybody.indexOf(b as Who));

describe('§2.5: who gets a mail about a new alert', () => {
  it.each<[string, Parameters<typeof aPatient>[0], Who[]]>([
    ['the referent, by name', { referent: 'jose medina' }, ['nurse']],
    ['the referent, by user name', { referent: 'nurse@x.test' }, ['nurse']],
    ['a member of the team, by address', { medicalTeam: { coach: member(' Coach@X.test') } }, ['coach']],
    [
      'referent and team, each once',
      {
        referent: 'José Médina',
        medicalTeam: { nephroLogist: member('nephro@x.test'), coach: member('nurse@x.test') },
      },
      ['nurse', 'nephro'],
    ],
    ['nobody else where one of them has an account', { referent: 'Amelia Brandt' }, ['admin']],
  ])('%s', (_, patient, expected) => {
    for (const severity of severities)
      expect(who({ severity }, { patient: aPatient(patient) })).toEqual(expected);
  });

  it.each<[Severity, Who[]]>([
    ['critical', everybody],
    ['unknown', everybody],
    ['high', []],
    ['medium', []],
    ['low', []],
  ])('%s, of somebody whose people have no account: %j', (severity, expected) => {
    const strangers = { referent: 'Dr Elsewhere', medicalTeam: { coach: member('coach@elsewhere.test') } };
    expect(who({ severity }, { patient: aPatient(strangers) })).toEqual(expected);
    expect(who({ severity })).toEqual(expected);
  });

  it.each<[EscalationTarget, Who[]]>([
    ['admin', ['admin']],
    ['referent', []],
    ['nextInTeam', []],
    ['uroLogist', []],
  ])('whom its rule tells at once besides: %s', (target, expected) => {
    expect(who({ severity: 'medium', notify: [target] })).toEqual(expected);
    const patient = aPatient({ referent: 'nurse@x.test' });
    expect(who({ severity: 'medium', notify: [target] }, { patient })).toEqual([...expected, 'nurse']);
  });

  it('is one that has become worse, too, and nothing that only was found again', () => {
    const raised = event('raised');
    const patient = aPatient({ referent: 'nurse@x.test' });
    const upgraded = { history: [raised, event('upgraded', { severity: 'critical' })] };
    expect(written(upgraded, { patient }, 1)).toEqual([
      { kind: 'alertRaised', to: 'nurse@x.test', at: NOW, line: 1, reason: 'worse' },
    ]);
    for (const action of ['repeated', 'commented', 'acknowledged', 'other'] as const)
      expect(written({ history: [raised, event(action)] }, { patient }, 1)).toEqual([]);
  });

  it.each(['reopened', 'woken'] as const)('is one that comes back, too: %s', (action) => {
    const history = [event('raised'), event(action)];
    const patient = aPatient({ referent: 'nurse@x.test' });
    for (const severity of severities)
      expect(written({ severity, history }, { patient }, 1)).toEqual([
        { kind: 'alertRaised', to: 'nurse@x.test', at: NOW, line: 1, reason: 'back' },
      ]);
  });

  it('is none that nobody has to take over any more', () => {
    for (const status of ['snoozed', 'needsReview', 'autoCleared', 'resolved'] as const)
      expect(written({ status })).toEqual([]);
    expect(written({ status: 'acknowledged', owner: 'nurse@x.test' })).toEqual([]);
    expect(who({ status: 'acknowledged' })).toEqual(everybody);
    expect(who({ status: 'unknown' })).toEqual(everybody);
  });

  it('tells nothing that was told before', () => {
    expect(written({}, {}, 1)).toEqual([]);
  });
});

describe('§2.5: who gets a mail about an escalation or a reminder', () => {
  const patient = aPatient({
    referent: 'nurse@x.test',
    medicalTeam: { coach: member('coach@x.test'), uroLogist: member('uro@elsewhere.test') },
  });
  it.each<[EscalationTarget | undefined, Who[]]>([
    ['nextInTeam', everybody],
    [undefined, everybody],
    ['referent', ['admin', 'nurse']],
    ['admin', ['admin']],
    ['coach', ['coach']],
    ['uroLogist', ['admin']],
    ['nephroLogist', ['admin']],
  ])('escalated to %s: %j', (to, expected) => {
    const history = [event('raised'), event('escalated', { step: 's', ...(to && { to }) })];
    for (const severity of ['critical', 'high'] as const)
      expect(who({ severity, history }, { patient }, 1)).toEqual(expected);
  });

  it.each<[Partial<Alert>, Who[]]>([
    [{ status: 'acknowledged', owner: 'coach@x.test' }, ['coach']],
    [{ status: 'inProgress', team: 'ADMIN' }, ['admin']],
    [{ status: 'inProgress', team: 'USER' }, ['nurse', 'nephro', 'coach']],
    [{ status: 'acknowledged', owner: 'gone@x.test' }, ['nurse']],
    [{ status: 'needsReview' }, ['nurse']],
    [{ status: 'open' }, []],
    [{ status: 'resolved', owner: 'coach@x.test' }, []],
  ])('reminded of %j: %j', (alert, expected) => {
    const history = [event('raised'), event('reminded', { step: 'reminder.24' })];
    expect(who({ ...alert, history }, { patient }, 1)).toEqual(expected);
  });

  it('reminds the administrators of what nobody has, of somebody without a referent', () => {
    const history = [event('raised'), event('reminded', { step: 'reminder.24' })];
    expect(who({ status: 'needsReview', history }, {}, 1)).toEqual(['admin']);
  });

  it('writes one mail to somebody whom several steps reach at once, about the last', () => {
    const alert = passTime(anAlert(), NOW + 9 * HOUR, usualCalendar('Europe/Berlin'));
    expect(alert.history.map(({ action }) => action)).toEqual(['raised', 'escalated', 'escalated']);
    const mails = alertMails(1, alert, { ...usual, patient });
    const lines = Object.fromEntries(mails.map(({ to, line }) => [to.replace('@x.test', ''), line]));
    expect(lines).toEqual({ admin: 2, nurse: 2, nephro: 1, coach: 1 });
    expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(['alertEscalated']));
  });

  it('writes nothing about an escalation that was noted as somebody took the alert over', () => {
    const due = passTime(anAlert(), NOW, usualCalendar('Europe/Berlin'));
    const taken = transition(due, { action: 'acknowledge' }, { by: 'nurse@x.test', now: NOW });
    expect(due.history.length).toBe(2);
    expect(alertMails(1, due, usual)).toHaveLength(4);
    expect(alertMails(1, taken, usual)).toEqual([]);
  });
});

describe('§2.12: when a mail about an alert goes out', () => {
  // 12:00 in Berlin.
  const at = (time: string) => Date.parse(`2026-11-20T${time}:00+01:00`);
  const policy = {
    told: ['critical', 'high', 'medium'],
    quiet: { from: '22:00', to: '06:00', severities: ['high', 'medium'] },
  } satisfies AlertMailFacts['policy'];
  const patient = aPatient({ referent: 'nurse@x.test' });
  const escalated = [event('raised'), event('escalated', { to: 'referent' })];

  it.each<[Severity, string, boolean]>([
    ['critical', '23:00', true],
    ['unknown', '23:00', true],
    ['high', '21:59', true],
    ['high', '22:00', false],
    ['high', '05:59', false],
    ['high', '06:00', true],
    ['medium', '12:00', true],
    ['low', '12:00', false],
  ])('a new one that is %s at %s: %j', (severity, time, isTold) => {
    expect(written({ severity }, { policy, patient, now: at(time) }).length).toBe(isTold ? 1 : 0);
  });

  it.each<[Severity, string, string | null]>([
    ['critical', '23:00', '2026-11-20T23:00'],
    ['unknown', '03:00', '2026-11-20T03:00'],
    ['high', '21:59', '2026-11-20T21:59'],
    ['high', '22:00', '2026-11-21T06:00'],
    ['high', '05:59', '2026-11-20T06:00'],
    ['high', '06:00', '2026-11-20T06:00'],
    ['low', '12:00', null],
    ['low', '23:00', null],
  ])('one that waits and is %s at %s: %s', (severity, time, expected) => {
    const mails = written(
      { severity, history: escalated },
      { policy, patient, colleagues: colleagues.slice(1), now: at(time) },
      1,
    );
    expect(mails.map((mail) => mail.at)).toEqual(
      expected === null ? [] : [Date.parse(`${expected}:00+01:00`)],
    );
  });

  it('waits for the end of quiet hours by the clocks of the clinic, also in the night in which they change', () => {
    const night = Date.parse('2026-10-24T23:30:00Z');
    expect(urgingTime(policy, 'high', night, 'Europe/Berlin')).toBe(Date.parse('2026-10-25T05:00:00Z'));
    expect(urgingTime(policy, 'high', night, 'Nowhere/Land')).toBe(Date.parse('2026-10-25T06:00:00Z'));
  });
});

it('a mail is worth sending while what it says holds', () => {
  expect(isWorthMailing('alertRaised', { status: 'open' })).toBe(true);
  expect(isWorthMailing('alertEscalated', { status: 'unknown' })).toBe(true);
  expect(isWorthMailing('alertEscalated', { status: 'acknowledged', owner: 'x' })).toBe(false);
  expect(isWorthMailing('alertEscalated', { status: 'acknowledged' })).toBe(true);
  expect(isWorthMailing('alertReminder', { status: 'inProgress' })).toBe(true);
  expect(isWorthMailing('alertReminder', { status: 'open' })).toBe(false);
  expect(isWorthMailing('alertReminder', { status: 'falseAlarm' })).toBe(false);
});
