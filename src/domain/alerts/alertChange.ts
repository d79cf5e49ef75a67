import { isSameValue } from '../canonical';
import { isActive, type Alert, type AlertEvent, type AlertMatch, type Observed } from './alert';
import { atOf, isReevaluated, isWorse, type AlertContext, type AlertCause, type Met } from './alertContext';
import type { Episode } from './alertEpisode';
import { figuresOf, matchesOf, worstOf } from './alertMatches';
import { isHeld, notSnoozed, notUrged, raisedAt, withEvent } from './alertState';
import { worseThanTold } from './alertTold';
import type { Judgement } from '../rules/evaluation';
import { severityRank } from './severity';

/** The number of matches from before the re-evaluated period that an alert keeps; further ones are only counted. */
const OLDER_KEPT = 60;

/** A measured condition began when it was measured, which may be hours before it arrived; any other when it was raised. */
function beginning(matches: readonly AlertMatch[], direction: Alert['direction'], raised: string): string {
  const at = matches[0] && atOf(matches[0]);
  return at?.includes('T') && direction !== 'missing' && at < raised ? at : raised;
}

/** The finding that the newest match is from. */
const newestFinding = (findings: readonly Met[], matches: readonly AlertMatch[]): Met | undefined =>
  findings.findLast(({ observed }) => observed.at === matches.at(-1)?.observed.at);

/** A new alert of an episode, or none where the episode cannot be described. */
export function raise(
  findings: readonly Met[],
  { matches, clearing, isOver }: Episode,
  context: AlertContext,
  previousAlertId: string | undefined,
): Alert | undefined {
  const newest = newestFinding(findings, matches) ?? findings.at(-1);
  const figures = newest && figuresOf(matches, newest.direction);
  if (!newest || !figures) return undefined;
  const { state: _, ...finding } = newest;
  const at = new Date(context.now).toISOString();
  const { severity, observed, worst } = figures;
  const alert: Alert = {
    ...finding,
    severity,
    observed,
    ...(worst && { worst }),
    id: context.newId(),
    version: '',
    updatedAt: at,
    patient: context.patient,
    status: 'open',
    startedAt: beginning(matches, finding.direction, at),
    lastEventAt: at,
    repeatCount: matches.length,
    found: matches,
    ...(clearing && { clearing: { ...clearing, ...(isOver && { done: true }) } }),
    ...(previousAlertId !== undefined && { previousAlertId }),
    history: [{ at, by: context.by, action: 'raised', severity, observed: worst ?? observed }],
  };
  return isOver ? goneByItself(alert, context) : alert;
}

/** The matches from before the re-evaluated period, up to the number an alert keeps and always with the worst. */
function trimmed(matches: readonly AlertMatch[], judgement: Judgement): AlertMatch[] {
  const older = matches.filter((one) => !isReevaluated(atOf(one), judgement));
  const worst = worstOf(older, judgement.direction);
  const dropped = new Set(older.slice(0, Math.max(0, older.length - OLDER_KEPT)));
  return matches.filter((one) => !dropped.has(one) || one.observed === worst?.observed);
}

/** Tells whether the newest history entry of an alert already records this action at this instant. */
const isRecorded = ({ history }: Alert, cause: AlertCause, at: string): boolean => {
  const last = history.at(-1);
  return last?.action === cause.action && last.note === cause.note && last.at >= at;
};

