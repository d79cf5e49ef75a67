import { isActive, type Alert, type AlertEvent, type AlertMatch } from './alert';
import { episodesOf, isGrave, type Episode } from './alertEpisode';
import { figuresOf, isGraver, matchesOf, worstOf } from './alertMatches';
import { notSnoozed, notUrged, withEvent } from './alertState';
import { passTime } from './escalation';
import { isSeen, type Evaluation, type Finding, type Judgement } from './evaluation';
import { patientDay, type PatientClock } from './patientDay';
import { endedWithProgramme } from './programmeOutcome';
import { severityRank } from './severity';
import { usualCalendar, type WorkingCalendar } from './workingCalendar';

/** After an alert was closed the same condition is quiet for so long, ms, unless it had gone in the meantime. */
const RE_ALERT_AFTER_MS = 24 * 3_600_000;
/** Matches from before what is judged anew that are kept with an alert; more of them are only counted. */
const OLDER_KEPT = 60;

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
  /** What was done to something that alerts stand on: one whose figures change by it says so. */
  deed?: Deed | undefined;
}

type Deed = Pick<AlertEvent, 'action' | 'note'>;
type Met = Extract<Evaluation, { state: 'met' }>;

const sameKey = (alert: Alert, { rule, direction }: Pick<Alert, 'rule' | 'direction'>) =>
  alert.rule === rule && alert.direction === direction;

const isWorse = (one: Pick<Alert, 'severity'>, other: Pick<Alert, 'severity'>) =>
  severityRank(one.severity) < severityRank(other.severity);

/** What the alerts of a patient become by single evaluations, one after the other: see `settle`. */
export const reconcile = (
  existing: readonly Alert[],
  evaluations: readonly Evaluation[],
  context: Context,
): Alert[] =>
  settle(
    existing,
    evaluations.map((one) => ({ rule: one.rule, direction: one.direction, said: [one] })),
    context,
  );

/**
 * What the alerts of a patient become through the passing of time and through what the rules say: the ones to write,
 * new (version '') or changed.
 *
 * An alert is known by patient, rule and direction. While one is active, a further match is counted on it, and a higher
 * severity upgrades, wakes and reopens it; the same observation never counts twice. It shows the newest match and the
 * worst, and its level is that of the worst, in whatever order they arrived. When the condition is clear for long enough
 * the alert closes by itself, or is to be reviewed where it was high or worse; a match in between begins the count anew.
 * One whose every match was withdrawn or corrected ends in the same way.
 * @param existing all alerts of the patient, closed ones too
 */
export function settle(
  existing: readonly Alert[],
  judgements: readonly Judgement[],
  context: Context,
): Alert[] {
  const calendar = context.calendar ?? usualCalendar(context.clock.timeZone);
  const standing = existing.map((alert) => passTime(alert, context.now, calendar));
  for (const judgement of judgements) {
    const same = standing.filter((alert) => sameKey(alert, judgement));
    for (const after of judged(same, judgement, context)) {
      const index = standing.findIndex(({ id }) => id === after.id);
      if (index < 0) standing.push(after);
      else standing[index] = after;
    }
  }
  const before = new Set(existing);
  return standing.filter((alert) => !before.has(alert));
}

const atOf = ({ observed }: Pick<AlertMatch, 'observed'>): string => observed.at ?? '';
const stoodOn = (alert: Alert, at: string): boolean => matchesOf(alert).some((one) => atOf(one) === at);
const isAbout = (alert: Alert, { matches }: Episode): boolean =>
  matches.some((one) => stoodOn(alert, atOf(one)));

/** Whether something of an instant or a day is among what was judged anew; a rule may have changed from one to the other. */
const isAnew = (at: string, { from }: Judgement): boolean =>
  from !== undefined && at >= from && (from === '' || at.includes('T') === from.includes('T'));

