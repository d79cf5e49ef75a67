import { describe, expect, it } from 'vitest';
import { alertStatuses, type Alert, type AlertStatus } from '@/domain/alerts/alert';
import { alertActionSchema, UNDO_MS, type AlertAction } from '@/domain/alerts/alertAction';
import { bulkActionSchema } from '@/domain/alerts/alertBulk';
import { ActionRefused, canUndo, transition } from '@/domain/alerts/alertTransition';
import { anAlert, HOUR, hoursAgo, NOW } from '../../support/builders';

const nuno = { by: 'nuno', now: NOW };
const iso = (ms: number) => new Date(ms).toISOString();
const standing = (status: AlertStatus, parts: Partial<Alert> = {}) =>
  anAlert({
    status,
    ...(status === 'snoozed' && { snoozedUntil: iso(NOW + HOUR), snoozedBy: 'amelia' }),
    ...parts,
  });

function refusal(alert: Alert, action: AlertAction, context = nuno): [string, unknown?] | undefined {
  try {
    transition(alert, action, context);
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof ActionRefused)) throw thrown;
    return thrown.fields ? [thrown.messageId, thrown.fields] : [thrown.messageId];
  }
}
const event = (alert: Alert, action: AlertAction) => transition(alert, action, nuno).history.at(-1);

describe('§2.5 what cannot be done says why (AL08)', () => {
  const actions: Record<Exclude<AlertAction['action'], 'comment'>, AlertAction> = {
    acknowledge: { action: 'acknowledge' },
    undoAcknowledge: { action: 'undoAcknowledge' },
    start: { action: 'start' },
    assign: { action: 'assign', owner: 'bea' },
    undoAssign: { action: 'undoAssign' },
    snooze: { action: 'snooze', hours: 1 },
    undoSnooze: { action: 'undoSnooze' },
    wake: { action: 'wake' },
    resolve: { action: 'resolve', outcome: 'visitBooked', note: 'Today' },
    falseAlarm: { action: 'falseAlarm', reason: 'device' },
  };
  const undo = {
    undoAcknowledge: 'errors.alertUndo',
    undoAssign: 'errors.alertUndo',
    undoSnooze: 'errors.alertUndo',
  };
  const all = (message: string) => Object.fromEntries(Object.keys(actions).map((name) => [name, message]));
  const said: Record<AlertStatus, Partial<Record<string, string>>> = {
    open: { ...undo, wake: 'errors.alertState' },
    needsReview: { ...undo, wake: 'errors.alertState' },
    acknowledged: { ...undo, acknowledge: 'errors.alertAcknowledged', wake: 'errors.alertState' },
    inProgress: {
      ...undo,
      acknowledge: 'errors.alertState',
      start: 'errors.alertState',
      wake: 'errors.alertState',
    },
    snoozed: { ...undo, acknowledge: 'errors.alertState' },
    unknown: all('errors.alertState'),
    resolved: all('errors.alertClosed'),
    falseAlarm: all('errors.alertClosed'),
    autoCleared: all('errors.alertClosed'),
  };
  it.each(alertStatuses)('from %s', (status) => {
    const refused = Object.entries(actions).flatMap(([name, action]) => {
      const why = refusal(standing(status), action);
      return why ? [[name, why]] : [];
    });
    const expected = Object.entries(said[status]).map(([name, message]) => [name, [message]]);
    expect(Object.fromEntries(refused)).toEqual(Object.fromEntries(expected));
  });

  it.each<[string, AlertAction, object]>([
    ['a snooze that is over', { action: 'snooze', until: iso(NOW) }, { until: 'validation.snoozePast' }],
    ['a snooze without an end', { action: 'snooze' }, { until: 'validation.snoozePast' }],
    [
      'too long a snooze by its end',
      { action: 'snooze', until: iso(NOW + HOUR + 1) },
      { until: 'validation.snoozeTooLong' },
    ],
    ['too long a snooze by its hours', { action: 'snooze', hours: 4 }, { hours: 'validation.snoozeTooLong' }],
    [
      'nothing noted',
      { action: 'resolve', outcome: 'noAnswer', note: '' },
      { note: 'validation.noteRequired' },
    ],
  ])('of a critical alert: %s, beside the field', (_, action, fields) => {
    expect(refusal(anAlert(), action)).toEqual(['errors.invalid', fields]);
  });
});

