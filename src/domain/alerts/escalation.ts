import { type Alert, type AlertEvent, type AlertStatus, type EscalationTarget } from './alert';
import { awake, isHeld, withEvent, standsOpen } from './alertState';
import { isCritical, type Severity } from './severity';
import { addWorkingDays, nextWorking, type WorkingCalendar } from './workingCalendar';
import { totalTable } from '../totalTable';

const HOUR_MS = 3_600_000;

/**
 * A step that is taken when nobody takes an alert over. Its id is stable: a step is taken once for as long as an
 * alert waits, however often it is looked for.
 */
interface EscalationStep {
  id: string;
  to: EscalationTarget;
  /** Hours by the clock; the step then waits for working hours unless it is due at any hour. */
  after: { hours: number } | { workingDays: number };
  atAnyHour?: boolean;
}

const atOnce: readonly EscalationStep[] = [
  { id: 'critical.team', to: 'nextInTeam', after: { hours: 1 }, atAnyHour: true },
  { id: 'critical.referent', to: 'referent', after: { hours: 4 }, atAnyHour: true },
];

/**
 * A level nobody understands escalates as a critical one. A high one does not wait for a weekend to end: teams that
 * monitor at home are asked to have somebody on every day (NHS England, virtual wards). Proposals, to be confirmed by the
 * team that uses them.
 */
const escalationSteps: Readonly<Record<Severity, readonly EscalationStep[]>> = totalTable(
  {
    critical: atOnce,
    unknown: atOnce,
    high: [{ id: 'high.team', to: 'nextInTeam', after: { hours: 24 }, atAnyHour: true }],
    medium: [{ id: 'medium.team', to: 'nextInTeam', after: { workingDays: 3 } }],
    low: [],
  },
  () => atOnce,
);

/** After this many hours a reminder says that an alert was taken over, or awaits its review, and is not closed. */
const reminders = [
  { id: 'reminder.24', hours: 24 },
  { id: 'reminder.72', hours: 72 },
] as const;

/**
 * The steps of an alert: its rule's, where that has any, otherwise those of its severity. What the rule says of a
 * critical alert, too, counts at any hour, and of a high one the first step.
 */
function stepsOf({
  severity,
  escalation,
}: Pick<Alert, 'severity' | 'escalation'>): readonly EscalationStep[] {
  if (!escalation || escalation.length === 0) return escalationSteps[severity];
  return escalation.map(({ afterHours, to }, place) => ({
    id: `${severity}.${afterHours}.${to}`,
    to,
    after: { hours: afterHours },
    atAnyHour: isCritical(severity) || (severity === 'high' && place === 0),
  }));
}

const waitsFrom: readonly AlertEvent['action'][] = ['raised', 'upgraded', 'worsened', 'reopened', 'woken'];
const ownedStatuses: readonly AlertStatus[] = ['acknowledged', 'inProgress', 'needsReview'];
/** After these actions the alert has no owner, so taking it over restarts the count. */
const givenBackBy: readonly AlertEvent['action'][] = [
  'unacknowledged',
  'snoozed',
  'woken',
  'upgraded',
  'worsened',
  'reopened',
];

type Waiting = Pick<Alert, 'status' | 'history' | 'startedAt' | 'owner' | 'team'>;

/**
 * Where in the timeline an alert began to wait: comments, notes, repeats, assignments and that somebody has seen it do not
 * change it. One that was taken from whoever had it begins anew.
 */
function beganToWait(alert: Pick<Alert, 'status' | 'history'>): number {
  const { history } = alert;
  const began = history.findLastIndex(({ action }) => waitsFrom.includes(action));
  const left = history.findLastIndex(
    ({ action, was }) => action === 'unassigned' && (was?.owner ?? was?.team) !== undefined,
  );
  return Math.max(began, isHeld(alert) ? left : -1, 0);
}

/** Tells whether an alert was seen and nobody has it, or whoever was given it before has not looked. */
function isOnlySeen(alert: Waiting): boolean {
  const { owner, team, history } = alert;
  if (!isHeld(alert) || history.length === 0) return false;
  // Its condition had gone by then: that is a review, and nothing to bring to anybody.
  if (history.findLastIndex(({ action }) => action === 'needsReview') > beganToWait(alert)) return false;
  if (owner === undefined && team === undefined) return true;
  const event = history.findLast(({ action }) => ['acknowledged', 'started', 'assigned'].includes(action));
  return event?.action === 'acknowledged' && event.owner === undefined && event.by !== owner;
}

