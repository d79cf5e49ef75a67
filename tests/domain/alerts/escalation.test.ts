import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Alert } from '@/domain/alerts/alert';
import { transition } from '@/domain/alerts/alertTransition';
import { nextChange, nextEscalation, nextReminder, passTime, waitingSince } from '@/domain/alerts/escalation';
import { severities } from '@/domain/alerts/severity';
import { usualCalendar } from '@/domain/alerts/workingCalendar';
import { anAlert, HOUR } from '../../support/builders';

const berlin = usualCalendar('Europe/Berlin');
/** A Friday afternoon. */
const FRIDAY = Date.parse('2026-11-20T15:00:00Z');
const iso = (ms: number) => new Date(ms).toISOString();

function raised(severity: Alert['severity'], at = FRIDAY, parts: Partial<Alert> = {}): Alert {
  const history = [{ at: iso(at), by: 'system', action: 'raised' as const, severity }];
  return anAlert({ severity, startedAt: iso(at), lastEventAt: iso(at), history, ...parts });
}
const due = (alert: Alert, calendar = berlin) => {
  const next = nextEscalation(alert, calendar);
  return next && [next.step, iso(next.at)];
};
const steps = (alert: Alert) => alert.history.flatMap(({ step, at }) => (step ? [`${step} ${at}`] : []));

describe('An alert that nobody takes over', () => {
  it.each(['critical', 'unknown'] as const)('when %s goes on at any hour', (severity) => {
    const alert = raised(severity);
    expect(passTime(alert, FRIDAY + HOUR - 1, berlin)).toBe(alert);
    const first = passTime(alert, FRIDAY + HOUR, berlin);
    expect(first).toMatchObject({
      status: 'open',
      escalatedTo: 'nextInTeam',
      lastEventAt: iso(FRIDAY + HOUR),
    });
    expect(first.history.at(-1)).toEqual({
      at: iso(FRIDAY + HOUR),
      by: 'system',
      action: 'escalated',
      step: 'critical.team',
      to: 'nextInTeam',
    });
    const second = passTime(first, FRIDAY + 4 * HOUR, berlin);
    expect(second.escalatedTo).toBe('referent');
    expect(nextEscalation(second, berlin)).toBeNull();
  });

  it('when high goes on after a day by the clock, a weekend or a holiday included', () => {
    expect(due(raised('high'))).toEqual(['high.team', '2026-11-21T15:00:00.000Z']);
    expect(due(raised('high', FRIDAY - 24 * HOUR))).toEqual(['high.team', '2026-11-20T15:00:00.000Z']);
    expect(due(raised('high'), { ...berlin, holidays: ['2026-11-21'] })?.[1]).toBe(
      '2026-11-21T15:00:00.000Z',
    );
    const own = [
      { afterHours: 4, to: 'nextInTeam' },
      { afterHours: 8, to: 'referent' },
    ] satisfies Alert['escalation'];
    const first = raised('high', FRIDAY, { escalation: own });
    expect(due(first)?.[1]).toBe('2026-11-20T19:00:00.000Z');
    // The steps after it wait for somebody to be there.
    expect(due(passTime(first, FRIDAY + 4 * HOUR, berlin))?.[1]).toBe('2026-11-23T07:00:00.000Z');
  });

  it('when medium waits for working hours, over the weekend', () => {
    expect(due(raised('medium'))).toEqual(['medium.team', '2026-11-25T15:00:00.000Z']);
    const holiday = { ...berlin, holidays: ['2026-11-23'] };
    expect(due(raised('medium'), holiday)).toEqual(['medium.team', '2026-11-26T15:00:00.000Z']);
    expect(due(raised('low'))).toBeNull();
  });

  it('keeps the time of day over a change of the clocks', () => {
    expect(due(raised('medium', Date.parse('2026-03-26T15:00:00Z')))).toEqual([
      'medium.team',
      '2026-03-31T14:00:00.000Z',
    ]);
  });

  it('follows the steps of its rule where that has any', () => {
    const escalation = [
      { afterHours: 2, to: 'nephroLogist' as const },
      { afterHours: 6, to: 'admin' as const },
    ];
    const after = passTime(raised('critical', FRIDAY, { escalation }), FRIDAY + 7 * HOUR, berlin);
    expect(steps(after)).toEqual([
      `critical.2.nephroLogist ${iso(FRIDAY + 2 * HOUR)}`,
      `critical.6.admin ${iso(FRIDAY + 6 * HOUR)}`,
    ]);
    expect(due(raised('medium', FRIDAY, { escalation }))?.[1]).toBe('2026-11-23T07:00:00.000Z');
    expect(due(raised('critical', FRIDAY, { escalation: [] }))?.[0]).toBe('critical.team');
  });

  it('does not begin to wait again through comments, assignments, repeats or an acknowledgement taken back', () => {
    const by = { by: 'nuno', now: FRIDAY + HOUR / 2 };
    let alert = transition(raised('critical'), { action: 'comment', note: 'Rang' }, by);
    alert = transition(alert, { action: 'assign', team: 'USER' }, by);
    alert = transition(alert, { action: 'acknowledge' }, by);
    expect(waitingSince(alert)).toBeNull();
    expect(nextEscalation(alert, berlin)).toBeNull();
    alert = transition(alert, { action: 'undoAcknowledge' }, by);
    expect(waitingSince(alert)).toBe(iso(FRIDAY));
    expect(due(alert)).toEqual(['critical.team', iso(FRIDAY + HOUR)]);
  });

  it('begins to wait again when it becomes more urgent or its snooze is over', () => {
    const asleep = transition(raised('high'), { action: 'snooze', hours: 24 }, { by: 'nuno', now: FRIDAY });
    expect(nextEscalation(asleep, berlin)).toBeNull();
    expect(nextChange(asleep, berlin)).toBe(iso(FRIDAY + 24 * HOUR));
    const woken = passTime(asleep, FRIDAY + 24 * HOUR, berlin);
    expect(waitingSince(woken)).toBe(iso(FRIDAY + 24 * HOUR));
    expect(due(woken)).toEqual(['high.team', iso(FRIDAY + 48 * HOUR)]);
  });

  it('is urged no more once somebody has it', () => {
    const escalated = passTime(raised('critical'), FRIDAY + 5 * HOUR, berlin);
    const now = FRIDAY + 6 * HOUR;
    for (const action of ['acknowledge', 'start'] as const) {
      const alert = transition(escalated, { action }, { by: 'nuno', now });
      expect(alert.escalatedTo).toBeUndefined();
      expect(steps(passTime(alert, now + 23 * HOUR, berlin))).toHaveLength(2);
    }
  });
});