/** What an alert goes on standing on, beside what is said anew. */
function kept(alert: Alert, judgement: Judgement): AlertMatch[] {
  return matchesOf(alert).flatMap((match) => {
    const at = atOf(match);
    if (isAnew(at, judgement)) {
      const isSaid = judgement.said.some(
        (one) => one.state === 'met' && one.observed.at === match.observed.at,
      );
      return !isSaid && isSeen(match, judgement.seen ?? []) ? [match] : [];
    }
    const now = judgement.again?.(match);
    return now === null ? [] : [now ?? match];
  });
}

/** What was counted of clear observations before those that are judged anew. */
function countedBefore({ clearing }: Alert, judgement: Judgement): Episode['clearing'] {
  if (!clearing) return undefined;
  const { count, since, at } = clearing;
  if (!isAnew(at, judgement)) return { count, since, at };
  if (isAnew(since, judgement)) return undefined;
  const anew = judgement.said.flatMap((one) =>
    one.state === 'clear' && one.at !== undefined && isAnew(one.at, judgement) && one.at <= at
      ? [one.at]
      : [],
  );
  return { count: Math.max(1, count - new Set(anew).size), since, at: since };
}

/** What an active alert brings to a judgement; nothing where all it stood on has gone. */
function begunWith(active: Alert, judgement: Judgement): Episode | undefined {
  const matches = kept(active, judgement);
  if (matches.length === 0) return undefined;
  const isOver = active.clearing?.done === true && judgement.said.every(({ state }) => state !== 'clear');
  return { matches, clearing: countedBefore(active, judgement), isOver };
}

/** Whether nobody can say if a match is news to an alert that knows when its own was. */
const isUndated = ({ observed }: Met, active: Alert | undefined): boolean =>
  observed.at === undefined && active?.observed.at !== undefined;

/** What one judgement makes of the alerts of its key: those that are new or changed. */
function judged(same: readonly Alert[], judgement: Judgement, context: Context): Alert[] {
  const { direction, from, again } = judgement;
  const isSilent = judgement.said.every(({ state }) => state === 'held');
  if (isSilent && from === undefined && !again) return [];
  const active = same.find(isActive);
  const closed = same
    .filter((alert) => !isActive(alert))
    .toSorted((a, b) => (a.closedAt ?? '').localeCompare(b.closedAt ?? ''));
  const said = judgement.said.filter(
    (one) =>
      one.state !== 'met' ||
      (!closed.some((alert) => isSettled(alert, one, judgement)) && !isUndated(one, active)),
  );
  const findings = said.flatMap((one) => (one.state === 'met' ? [one] : []));
  const begun = active && begunWith(active, judgement);
  const episodes = episodesOf(begun, said, direction, {
    today: patientDay(context.now, context.clock),
    clock: context.clock,
    staysOne: active?.status === 'snoozed',
  });
  const last = closed.at(-1);
  const quiet = active || !last ? undefined : gone(last, said, context);
  const changed = quiet && quiet !== last ? [quiet] : [];
  const ofActive =
    active && (episodes.find((one) => one === begun || isAbout(active, one)) ?? episodes.at(-1));
  let previous = last?.id;
  for (const episode of episodes) {
    const own = findings.filter((one) => episode.matches.some((match) => atOf(match) === atOf(one)));
    // What is closed stays closed: only how it was, until it went by itself, is added to it.
    const ended = closed.findLast((alert) => alert.status === 'autoCleared' && isAbout(alert, episode));
    const mayStayEnded = ended && episode.isOver && !isGrave(episode.matches);
    const before = active && episode === ofActive ? active : mayStayEnded ? ended : undefined;
    const isNothing = !before && !ended && quiet && own.every((one) => isQuiet(quiet, one, context.now));
    if (isNothing) continue;
    const known = before?.id === quiet?.id ? (quiet ?? before) : before;
    const after = known
      ? follow(known, episode, own, judgement, context)
      : raise(own, episode, context, previous);
    if (!after) continue;
    previous = after.id;
    if (after !== before) changed.push(after);
  }
  if (active && !ofActive) {
    const after = withoutReason(active, context);
    if (after !== active) changed.push(after);
  }
  return changed;
}

/**
 * Whether a match was closed together with an alert by somebody: it never comes back by itself, unless it is worse than
 * what was closed. What ended by itself is told anew where everything is judged anew.
 */
