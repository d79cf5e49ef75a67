import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertStatuses, isActive, type Alert, type AlertStatus } from '@/domain/alerts/alert';
import {
  alertActionSchema,
  longestSnooze,
  snoozeHours,
  UNDO_MS,
  type AlertAction,
} from '@/domain/alerts/alertAction';
import { awake, statusAt } from '@/domain/alerts/alertState';
import { ActionRefused, canUndo, transition } from '@/domain/alerts/alertTransition';
import { nextChange } from '@/domain/alerts/escalation';
import { usualCalendar } from '@/domain/alerts/workingCalendar';
import { severities } from '@/domain/alerts/severity';
import { anAlert, HOUR, hoursAgo, NOW } from '../../support/builders';

const nuno = { by: 'nuno', now: NOW };
const iso = (ms: number) => new Date(ms).toISOString();

const snoozed = (parts: Partial<Alert> = {}) =>
  anAlert({ status: 'snoozed', snoozedUntil: iso(NOW + HOUR), snoozedBy: 'amelia', ...parts });

const everyAction: Record<AlertAction['action'], AlertAction> = {
  acknowledge: { action: 'acknowledge' },
  undoAcknowledge: { action: 'undoAcknowledge' },
  start: { action: 'start' },
  assign: { action: 'assign', owner: 'amelia' },
  snooze: { action: 'snooze', hours: 1 },
  undoAssign: { action: 'undoAssign' },
  undoSnooze: { action: 'undoSnooze' },
  wake: { action: 'wake' },
  resolve: { action: 'resolve', outcome: 'visitBooked', note: 'Today 15:00' },
  falseAlarm: { action: 'falseAlarm', reason: 'device' },
  comment: { action: 'comment', note: 'Called back' },
};

/** The alert after an action, or why it was refused. */
function attempt(
  alert: Alert,
  action: AlertAction,
  context: { by: string; now: number },
): Alert | ActionRefused {
  try {
    return transition(alert, action, context);
  } catch (thrown) {
    if (thrown instanceof ActionRefused) return thrown;
    throw thrown;
  }
}

/** What §2.5 allows from each state; to undo needs something done of one's own as well. */
const allowed: Record<AlertStatus, AlertAction['action'][]> = {
  open: ['acknowledge', 'start', 'assign', 'snooze', 'resolve', 'falseAlarm', 'comment'],
  unknown: ['comment'],
  acknowledged: ['start', 'assign', 'snooze', 'resolve', 'falseAlarm', 'comment'],
  inProgress: ['assign', 'snooze', 'resolve', 'falseAlarm', 'comment'],
  snoozed: ['start', 'assign', 'snooze', 'wake', 'resolve', 'falseAlarm', 'comment'],
  needsReview: ['acknowledge', 'start', 'assign', 'snooze', 'resolve', 'falseAlarm', 'comment'],
  resolved: ['comment'],
  falseAlarm: ['comment'],
  autoCleared: ['comment'],
};