/** An alert as its episode has it: its figures, what was counted, and what that does to how it stands. */
export function follow(
  alert: Alert,
  { matches, clearing: counted, isOver }: Episode,
  findings: readonly Met[],
  judgement: Judgement,
  context: AlertContext,
): Alert {
  const { direction, clearing: before } = alert;
  const knownMatches = matchesOf(alert);
  const active = isActive(alert);
  const older = active
    ? []
    : knownMatches.filter((one) => !isReevaluated(atOf(one), judgement) && !matches.includes(one));
  const all = active
    ? matches
    : [...older.filter((one) => matches.every((m) => atOf(m) !== atOf(one))), ...matches];
  const figures = figuresOf(all, direction);
  if (!figures) return alert;
  const added = all.filter((one) => knownMatches.every((other) => atOf(other) !== atOf(one)));
  const isUpgraded = isWorse(figures, alert);
  const isLess = before !== undefined && (counted === undefined || counted.count < before.count);
  // Also where somebody looked at it after it had gone: then it is a new occurrence.
  const hadGone = alert.status === 'needsReview' || (isHeld(alert) && before?.done === true && isLess);
  const isBack = hadGone && !isOver && (before === undefined || isLess);
  const worse = isHeld(alert) && !isOver ? worseThanTold(alert, all, judgement) : undefined;
  const reopens = active && (isUpgraded || isBack || worse !== undefined);
  const wasDone = before?.done === true && !isLess;
  const newest = newestFinding(findings, all);
  const uncounted = knownMatches.length === 0 ? 0 : Math.max(0, alert.repeatCount - knownMatches.length);
  const began =
    knownMatches[0] && all[0] && atOf(knownMatches[0]) === atOf(all[0])
      ? alert.startedAt
      : beginning(all, direction, raisedAt(alert));
  const isFrozen = wasDone && !reopens && counted !== undefined && alert.status !== 'open';
  const clearing = isFrozen
    ? before
    : counted && {
        count: counted.count,
        since: counted.since,
        at: counted.at,
        ...((wasDone || (isOver && alert.status !== 'snoozed')) && { done: true }),
      };
  const change: Partial<Alert> = {
    ...(newest && ruleOf(newest)),
    ...figures,
    found: trimmed(all, judgement),
    repeatCount: Math.max(1, uncounted + all.length),
    startedAt: uncounted > 0 && alert.startedAt < began ? alert.startedAt : began,
    clearing,
    ...(reopens && { ...notSnoozed, ...notUrged, status: 'open' as const }),
  };
  const at = new Date(context.now).toISOString();
  const event = lineOf(alert, { added, figures, isUpgraded, worse, reopens }, at, context);
  const previous = { ...alert, found: knownMatches };
  const isUnchanged = Object.entries(change).every(([field, value]) =>
    isSameValue(previous[field as keyof Alert], value),
  );
  if (isUnchanged && !event) return alert;
  const after = event
    ? withEvent(alert, change, { at, by: context.by, severity: figures.severity, ...event })
    : { ...alert, ...change };
  const isDone = isOver && active && after.status !== 'snoozed';
  const isSaidClear = judgement.evaluations.some(({ state }) => state === 'clear');
  if (!isDone || (before?.done && !isLess && (after.status !== 'open' || !isSaidClear))) return after;
  return goneByItself(after, context);
}

/** Version, origin, escalation and audience of the rule are those it has now. */
function ruleOf(finding: Met): Partial<Alert> {
  const {
    state: _,
    rule: _rule,
    direction: _direction,
    severity: _severity,
    observed: _observed,
    ...own
  } = finding;
  return { ...own, escalation: finding.escalation, notify: finding.notify };
}

interface Change {
  added: readonly AlertMatch[];
  figures: Pick<Alert, 'severity' | 'observed' | 'worst'>;
  isUpgraded: boolean;
  worse: Observed | undefined;
  reopens: boolean;
}

/** The line that an alert's timeline gets for a change of what it stands on, if any. */
function lineOf(
  alert: Alert,
  { added, figures, isUpgraded, worse: worsened, reopens }: Change,
  at: string,
  { cause }: AlertContext,
): Omit<AlertEvent, 'at' | 'by'> | undefined {
  const { observed, worst } = figures;
  const shown = worstOf(added, alert.direction)?.observed;
  if (isUpgraded) return { action: 'upgraded', observed: shown ?? worst ?? observed };
  if (worsened) return { action: 'worsened', observed: worsened };
  if (reopens) return { action: 'reopened', observed: shown ?? observed };
  if (shown) return { action: 'repeated', observed: shown };
  const isOther = !isSameValue([observed, worst], [alert.observed, alert.worst]);
  if (cause && isOther && !isRecorded(alert, cause, at)) return { ...cause, observed };
  const isLowered = isWorse(alert, figures);
  return isLowered ? { action: 'revised', observed } : undefined;
}

/** An alert of which nothing is left that it stood on: it is over, with its last figures, and says so. */
export function withoutReason(alert: Alert, context: AlertContext): Alert {
  const isNews = matchesOf(alert).length > 0;
  const isWaiting = alert.status === 'snoozed';
  if (!isNews && alert.status !== 'open') return alert;
  const at = new Date(context.now).toISOString();
  const { cause } = context;
  const change = { found: [], clearing: undefined };
  const after =
    isNews && !(cause && isRecorded(alert, cause, at))
      ? withEvent(alert, change, { at, by: context.by, ...(cause ?? { action: 'revised' }) })
      : { ...alert, ...change };
  return isWaiting ? after : goneByItself(after, context);
}

function goneByItself(alert: Alert, { now }: AlertContext): Alert {
  const at = new Date(now).toISOString();
  return severityRank(alert.severity) <= severityRank('high')
    ? withEvent(alert, { ...notUrged, status: 'needsReview' }, { at, by: 'system', action: 'needsReview' })
    : withEvent(
        alert,
        { ...notUrged, status: 'autoCleared', closedAt: at },
        { at, by: 'system', action: 'autoCleared' },
      );
}