/** Since when an alert has waited for somebody to take it over, as far as is known; null where it does not wait. */
export function waitingSince(alert: Waiting): string | null {
  if (!standsOpen(alert) && !isOnlySeen(alert)) return null;
  return alert.history[beganToWait(alert)]?.at ?? alert.startedAt;
}

/** Where in the timeline somebody took the alert over, or it came to be reviewed; -1 where neither is so. */
function beganToBeOwned({ status, history }: Pick<Alert, 'status' | 'history'>): number {
  if (!ownedStatuses.includes(status)) return -1;
  let began = -1;
  let before = -1;
  for (const [index, { action }] of history.entries()) {
    if (givenBackBy.includes(action)) {
      before = began;
      began = -1;
    } else if (action === 'snoozeUndone') began = before;
    else if (action === 'needsReview') began = index;
    else if (began < 0 && (action === 'acknowledged' || action === 'started')) began = index;
  }
  return began;
}

/** A step that stands next: when it is due, epoch ms. */
interface Due {
  step: string;
  at: number;
  /** Absent for a reminder. */
  to?: EscalationTarget;
}

const taken = (alert: Pick<Alert, 'history'>, since: number): Set<string | undefined> =>
  new Set(alert.history.slice(since).map(({ step }) => step));

/** The next escalation of an alert that waits; null where there is none. Pure, for display too. */
export function nextEscalation(
  alert: Waiting & Pick<Alert, 'severity' | 'escalation'>,
  calendar: WorkingCalendar,
): Due | null {
  const since = Date.parse(waitingSince(alert) ?? '');
  if (Number.isNaN(since)) return null;
  const done = taken(alert, beganToWait(alert));
  const step = stepsOf(alert).find(({ id }) => !done.has(id));
  return step ? { step: step.id, to: step.to, at: dueOf(step, since, calendar) } : null;
}

function dueOf({ after, atAnyHour }: EscalationStep, since: number, calendar: WorkingCalendar): number {
  if ('workingDays' in after) return addWorkingDays(since, after.workingDays, calendar);
  const at = since + after.hours * HOUR_MS;
  return atAnyHour ? at : nextWorking(at, calendar);
}

/** The next reminder of an alert that somebody has, or has seen; null where there is none. */
export function nextReminder(alert: Pick<Alert, 'status' | 'history'>): Due | null {
  const began = beganToBeOwned(alert);
  const since = Date.parse(alert.history[began]?.at ?? '');
  if (Number.isNaN(since)) return null;
  const done = taken(alert, began);
  const next = reminders.find(({ id }) => !done.has(id));
  return next ? { step: next.id, at: since + next.hours * HOUR_MS } : null;
}

/** Gives the next escalation or reminder, whichever is due first; for an alert that was only seen either may be. */
function nextDue(alert: Alert, calendar: WorkingCalendar): Due | undefined {
  const all = [nextEscalation(alert, calendar), nextReminder(alert)].flatMap((one) => one ?? []);
  return all.toSorted((a, b) => a.at - b.at)[0];
}

function take(alert: Alert, { step, at, to }: Due): Alert {
  const event = { at: new Date(at).toISOString(), by: 'system', step };
  return to === undefined
    ? withEvent(alert, { remindedAt: event.at }, { ...event, action: 'reminded' })
    : withEvent(alert, { escalatedTo: to }, { ...event, action: 'escalated', to });
}

/**
 * Applies the passing of time until `now` (epoch ms) to an alert: snoozes that end, escalations, reminders. Each is
 * noted with the instant it was due, so that it does not matter when or how often this is asked.
 */
export function passTime(alert: Alert, now: number, calendar: WorkingCalendar): Alert {
  let current = awake(alert, now);
  for (;;) {
    const due = nextDue(current, calendar);
    if (!due || due.at > now) return current;
    current = take(current, due);
  }
}

/** When time alone changes an alert next, as an instant; undefined where it never does. */
export function nextChange(alert: Alert, calendar: WorkingCalendar): string | undefined {
  if (alert.status === 'snoozed') return alert.snoozedUntil;
  const due = nextDue(alert, calendar);
  return due ? new Date(due.at).toISOString() : undefined;
}