describe('An alert that was seen and that nobody has', () => {
  const at = (hours: number, by = 'nuno') => ({ by, now: FRIDAY + hours * HOUR });
  const seeOnly = { action: 'acknowledge', unassigned: true } as const;

  it.each(severities)('keeps all its steps: %s', (severity) => {
    const open = passTime(raised(severity), FRIDAY + HOUR, berlin);
    const seen = transition(open, seeOnly, at(1));
    expect(nextEscalation(seen, berlin)).toEqual(nextEscalation(open, berlin));
    expect(waitingSince(seen)).toBe(iso(FRIDAY));
    expect(seen.escalatedTo).toBe(open.escalatedTo);
    const escalations = (alert: Alert) => steps(alert).filter((step) => !step.startsWith('reminder'));
    const late = FRIDAY + 200 * HOUR;
    expect(escalations(passTime(seen, late, berlin))).toEqual(steps(passTime(open, late, berlin)));
  });

  it('is reminded of in between, in the order of time', () => {
    const seen = transition(raised('medium'), seeOnly, at(0));
    const names = steps(passTime(seen, FRIDAY + 200 * HOUR, berlin)).map((step) => step.split(' ')[0]);
    expect(names).toEqual(['reminder.24', 'reminder.72', 'medium.team']);
  });

  it('waits no more once it is given to somebody or started, and again when it is taken from them', () => {
    const seen = transition(passTime(raised('critical'), FRIDAY + HOUR, berlin), seeOnly, at(1));
    for (const action of [
      { action: 'start' },
      { action: 'assign', owner: 'nuno' },
      { action: 'assign', team: 'USER' },
    ] as const) {
      const owned = transition(seen, action, at(2));
      expect(nextEscalation(owned, berlin)).toBeNull();
      expect(owned.escalatedTo).toBeUndefined();
      const left = transition(owned, { action: 'assign' }, at(3));
      expect(due(left)).toEqual(['critical.team', iso(FRIDAY + 4 * HOUR)]);
    }
    const given = transition(seen, { action: 'assign', owner: 'ines' }, at(2));
    const undone = transition(given, { action: 'undoAssign' }, at(2));
    expect(undone.escalatedTo).toBe('nextInTeam');
    expect(due(undone)).toEqual(['critical.referent', iso(FRIDAY + 4 * HOUR)]);
  });

  it('waits where it was given to somebody else who has not looked', () => {
    const given = transition(raised('critical'), { action: 'assign', owner: 'ines' }, at(0));
    expect(due(transition(given, seeOnly, at(0.5)))?.[0]).toBe('critical.team');
    expect(due(transition(given, seeOnly, at(0.5, 'ines')))).toBeNull();
  });

  it('does not wait where its condition has gone and that was looked at', () => {
    const gone = raised('critical', FRIDAY, { status: 'needsReview' });
    const history = [...gone.history, { at: iso(FRIDAY), by: 'system', action: 'needsReview' as const }];
    const seen = transition({ ...gone, history }, seeOnly, at(0.5));
    expect(nextEscalation(seen, berlin)).toBeNull();
    expect(nextReminder(seen)?.at).toBe(FRIDAY + 24 * HOUR);
  });
});