function isSettled(closed: Alert, finding: Met, { from, direction }: Judgement): boolean {
  const { at } = finding.observed;
  // A silence has one beginning for as long as it lasts: it comes back after a day.
  if (at === undefined || direction === 'missing' || !stoodOn(closed, at)) return false;
  if (closed.status === 'autoCleared' && from !== undefined) return false;
  return !isWorse(finding, closed) && !standsAgain(closed) && !endedWithProgramme(closed);
}

/** A closed alert with what was clear since: once that was enough its condition had gone, and its next match is a new one. */
function gone(closed: Alert, said: readonly Evaluation[], { now, clock }: Context): Alert {
  let after = closed;
  for (const one of said) {
    if (one.state !== 'clear' || after.clearing?.done) continue;
    const { clearing: before, severity, observed, direction } = after;
    const begun: Episode = { matches: [{ severity, observed }], clearing: before, isOver: false };
    const today = patientDay(now, clock);
    const [{ clearing, isOver } = begun] = episodesOf(begun, [one], direction, {
      today,
      clock,
      staysOne: true,
    });
    if (!clearing || (clearing === before && !isOver)) continue;
    after = { ...after, clearing: { ...clearing, ...(isOver && { done: true }) } };
  }
  return after;
}

/** Whether an alert was closed over a reading that was taken for an error, and was none: that is no reason to be quiet. */
const standsAgain = ({ history, closedAt = '' }: Alert): boolean =>
  history.some(({ action, at }) => action === 'readingRestored' && at >= closedAt);

/**
 * Whether a closed alert keeps its condition quiet: for a day, unless the condition had gone in the meantime or is now
 * worse. Stricter than that, a newer measurement than the one that was closed, or a worse one that only arrived later,
 * raises a new alert at once where it is high or critical, for waiting a day on it would be dangerous: whoever closed the
 * alert had not seen it. One that only ended with the programme had been seen by nobody.
 */
function isQuiet(closed: Alert, finding: Finding, now: number): boolean {
  if (isWorse(finding, closed) || standsAgain(closed) || endedWithProgramme(closed)) return false;
  const { clearing, direction, severity } = closed;
  // Nobody closed it: its condition had gone.
  if (closed.status === 'autoCleared') return false;
  const { at } = finding.observed;
  const isBefore = at === undefined || direction === 'missing' || (clearing?.at ?? '') <= at;
  if (clearing?.done && isBefore) return false;
  const closedAt = closed.closedAt ?? '';
  const measured = at !== undefined && at.includes('T') && direction !== 'missing';
  const isNewer = measured && at > (closed.observed.at ?? closedAt);
  const worst = worstOf(matchesOf(closed), direction) ?? { severity, observed: closed.observed };
  const isNews =
    isNewer || (measured && closed.observed.at !== undefined && isGraver(finding, worst, direction));
  if (isNews && severityRank(finding.severity) <= severityRank('high')) return false;
  return now - Date.parse(closedAt) < RE_ALERT_AFTER_MS;
}

/** A measured condition began when it was measured, which may be hours before it arrived; any other when it was raised. */
function beginning(matches: readonly AlertMatch[], direction: Alert['direction'], raisedAt: string): string {
  const at = matches[0] && atOf(matches[0]);
  return at?.includes('T') && direction !== 'missing' && at < raisedAt ? at : raisedAt;
}

/** The finding that the newest match is from. */
const newestFinding = (findings: readonly Met[], matches: readonly AlertMatch[]): Met | undefined =>
  findings.findLast(({ observed }) => observed.at === matches.at(-1)?.observed.at);

