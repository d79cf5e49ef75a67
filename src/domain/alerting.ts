import { isActive, type Alert, type AlertEvent } from './alert';
import { notSnoozed, notUrged, withEvent } from './alertState';
import { passTime } from './escalation';
import type { Evaluation, Finding } from './evaluation';
import { daysBetween, patientDay, type PatientClock } from './patientDay';
import { endedWithProgramme } from './programmeOutcome';
import { severityRank } from './severity';
import { usualCalendar, type WorkingCalendar } from './workingCalendar';

/** After an alert was closed the same condition is quiet for so long, ms, unless it had gone in the meantime. */
const RE_ALERT_AFTER_MS = 24 * 3_600_000;
/** So many distinct clear observations in a row end an alert; of missing data the first that arrives does. */
const CLEAR_NEEDED = 2;

interface Context {
  patient: string;
  /** The patient's days. */
  clock: PatientClock;
  /** When the team works; usual hours in the patient's zone without one. */
  calendar?: WorkingCalendar;
  /** Epoch ms. */
  now: number;
  newId: () => string;
  /** Who recorded what led here: a user name, or `system`. */
  by: string;
}

type Clear = Extract<Evaluation, { state: 'clear' | 'held' }>;

const sameKey = (alert: Alert, { rule, direction }: Pick<Alert, 'rule' | 'direction'>) =>
  alert.rule === rule && alert.direction === direction;

const isWorse = (finding: Finding, alert: Alert) =>
  severityRank(finding.severity) < severityRank(alert.severity);

/**
 * What the alerts of a patient become through the passing of time and through what the rules say: the ones to write,
 * new (version '') or changed.
 *
 * An alert is known by patient, rule and direction. While one is active, a further match is counted on it, and a higher
 * severity upgrades, wakes and reopens it; the same observation never counts twice. When the condition is clear for long
 * enough the alert closes by itself, or is to be reviewed where it was high or worse; a match in between begins the count
 * anew.
 * @param existing all alerts of the patient, closed ones too
 */
export function reconcile(
  existing: readonly Alert[],
  evaluations: readonly Evaluation[],
  context: Context,
): Alert[] {
  const calendar = context.calendar ?? usualCalendar(context.clock.timeZone);
  const standing = existing.map((alert) => passTime(alert, context.now, calendar));
  for (const evaluation of evaluations) {
    const same = standing.filter((alert) => sameKey(alert, evaluation));
    const current =
      same.find(isActive) ??
      same.toSorted((a, b) => (a.closedAt ?? '').localeCompare(b.closedAt ?? '')).at(-1);
    const after = judged(current, evaluation, context);
    if (!after) continue;
    const index = standing.findIndex(({ id }) => id === after.id);
    if (index < 0) standing.push(after);
    else standing[index] = after;
  }
  const before = new Set(existing);
  return standing.filter((alert) => !before.has(alert));
}

/** The alert that an evaluation makes or changes, if any. `current` is the active one of its key or the last closed. */
function judged(current: Alert | undefined, evaluation: Evaluation, context: Context): Alert | undefined {
  switch (evaluation.state) {
    case 'met': {
      const { state: _, ...finding } = evaluation;
      if (current && isActive(current)) return follow(current, finding, context);
      if (current && isQuiet(current, finding, context.now)) return undefined;
      return raise(finding, context, current?.id);
    }
    case 'clear':
      return current && clear(current, evaluation, context);
    case 'held':
      return undefined;
  }
}

/** Whether an alert was closed over a reading that was taken for an error, and was none: that is no reason to be quiet. */
const standsAgain = ({ history, closedAt = '' }: Alert): boolean =>
  history.some(({ action, at }) => action === 'readingRestored' && at >= closedAt);

/**
 * Whether a closed alert keeps its condition quiet: for a day, unless the condition had gone in the meantime or is now
 * worse. The observation that was closed never comes back by itself. Stricter than that, a newer measurement than the one
 * that was closed raises a new alert at once where it is high or critical, for waiting a day on it would be dangerous:
 * whoever closed the alert had not seen it, even where it was taken before and only arrived later. One that only ended with
 * the programme had been seen by nobody.
 */
function isQuiet(closed: Alert, finding: Finding, now: number): boolean {
  if (isWorse(finding, closed) || standsAgain(closed) || endedWithProgramme(closed)) return false;
  const { at } = finding.observed;
  if (at !== undefined && at === closed.observed.at) return true;
  if (closed.clearing?.done) return false;
  const closedAt = closed.closedAt ?? '';
  const measured = at !== undefined && at.includes('T') && finding.direction !== 'missing';
  const isNewer = measured && at > (closed.observed.at ?? closedAt);
  if (isNewer && severityRank(finding.severity) <= severityRank('high')) return false;
  return now - Date.parse(closedAt) < RE_ALERT_AFTER_MS;
}