describe('§2.5 the timeline says what was done, and nothing that was not (AL08)', () => {
  const line = { at: iso(NOW), by: 'nuno' };
  const was = { status: 'open' };
  const { observed } = anAlert();

  it.each<[AlertAction, object]>([
    [
      { action: 'comment', note: 'Called back' },
      { action: 'commented', note: 'Called back' },
    ],
    [
      { action: 'acknowledge', unassigned: true },
      { action: 'acknowledged', observed, was },
    ],
    [{ action: 'start' }, { action: 'started', owner: 'nuno', observed }],
    [
      { action: 'assign', team: 'ADMIN' },
      { action: 'assigned', team: 'ADMIN', was },
    ],
    [
      { action: 'assign', owner: 'bea', reason: '' },
      { action: 'assigned', owner: 'bea', was },
    ],
    [
      { action: 'assign', reason: 'On leave' },
      { action: 'unassigned', note: 'On leave', was },
    ],
    [
      { action: 'snooze', hours: 1 },
      { action: 'snoozed', until: iso(NOW + HOUR), was },
    ],
    [
      { action: 'snooze', until: '2026-11-20T12:30:00+01:00', reason: 'Dialysis' },
      { action: 'snoozed', until: '2026-11-20T11:30:00.000Z', note: 'Dialysis', was },
    ],
    [
      { action: 'resolve', outcome: 'noAnswer', note: 'Twice' },
      { action: 'resolved', outcome: 'noAnswer', note: 'Twice' },
    ],
    [
      { action: 'falseAlarm', reason: 'device' },
      { action: 'falseAlarm', falseAlarmReason: 'device' },
    ],
    [
      { action: 'falseAlarm', reason: 'entryError', note: '19' },
      { action: 'falseAlarm', falseAlarmReason: 'entryError', note: '19' },
    ],
  ])('%j', (action, expected) => {
    expect(event(anAlert(), action)).toStrictEqual({ ...line, ...expected });
  });

  it('how it stood: who had it, what was urged, until when it was put off', () => {
    const given = standing('open', { owner: 'amelia', escalatedTo: 'referent' });
    expect(event(given, { action: 'acknowledge' })?.was).toStrictEqual({
      status: 'open',
      owner: 'amelia',
      escalatedTo: 'referent',
    });
    const team = standing('needsReview', { team: 'USER', remindedAt: hoursAgo(1) });
    expect(event(team, { action: 'acknowledge', unassigned: true })?.was).toStrictEqual({
      status: 'needsReview',
      team: 'USER',
      remindedAt: hoursAgo(1),
    });
    expect(event(standing('snoozed'), { action: 'assign', owner: 'bea' })?.was).toStrictEqual({
      status: 'snoozed',
      snoozedUntil: iso(NOW + HOUR),
      snoozedBy: 'amelia',
    });
  });

  it('a comment leaves the alert as it is, also one that is closed', () => {
    for (const status of alertStatuses) {
      const before = standing(status, { owner: 'amelia', note: 'Own' });
      const { history, lastEventAt, ...after } = transition(
        before,
        { action: 'comment', note: 'Seen' },
        nuno,
      );
      const { history: told, lastEventAt: _, ...stood } = before;
      expect(after).toEqual(stood);
      expect([history.length, lastEventAt]).toEqual([told.length + 1, iso(NOW)]);
    }
  });

  it.each<[Partial<Alert>, Partial<Alert>]>([
    [{}, { owner: 'nuno' }],
    [{ owner: 'amelia' }, { owner: 'amelia' }],
    [{ team: 'USER' }, { team: 'USER' }],
  ])('closing leaves whose it was, %j, and else who closed it', (held, expected) => {
    for (const action of [
      { action: 'resolve', outcome: 'dataError', note: 'Cuff' },
      { action: 'falseAlarm', reason: 'device' },
    ] as const) {
      const { owner, team } = transition(anAlert(held), action, nuno);
      expect({ owner, team }).toEqual({ owner: undefined, team: undefined, ...expected });
    }
    const noted = transition(anAlert(held), { action: 'falseAlarm', reason: 'device', note: 'Cuff' }, nuno);
    expect(noted.note).toBe('Cuff');
  });
});

