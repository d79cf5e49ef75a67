import { describe, expect, it } from 'vitest';
import type { Alert, AlertEvent } from '@/domain/alerts/alert';
import { nextChange, nextEscalation, nextReminder, passTime } from '@/domain/alerts/escalation';
import { nextWorking, usualCalendar } from '@/domain/alerts/workingCalendar';
import { anAlert, HOUR, NOW } from '../../support/builders';

const berlin = usualCalendar('Europe/Berlin');
const iso = (ms: number) => new Date(ms).toISOString();
type Told = [hour: number, action: AlertEvent['action'], step?: string];
const alert = (told: Told[], parts: Partial<Alert> = {}) =>
  anAlert({
    ...parts,
    startedAt: iso(NOW),
    lastEventAt: iso(NOW),
    history: told.map(([hour, action, step]) => ({
      at: iso(NOW + hour * HOUR),
      by: 'nuno',
      action,
      ...(step !== undefined && { step }),
    })),
  });

describe('complaint 37: what waits again is brought to somebody again', () => {
  const once: Told[] = [
    [0, 'raised'],
    [1, 'escalated', 'critical.team'],
  ];
  it.each<[Told[], string | undefined, number]>([
    [once.slice(0, 1), 'critical.team', 1],
    [once, 'critical.referent', 4],
    [[...once, [2, 'commented']], 'critical.referent', 4],
    [[...once, [2, 'upgraded']], 'critical.team', 3],
    [[...once, [2, 'reopened']], 'critical.team', 3],
    [[...once, [2, 'woken']], 'critical.team', 3],
    [[...once, [4, 'escalated', 'critical.referent']], undefined, 0],
  ])('%j', (told, step, hour) => {
    const open = alert(told);
    expect(nextEscalation(open, berlin)?.step).toBe(step);
    expect(nextChange(open, berlin)).toBe(step && iso(NOW + hour * HOUR));
  });

  it('reminders count from when somebody first took it over, and begin again when it was given back', () => {
    const held = (told: Told[]) => nextReminder(alert(told, { status: 'inProgress' }));
    const at = (hour: number, step = 'reminder.24') => ({ step, at: NOW + hour * HOUR });
    expect(
      held([
        [0, 'acknowledged'],
        [5, 'started'],
      ]),
    ).toEqual(at(24));
    expect(
      held([
        [0, 'raised'],
        [1, 'acknowledged'],
        [5, 'started'],
      ]),
    ).toEqual(at(25));
    expect(
      held([
        [0, 'raised'],
        [1, 'acknowledged'],
        [25, 'reminded', 'reminder.24'],
      ]),
    ).toEqual(at(73, 'reminder.72'));
    const again: Told[] = [
      [0, 'acknowledged'],
      [24, 'reminded', 'reminder.24'],
      [30, 'woken'],
      [31, 'started'],
    ];
    expect(held(again)).toEqual(at(55));
    expect(held([[0, 'raised']])).toBeNull();
  });

  it('changes by time alone when a snooze ends, a step or a reminder is due, or never', () => {
    const snoozedUntil = iso(NOW + 8 * HOUR);
    expect(nextChange(alert([[0, 'raised']], { status: 'snoozed', snoozedUntil }), berlin)).toBe(
      snoozedUntil,
    );
    const taken: Told[] = [
      [0, 'raised'],
      [1, 'acknowledged'],
    ];
    const held = alert(taken, { status: 'acknowledged', owner: 'nuno' });
    expect(
      nextChange({ ...held, history: held.history.map((one) => ({ ...one, owner: 'nuno' })) }, berlin),
    ).toBe(iso(NOW + 25 * HOUR));
    expect(nextChange(alert([[0, 'raised']], { severity: 'low' }), berlin)).toBeUndefined();
    expect(nextChange(alert(taken, { status: 'resolved' }), berlin)).toBeUndefined();
  });

  it('an alert that says nothing of its past waits from its beginning, and one in hand is never reminded of', () => {
    expect(nextEscalation(alert([]), berlin)).toMatchObject({ at: NOW + HOUR });
    const held = alert([], { status: 'acknowledged' });
    expect(passTime(held, NOW + 999 * HOUR, berlin)).toBe(held);
  });

  it.each([
    ['2026-11-20T06:59:59.999Z', '2026-11-20T07:00:00.000Z'],
    ['2026-11-20T07:00:00.000Z', '2026-11-20T07:00:00.000Z'],
    ['2026-11-20T16:59:59.999Z', '2026-11-20T16:59:59.999Z'],
    ['2026-11-20T17:00:00.000Z', '2026-11-23T07:00:00.000Z'],
  ])('working hours begin and end to the millisecond: %s', (at, expected) => {
    expect(iso(nextWorking(Date.parse(at), berlin))).toBe(expected);
  });
});