/** A measured condition began when it was measured, which may be hours before it arrived; any other begins now. */
function beginning({ observed, direction }: Finding, raisedAt: string): string {
  const { at } = observed;
  return at !== undefined && at.includes('T') && direction !== 'missing' && at < raisedAt ? at : raisedAt;
}

function raise(finding: Finding, context: Context, previousAlertId: string | undefined): Alert {
  const at = new Date(context.now).toISOString();
  const { severity, observed } = finding;
  return {
    ...finding,
    id: context.newId(),
    version: '',
    updatedAt: at,
    patient: context.patient,
    status: 'open',
    startedAt: beginning(finding, at),
    lastEventAt: at,
    repeatCount: 1,
    ...(previousAlertId !== undefined && { previousAlertId }),
    history: [{ at, by: context.by, action: 'raised', severity, observed }],
  };
}

/** A further match of an active alert. What lay under review was not over: it is open again. */
function follow(alert: Alert, finding: Finding, context: Context): Alert {
  const { observed } = finding;
  const worse = isWorse(finding, alert);
  const isSame = observed.at === alert.observed.at;
  // An older match than the one on the alert is history that arrived late: nothing new has happened.
  if (!worse && !isSame && (observed.at ?? '') < (alert.observed.at ?? '')) return alert;
  if (!worse && isSame && !alert.clearing) return alert;
  const reopens = worse || alert.status === 'needsReview';
  const change = {
    ...(reopens && { ...notSnoozed, ...notUrged, status: 'open' as const }),
    clearing: undefined,
  };
  // Judged again and found so after all: it is the same observation, and was counted.
  if (isSame && !reopens) return { ...alert, ...change };
  const severity = worse ? finding.severity : alert.severity;
  const action = worse ? 'upgraded' : reopens ? 'reopened' : 'repeated';
  const event: AlertEvent = {
    at: new Date(context.now).toISOString(),
    by: context.by,
    action,
    severity,
    observed,
  };
  // Version, origin, escalation and audience of the rule are those it has now.
  const { escalation, notify } = finding;
  return withEvent(
    alert,
    {
      ...change,
      ...finding,
      escalation,
      notify,
      severity,
      repeatCount: alert.repeatCount + (isSame ? 0 : 1),
    },
    event,
  );
}

/**
 * Counts a clear observation. It is enough after the number the rule asks for, or when a whole patient day has passed.
 * What somebody put off waits until that is over, and on a closed alert it only says that the condition had gone.
 */
function clear(alert: Alert, { at, evaluations, direction }: Clear, context: Context): Alert {
  const before = alert.clearing;
  if (before?.done && alert.status !== 'open') return alert;
  const today = patientDay(context.now, context.clock);
  const seen = at ?? today;
  // Clear before the condition was last met: history that arrived late.
  if (seen < (alert.observed.at ?? '')) return alert;
  const isNew = before === undefined || seen > before.at;
  const since = before?.since ?? seen;
  const count = (before?.count ?? 0) + (isNew ? 1 : 0);
  const enough = direction === 'missing' ? 1 : (evaluations ?? CLEAR_NEEDED);
  const isOver = count >= enough || isWholeDay(since, today, context.clock);
  const done = isOver && alert.status !== 'snoozed';
  if (!isNew && !done) return alert;
  const clearing = { count, since, at: isNew ? seen : before.at, ...(done && { done }) };
  if (!done || !isActive(alert)) return { ...alert, clearing };
  return goneByItself({ ...alert, clearing }, context);
}

/** Whether a whole patient day lies between the first clear observation (instant or day) and today. */
function isWholeDay(since: string, today: string, clock: PatientClock): boolean {
  if (!since.includes('T')) return daysBetween(since, today) >= 1;
  return daysBetween(patientDay(Date.parse(since), clock), today) >= 2;
}

function goneByItself(alert: Alert, { now }: Context): Alert {
  const at = new Date(now).toISOString();
  return severityRank(alert.severity) <= severityRank('high')
    ? withEvent(alert, { ...notUrged, status: 'needsReview' }, { at, by: 'system', action: 'needsReview' })
    : withEvent(
        alert,
        { ...notUrged, status: 'autoCleared', closedAt: at },
        { at, by: 'system', action: 'autoCleared' },
      );
}