describe('§2.5 an acknowledgement taken back (AL08, §3 #10)', () => {
  const back = { action: 'undoAcknowledge' } as const;
  it('goes back to the team that had it, and to whom it was urged', () => {
    const before = standing('needsReview', { team: 'USER', escalatedTo: 'admin' });
    const undone = transition(transition(before, { action: 'acknowledge' }, nuno), back, nuno);
    expect(undone).toMatchObject({ status: 'needsReview', team: 'USER', escalatedTo: 'admin' });
    expect(undone.owner).toBeUndefined();
    expect(undone.history.at(-1)).toMatchObject({ action: 'unacknowledged', team: 'USER' });
  });

  it('of one that does not say how it stood: it is open', () => {
    const history: Alert['history'] = [{ at: iso(NOW), by: 'nuno', action: 'acknowledged', owner: 'nuno' }];
    const undone = transition(standing('acknowledged', { owner: 'nuno', history }), back, nuno);
    expect([undone.status, undone.owner]).toEqual(['open', undefined]);
  });

  it('though somebody has commented since; not once it is closed or in progress', () => {
    const done = transition(anAlert(), { action: 'acknowledge' }, nuno);
    const amelia = { by: 'amelia', now: NOW + 1 };
    expect(
      canUndo(transition(done, { action: 'comment', note: 'I know her' }, amelia), 'nuno', NOW + UNDO_MS),
    ).toBe(true);
    for (const action of [{ action: 'start' }, { action: 'falseAlarm', reason: 'device' }] as const)
      expect(canUndo(transition(done, action, amelia), 'nuno', NOW + 1)).toBe(false);
    expect(canUndo(standing('acknowledged', { history: [] }), 'nuno', NOW)).toBe(false);
  });
});

describe('§2.5 an action as it is sent', () => {
  const problems = (action: object) => {
    const sent = alertActionSchema.safeParse(action);
    return sent.success ? [] : sent.error.issues.map(({ path, message }) => [path.join('.'), message]);
  };
  const long = 'x'.repeat(2001);
  it.each<[object, string[][]]>([
    [{ action: 'assign' }, []],
    [{ action: 'assign', owner: 'bea' }, []],
    [{ action: 'assign', team: 'USER', reason: long.slice(1) }, []],
    [{ action: 'assign', owner: 'bea', team: 'USER' }, [['owner', 'validation.invalid']]],
    [{ action: 'assign', reason: long }, [['reason', 'validation.tooLong']]],
    [{ action: 'snooze', hours: 72 }, []],
    [{ action: 'snooze', until: '2026-11-20T12:00:00+01:00' }, []],
    [{ action: 'snooze' }, [['until', 'validation.required']]],
    [{ action: 'snooze', hours: 1, until: iso(NOW) }, [['until', 'validation.required']]],
    [{ action: 'snooze', until: '2026-11-20T12:00:00' }, [['until', 'validation.instant']]],
    [{ action: 'resolve', outcome: 'noAnswer', note: '' }, []],
    [{ action: 'resolve', note: 'x' }, [['outcome', 'validation.outcome']]],
    [{ action: 'resolve', outcome: 'bored', note: 'x' }, [['outcome', 'validation.outcome']]],
    [{ action: 'falseAlarm' }, [['reason', 'validation.outcome']]],
    [{ action: 'falseAlarm', reason: 'device', note: long }, [['note', 'validation.tooLong']]],
    [{ action: 'comment', note: '  ' }, [['note', 'validation.required']]],
    [{ action: 'comment', note: ` ${long.slice(1)} ` }, []],
  ])('%#: %j', (action, expected) => {
    expect(problems(action)).toEqual(expected);
  });

  it('to many: at least one and at most 500, each with its version', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: `a${String(index)}`, version: '1' }));
    const isSent = (items: object[], action: object = { action: 'start' }) =>
      bulkActionSchema.safeParse({ items, action }).success;
    expect([0, 1, 500, 501].map((count) => isSent(many(count)))).toEqual([false, true, true, false]);
    expect(isSent([{ id: 'a1' }])).toBe(false);
    expect(isSent(many(1), { action: 'comment', note: ' ' })).toBe(false);
  });
});
