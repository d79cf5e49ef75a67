import { isActive, type Alert, type AlertMatch } from './alert';
import { follow, raise, withoutReason } from './alertChange';
import { atOf, isReevaluated, stoodOn, type AlertContext, type Met } from './alertContext';
import { episodesOf, isGrave, type Episode } from './alertEpisode';
import { matchesOf, withArrival } from './alertMatches';
import { gone, isQuiet, isSettled } from './alertQuiet';
import { passTime } from './escalation';
import { isSeen, type Evaluation, type Judgement } from '../rules/evaluation';
import { patientDay } from '../patientDay';
import { usualCalendar } from './workingCalendar';

const sameKey = (alert: Alert, { rule, direction }: Pick<Alert, 'rule' | 'direction'>) =>
  alert.rule === rule && alert.direction === direction;

/** Works out the alerts of a patient after single evaluations, one after the other: see `settle`. */
export const reconcile = (
  existing: readonly Alert[],
  evaluations: readonly Evaluation[],
  context: AlertContext,
): Alert[] =>
  settle(
    existing,
    evaluations.map((one) => ({ rule: one.rule, direction: one.direction, evaluations: [one] })),
    context,
  );

/**
 * Works out the alerts of a patient after the passing of time and the results of the rules, and gives the alerts to
 * write, new (version '') or changed.
 * An alert is identified by patient, rule and direction. While one is active, a further match is counted on it, and a
 * higher severity upgrades, wakes and reopens it; the same observation never counts twice. It shows the newest match
 * and the worst, and its level is that of the worst, in whatever order they arrived. When the condition is clear for
 * long enough the alert closes by itself, or is to be reviewed where it was high or critical; a match in between
 * restarts the count. An alert whose every match was withdrawn or corrected ends in the same way.
 * @param existing all alerts of the patient, closed ones too
 */
export function settle(
  existing: readonly Alert[],
  judgements: readonly Judgement[],
  context: AlertContext,
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

const isAbout = (alert: Alert, { matches }: Episode): boolean =>
  matches.some((one) => stoodOn(alert, atOf(one)));

/** The earlier matches that an alert keeps besides the re-evaluated ones. */
function kept(alert: Alert, judgement: Judgement): AlertMatch[] {
  return matchesOf(alert).flatMap((match) => {
    const at = atOf(match);
    if (isReevaluated(at, judgement)) {
      const isSaid = judgement.evaluations.some(
        (one) => one.state === 'met' && one.observed.at === match.observed.at,
      );
      return !isSaid && isSeen(match, judgement.seen ?? []) ? [match] : [];
    }
    const now = judgement.again?.(match);
    return now === null ? [] : [now ? withArrival(now, match) : match];
  });
}

/** The clear observations counted before the re-evaluated period. */
function countedBefore({ clearing }: Alert, judgement: Judgement): Episode['clearing'] {
  if (!clearing) return undefined;
  const { count, since, at } = clearing;
  if (!isReevaluated(at, judgement)) return { count, since, at };
  if (isReevaluated(since, judgement)) return undefined;
  const recounted = judgement.evaluations.flatMap((one) =>
    one.state === 'clear' && one.at !== undefined && isReevaluated(one.at, judgement) && one.at <= at
      ? [one.at]
      : [],
  );
  return { count: Math.max(1, count - new Set(recounted).size), since, at: since };
}

/** Gives the episode that an active alert brings to a judgement; undefined where all it stood on has gone. */
function begunWith(active: Alert, judgement: Judgement): Episode | undefined {
  const matches = kept(active, judgement);
  if (matches.length === 0) return undefined;
  const isOver =
    active.clearing?.done === true && judgement.evaluations.every(({ state }) => state !== 'clear');
  return { matches, clearing: countedBefore(active, judgement), isOver };
}

/** Tells whether nobody can say if a match is news to an alert that knows when its own was. */
const isUndated = ({ observed }: Met, active: Alert | undefined): boolean =>
  observed.at === undefined && active?.observed.at !== undefined;

/** Applies one judgement to the alerts of its key and gives those that are new or changed. */
function judged(same: readonly Alert[], judgement: Judgement, context: AlertContext): Alert[] {
  const { direction, from, again } = judgement;
  const isSilent = judgement.evaluations.every(({ state }) => state === 'held');
  if (isSilent && from === undefined && !again) return [];
  const active = same.find(isActive);
  const closed = same
    .filter((alert) => !isActive(alert))
    .toSorted((a, b) => (a.closedAt ?? '').localeCompare(b.closedAt ?? ''));
  const evaluations = judgement.evaluations.filter(
    (one) =>
      one.state !== 'met' ||
      (!closed.some((alert) => isSettled(alert, one, judgement)) && !isUndated(one, active)),
  );
  const findings = evaluations.flatMap((one) => (one.state === 'met' ? [one] : []));
  const begun = active && begunWith(active, judgement);
  const episodes = episodesOf(begun, evaluations, direction, {
    today: patientDay(context.now, context.clock),
    clock: context.clock,
    staysOne: active?.status === 'snoozed',
  });
  const last = closed.at(-1);
  const quiet = active || !last ? undefined : gone(last, evaluations, context);
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
    const isNothing = !before && !ended && quiet && own.every((one) => isQuiet(quiet, one, context));
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