describe('What can be done about an alert (§2.5)', () => {
  it.each(alertStatuses)('from %s is what the table says, and nothing else', (status) => {
    const alert = status === 'snoozed' ? snoozed() : anAlert({ status });
    const possible = Object.values(everyAction).filter(
      (action) => !(attempt(alert, action, nuno) instanceof ActionRefused),
    );
    expect(possible.map(({ action }) => action)).toEqual(
      expect.arrayContaining<AlertAction['action']>(allowed[status]),
    );
    expect(possible).toHaveLength(allowed[status].length);
  });

  it('acknowledges: who and when (AL08), and takes it over', () => {
    const given = anAlert({ owner: 'amelia' });
    const alert = transition(given, { action: 'acknowledge' }, nuno);
    expect(alert).toMatchObject({ status: 'acknowledged', owner: 'nuno', lastEventAt: iso(NOW) });
    expect(alert.history.at(-1)).toEqual({
      at: iso(NOW),
      by: 'nuno',
      action: 'acknowledged',
      owner: 'nuno',
      observed: given.observed,
      was: { status: 'open', owner: 'amelia' },
    });
    const seen = transition(given, { action: 'acknowledge', unassigned: true }, nuno);
    expect(seen).toMatchObject({ status: 'acknowledged', owner: 'amelia' });
    expect(transition(anAlert(), { action: 'acknowledge', unassigned: true }, nuno).owner).toBeUndefined();
  });

  it('AL08, §3 #10: says who has looked and when, and takes it back within five minutes, by the same person only', () => {
    const before = anAlert({ owner: 'amelia', escalatedTo: 'nextInTeam' });
    const alert = transition(before, { action: 'acknowledge' }, nuno);
    expect(alert.history.at(-1)).toMatchObject({ by: 'nuno', at: iso(NOW) });
    expect(canUndo(alert, 'nuno', NOW + UNDO_MS)).toBe(true);
    expect(canUndo(alert, 'nuno', NOW + UNDO_MS + 1)).toBe(false);
    expect(canUndo(alert, 'amelia', NOW)).toBe(false);
    const undone = transition(alert, { action: 'undoAcknowledge' }, { by: 'nuno', now: NOW + UNDO_MS });
    expect(undone).toMatchObject({ status: 'open', owner: 'amelia', escalatedTo: 'nextInTeam' });
    expect(undone.history.map(({ action }) => action)).toEqual(['raised', 'acknowledged', 'unacknowledged']);
    const late = { by: 'nuno', now: NOW + UNDO_MS + 1 };
    expect(() => transition(alert, { action: 'undoAcknowledge' }, late)).toThrow('errors.alertUndo');
    const given = transition(alert, { action: 'assign', owner: 'bea' }, nuno);
    expect(transition(given, { action: 'undoAcknowledge' }, nuno)).toMatchObject({
      status: 'open',
      owner: 'bea',
    });
  });

  it('is assigned to a person or a team, never both, or to nobody', () => {
    const person = transition(anAlert(), { action: 'assign', owner: 'bea', reason: 'Knows her' }, nuno);
    expect(person).toMatchObject({ owner: 'bea', status: 'open' });
    expect(person.history.at(-1)).toMatchObject({ action: 'assigned', owner: 'bea', note: 'Knows her' });
    const team = transition(person, { action: 'assign', team: 'ADMIN' }, nuno);
    expect([team.owner, team.team]).toEqual([undefined, 'ADMIN']);
    const nobody = transition(team, { action: 'assign' }, nuno);
    expect([nobody.owner, nobody.team, nobody.history.at(-1)?.action]).toEqual([
      undefined,
      undefined,
      'unassigned',
    ]);
    expect(alertActionSchema.safeParse({ action: 'assign', owner: 'bea', team: 'USER' }).success).toBe(false);
  });

  it('resolves with outcome and note, straight from open too', () => {
    expect(transition(anAlert(), everyAction.resolve, nuno)).toMatchObject({
      status: 'resolved',
      outcome: 'visitBooked',
      note: 'Today 15:00',
      owner: 'nuno',
      closedAt: iso(NOW),
    });
    expect(transition(anAlert({ team: 'USER' }), everyAction.resolve, nuno).owner).toBeUndefined();
  });

  it.each(severities)('wants a note to close a %s alert where it is high or worse', (severity) => {
    const silent = { action: 'resolve', outcome: 'noAnswer', note: '' } as const;
    const isLight = severity === 'medium' || severity === 'low';
    expect(attempt(anAlert({ severity }), silent, nuno)).toMatchObject(
      isLight ? { status: 'resolved' } : { fields: { note: 'validation.noteRequired' } },
    );
  });

  it('closes a false alarm with its reason', () => {
    const alert = transition(
      snoozed(),
      { action: 'falseAlarm', reason: 'entryError', note: '19, not 190' },
      nuno,
    );
    expect(alert).toMatchObject({ status: 'falseAlarm', falseAlarmReason: 'entryError', closedAt: iso(NOW) });
    expect(alert.snoozedUntil).toBeUndefined();
    expect(alertActionSchema.safeParse({ action: 'falseAlarm' }).success).toBe(false);
  });
});