function raise(
  findings: readonly Met[],
  { matches, clearing, isOver }: Episode,
  context: Context,
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

/** Older matches than what is judged anew, as many as an alert keeps, and always the worst. */
function trimmed(matches: readonly AlertMatch[], judgement: Judgement): AlertMatch[] {
  const older = matches.filter((one) => !isAnew(atOf(one), judgement));
  const worst = worstOf(older, judgement.direction);
  const dropped = new Set(older.slice(0, Math.max(0, older.length - OLDER_KEPT)));
  return matches.filter((one) => !dropped.has(one) || one.observed === worst?.observed);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the newest line of an alert tells of a deed that was done right now. */
const isTold = ({ history }: Alert, deed: Deed, at: string): boolean => {
  const last = history.at(-1);
  return last?.action === deed.action && last.note === deed.note && last.at >= at;
};

/** An alert as its episode has it: its figures, what was counted, and what that does to how it stands. */
function follow(
  alert: Alert,
  { matches, clearing: counted, isOver }: Episode,
  findings: readonly Met[],
  judgement: Judgement,
  context: Context,
): Alert {
  const { direction, clearing: before } = alert;
  const known = matchesOf(alert);
  const active = isActive(alert);
  const older = active ? [] : known.filter((one) => !isAnew(atOf(one), judgement) && !matches.includes(one));
  const all = active
    ? matches
    : [...older.filter((one) => matches.every((m) => atOf(m) !== atOf(one))), ...matches];
  const figures = figuresOf(all, direction);
  if (!figures) return alert;
  const added = all.filter((one) => known.every((other) => atOf(other) !== atOf(one)));
  const isUpgraded = isWorse(figures, alert);
  const isLess = before !== undefined && (counted === undefined || counted.count < before.count);
  const isBack = alert.status === 'needsReview' && !isOver && (before === undefined || isLess);
  const reopens = active && (isUpgraded || isBack);
  const wasDone = before?.done === true && !isLess;
  const newest = newestFinding(findings, all);
  const raisedAt = alert.history[0]?.at ?? alert.startedAt;
  const uncounted = known.length === 0 ? 0 : Math.max(0, alert.repeatCount - known.length);
  const began =
    known[0] && all[0] && atOf(known[0]) === atOf(all[0])
      ? alert.startedAt
      : beginning(all, direction, raisedAt);
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
  const said = lineOf(alert, { added, figures, isUpgraded, reopens }, at, context);
  const stood = { ...alert, found: known };
  const isUnchanged = Object.entries(change).every(([field, value]) =>
    isSame(stood[field as keyof Alert], value),
  );
  if (isUnchanged && !said) return alert;
  const after = said
    ? withEvent(alert, change, { at, by: context.by, severity: figures.severity, ...said })
    : { ...alert, ...change };
  const isDone = isOver && active && after.status !== 'snoozed';
  const isSaidClear = judgement.said.some(({ state }) => state === 'clear');
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
  reopens: boolean;
}

/** The line that an alert's timeline gets for a change of what it stands on, if any. */
function lineOf(
  alert: Alert,
  { added, figures, isUpgraded, reopens }: Change,
  at: string,
  { deed }: Context,
): Omit<AlertEvent, 'at' | 'by'> | undefined {
  const { observed, worst } = figures;
  const shown = worstOf(added, alert.direction)?.observed;
  if (isUpgraded) return { action: 'upgraded', observed: shown ?? worst ?? observed };
  if (reopens) return { action: 'reopened', observed: shown ?? observed };
  if (shown) return { action: 'repeated', observed: shown };
  const isOther = !isSame([observed, worst], [alert.observed, alert.worst]);
  if (deed && isOther && !isTold(alert, deed, at)) return { ...deed, observed };
  const isLowered = isWorse(alert, figures);
  return isLowered ? { action: 'revised', observed } : undefined;
}

/** An alert of which nothing is left that it stood on: it is over, with its last figures, and says so. */
function withoutReason(alert: Alert, context: Context): Alert {
  const isNews = matchesOf(alert).length > 0;
  const isWaiting = alert.status === 'snoozed';
  if (!isNews && alert.status !== 'open') return alert;
  const at = new Date(context.now).toISOString();
  const { deed } = context;
  const change = { found: [], clearing: undefined };
  const after =
    isNews && !(deed && isTold(alert, deed, at))
      ? withEvent(alert, change, { at, by: context.by, ...(deed ?? { action: 'revised' }) })
      : { ...alert, ...change };
  return isWaiting ? after : goneByItself(after, context);
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