describe('complaint 37: an alert that was taken over and is not closed', () => {
  const taken = transition(raised('critical'), { action: 'acknowledge' }, { by: 'nuno', now: FRIDAY });

  it('is pointed out after 24 and 72 hours, once each', () => {
    expect(passTime(taken, FRIDAY + 24 * HOUR - 1, berlin)).toBe(taken);
    const first = passTime(taken, FRIDAY + 24 * HOUR, berlin);
    expect(first).toMatchObject({ status: 'acknowledged', remindedAt: iso(FRIDAY + 24 * HOUR) });
    expect(first.history.at(-1)).toMatchObject({ action: 'reminded', step: 'reminder.24' });
    const second = passTime(first, FRIDAY + 500 * HOUR, berlin);
    expect(second.history.at(-1)).toMatchObject({ step: 'reminder.72', at: iso(FRIDAY + 72 * HOUR) });
    expect(nextReminder(second)).toBeNull();
  });

  it('counts from the taking over, through work and comments, and again when it was given back', () => {
    const by = (hours: number) => ({ by: 'nuno', now: FRIDAY + hours * HOUR });
    const started = transition(taken, { action: 'start' }, by(3));
    const noted = transition(started, { action: 'comment', note: 'No answer' }, by(5));
    expect(nextReminder(noted)?.at).toBe(FRIDAY + 24 * HOUR);
    const asleep = transition(noted, { action: 'snooze', hours: 1 }, by(6));
    expect(nextReminder(asleep)).toBeNull();
    const again = transition(asleep, { action: 'start' }, by(6.5));
    expect(nextReminder(again)?.at).toBe(FRIDAY + 30.5 * HOUR);
    const closed = transition(again, { action: 'falseAlarm', reason: 'device' }, by(7));
    expect(nextReminder(closed)).toBeNull();
    expect(nextChange(closed, berlin)).toBeUndefined();
  });

  it('is also pointed out while it awaits its review', () => {
    const at = iso(FRIDAY + HOUR);
    const reviewed = raised('high', FRIDAY, { status: 'needsReview', lastEventAt: at });
    const alert = {
      ...reviewed,
      history: [...reviewed.history, { at, by: 'system', action: 'needsReview' as const }],
    };
    expect(nextReminder(alert)?.at).toBe(FRIDAY + 25 * HOUR);
  });
});

it('comes to the same however often and in whatever steps time is looked at', () => {
  const looks = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom(...severities), fc.boolean(), looks, (severity, isTaken, minutes) => {
      const begin = isTaken
        ? transition(raised(severity), { action: 'acknowledge' }, { by: 'nuno', now: FRIDAY })
        : raised(severity);
      const instants = minutes.toSorted((a, b) => a - b).map((minute) => FRIDAY + minute * 60_000);
      const end = instants.at(-1) ?? FRIDAY;
      const bySteps = instants.reduce((alert, now) => passTime(alert, now, berlin), begin);
      expect(bySteps).toEqual(passTime(begin, end, berlin));
      expect(passTime(bySteps, end, berlin)).toBe(bySteps);
      expect(new Set(steps(bySteps)).size).toBe(steps(bySteps).length);
      const next = nextChange(bySteps, berlin);
      expect(next === undefined || Date.parse(next) > end).toBe(true);
    }),
  );
});