describe('§2.5: an assignment or a snooze that is taken back', () => {
  const team = { action: 'assign', team: 'ADMIN' } as const;
  const undo = (alert: Alert, action: 'undoAssign' | 'undoSnooze', by = 'nuno', later = 0) =>
    attempt(alert, { action }, { by, now: NOW + later });
  const standings = [
    anAlert(),
    anAlert({ owner: 'amelia', escalatedTo: 'referent', severity: 'high' }),
    anAlert({ status: 'acknowledged', owner: 'nuno', remindedAt: hoursAgo(1), severity: 'low' }),
    anAlert({ status: 'inProgress', team: 'USER' }),
    snoozed({ owner: 'bea' }),
  ];
  const kinds = [
    [team, 'undoAssign'],
    [{ action: 'assign' }, 'undoAssign'],
    [{ action: 'snooze', hours: 1 }, 'undoSnooze'],
  ] as const;

  it.each(kinds)('%j leaves it as it stood, whatever the state', (action, back) => {
    for (const before of standings) {
      const undone = undo(transition(before, action, nuno), back);
      const { history: _, lastEventAt: _at, ...stood } = before;
      expect(undone).toMatchObject(JSON.parse(JSON.stringify(stood)));
      expect((undone as Alert).owner).toBe(before.owner);
      expect((undone as Alert).snoozedUntil).toBe(before.snoozedUntil);
    }
  });

  it.each(kinds)('%j: by who did it, for five minutes, once', (action, back) => {
    const done = transition(anAlert({ severity: 'low' }), action, nuno);
    expect(undo(done, back, 'nuno', UNDO_MS)).not.toBeInstanceOf(ActionRefused);
    for (const refused of [undo(done, back, 'nuno', UNDO_MS + 1), undo(done, back, 'amelia')]) {
      expect(refused).toMatchObject({ messageId: 'errors.alertUndo' });
    }
    expect(undo(undo(done, back) as Alert, back)).toBeInstanceOf(ActionRefused);
  });

  it.each(kinds)(
    '%j: not where somebody acted on the alert since; a comment is no such act',
    (action, back) => {
      const done = transition(anAlert({ severity: 'low' }), action, nuno);
      const amelia = { by: 'amelia', now: NOW + 1 };
      const commented = transition(done, { action: 'comment', note: 'I know her' }, amelia);
      expect(undo(commented, back, 'nuno', 2)).not.toBeInstanceOf(ActionRefused);
      for (const act of [team, { action: 'start' }, { action: 'snooze', hours: 4 }] as const) {
        expect(undo(transition(done, act, amelia), back, 'nuno', 2)).toBeInstanceOf(ActionRefused);
      }
    },
  );

  it('waits on as if it had never been put off: what was to remind of it still does (complaint 37)', () => {
    const calendar = usualCalendar('Europe/Berlin');
    const open = anAlert({ severity: 'high' });
    const held = transition(open, { action: 'acknowledge' }, { by: 'nuno', now: NOW - HOUR });
    for (const before of [open, held]) {
      const undone = undo(transition(before, { action: 'snooze', hours: 1 }, nuno), 'undoSnooze') as Alert;
      expect(nextChange(undone, calendar)).toBe(nextChange(before, calendar));
    }
  });
});

describe('A snooze', () => {
  it.each(severities)('of a %s alert lasts no longer than its level allows (§3 #6)', (severity) => {
    const alert = anAlert({ severity });
    const most = longestSnooze(severity);
    expect(most).toBe({ critical: 1, unknown: 1, high: 24, medium: 72, low: 72 }[severity]);
    for (const hours of snoozeHours) {
      expect(attempt(alert, { action: 'snooze', hours }, nuno)).toMatchObject(
        hours > most
          ? { fields: { hours: 'validation.snoozeTooLong' } }
          : { status: 'snoozed', snoozedUntil: iso(NOW + hours * HOUR) },
      );
    }
    const until = (ms: number) => () => transition(alert, { action: 'snooze', until: iso(ms) }, nuno);
    expect(until(NOW + most * HOUR)().status).toBe('snoozed');
    for (const ms of [NOW + most * HOUR + 1, NOW, NOW - 1]) {
      expect(until(ms)).toThrow(expect.objectContaining({ fields: { until: expect.any(String) } }));
    }
    for (const body of [{}, { hours: 2 }, { hours: 1, until: iso(NOW + 1) }, { until: 'for ever' }]) {
      expect(alertActionSchema.safeParse({ action: 'snooze', ...body }).success).toBe(false);
    }
  });

  it('holds until its time and is over then, by the clock alone (§3 #1)', () => {
    const alert = transition(anAlert({ severity: 'high' }), { action: 'snooze', hours: 4 }, nuno);
    const end = NOW + 4 * HOUR;
    expect(alert).toMatchObject({ status: 'snoozed', snoozedUntil: iso(end), snoozedBy: 'nuno' });
    expect(statusAt(alert, end - 1)).toBe('snoozed');
    expect(awake(alert, end - 1)).toBe(alert);
    expect(statusAt(alert, end)).toBe('open');
    const woken = awake(alert, end + 9 * HOUR);
    expect(woken).toMatchObject({ status: 'open', lastEventAt: iso(end) });
    expect(woken.snoozedUntil).toBeUndefined();
    expect(woken.history.at(-1)).toEqual({ at: iso(end), by: 'system', action: 'woken' });
    expect(statusAt({ status: 'snoozed', snoozedUntil: 'never' }, NOW)).toBe('open');
    expect(awake(snoozed({ snoozedUntil: 'never' }), NOW)).toMatchObject({
      status: 'open',
      lastEventAt: hoursAgo(2),
    });
  });

  it('is cancelled by anybody, with their name (§3 #3)', () => {
    const woken = transition(snoozed(), { action: 'wake' }, nuno);
    expect(woken.status).toBe('open');
    expect(woken.history.at(-1)).toMatchObject({ action: 'woken', by: 'nuno' });
  });
});

const names = ['nuno', 'amelia'] as const;
const someAction = fc.oneof(
  fc.constantFrom(...Object.values(everyAction)),
  fc.record({ action: fc.constant('snooze' as const), hours: fc.constantFrom(...snoozeHours) }),
  fc.integer({ min: -1, max: 200 }).map((hours) => ({
    action: 'snooze' as const,
    until: iso(NOW + hours * HOUR),
  })),
);

it('never opens what is closed, never shortens or reorders the timeline, and never snoozes beyond the maximum', () => {
  const steps = fc.array(
    fc.record({
      action: someAction,
      by: fc.constantFrom(...names),
      wait: fc.integer({ min: -60, max: 6000 }),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...alertStatuses),
      fc.constantFrom(...severities),
      steps,
      (status, severity, all) => {
        let alert = anAlert({ status, severity });
        let now = NOW;
        for (const { action, by, wait } of all) {
          now += wait * 60_000;
          const after = attempt(alert, action, { by, now });
          if (after instanceof ActionRefused) continue;
          expect(isActive(after) && !isActive(alert)).toBe(false);
          expect(after.history.slice(0, alert.history.length)).toEqual(alert.history);
          expect(after.history.length).toBeGreaterThan(alert.history.length);
          expect(after.lastEventAt >= alert.lastEventAt).toBe(true);
          expect(after.lastEventAt).toBe(after.history.at(-1)?.at);
          expect(after.closedAt === undefined).toBe(
            isActive(after) || (alert.closedAt === undefined && !isActive(alert)),
          );
          expect(after.owner === undefined || after.team === undefined).toBe(true);
          expect(after.status === 'snoozed').toBe(after.snoozedUntil !== undefined);
          const put = action.action === 'snooze' ? Date.parse(after.snoozedUntil ?? '') - now : 0;
          expect(put).toBeLessThanOrEqual(longestSnooze(severity) * HOUR);
          alert = after;
        }
      },
    ),
  );
});
