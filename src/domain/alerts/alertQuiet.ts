import type { Alert } from './alert';
import { atOf, isWorse, stoodOn, type AlertContext, type Met } from './alertContext';
import { episodesOf, type Episode } from './alertEpisode';
import { isClearlyGraver, isGraver, matchesOf, worstOf } from './alertMatches';
import type { Evaluation, Finding, Judgement } from '../rules/evaluation';
import { patientDay, type PatientClock } from '../patientDay';
import { endedWithProgramme } from '../patients/programmeOutcome';
import { severityRank } from './severity';

/** After an alert was closed the same condition is quiet for so long, ms, unless it had gone in the meantime. */
const RE_ALERT_AFTER_MS = 24 * 3_600_000;

/**
 * The gravest figure that an alert was closed over, of an instant or a day and of what followed: a graver one before had
 * passed when somebody closed it.
 */
function closedOver(closed: Alert, at = '') {
  const since = matchesOf(closed).filter((one) => atOf(one) >= at);
  return worstOf(since, closed.direction) ?? { severity: closed.severity, observed: closed.observed };
}

/**
 * Tells whether a user closed the alert that contains this match: such a match does not return by itself, unless it
 * is worse than the closed one, by its level or by the margin of the rule. A match that ended by itself is reported
 * again when everything is re-evaluated.
 */
export function isSettled(closed: Alert, finding: Met, { from, direction, marginOf }: Judgement): boolean {
  const { at } = finding.observed;
  // A silence has one beginning for as long as it lasts: it comes back after a day.
  if (at === undefined || direction === 'missing' || !stoodOn(closed, at)) return false;
  if (closed.status === 'autoCleared' && from !== undefined) return false;
  const seen = closedOver(closed, at);
  if (isClearlyGraver(finding.observed, seen.observed, direction, marginOf)) return false;
  return !isWorse(finding, seen) && !standsAgain(closed) && !endedWithProgramme(closed);
}

/** A closed alert with what was clear since: once that was enough its condition had gone, and its next match is a new one. */
export function gone(closed: Alert, evaluations: readonly Evaluation[], { now, clock }: AlertContext): Alert {
  let after = closed;
  for (const one of evaluations) {
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

/** Tells whether an alert was closed over a reading wrongly taken for an error: that is no reason to be quiet. */
const standsAgain = ({ history, closedAt = '' }: Alert): boolean =>
  history.some(({ action, at }) => action === 'readingRestored' && at >= closedAt);

/** Tells whether every match of an alert was withdrawn or corrected when it was closed: no figure was dealt with. */
const stoodOnNothing = (closed: Alert): boolean => matchesOf(closed).length === 0;

/** Tells whether an instant or a patient day lies after another; an instant and a day are compared by the day. */
function isLater(at: string, than: string, clock: PatientClock): boolean {
  if (at.includes('T') === than.includes('T')) return at > than;
  const dayOf = (one: string) => (one.includes('T') ? patientDay(Date.parse(one), clock) : one);
  return dayOf(at) > dayOf(than);
}

/**
 * Tells whether a closed alert suppresses its condition: for a day, unless the condition had cleared in the meantime
 * or is now worse. High and critical conditions are stricter: a measurement or patient day newer than the closed one,
 * or a worse one that only came to be known later, raises a new alert at once. Waiting a day would be dangerous,
 * because the person who closed the alert had not seen it. Nobody had seen an alert that only ended with the
 * programme.
 */
export function isQuiet(
  closed: Alert,
  finding: Finding,
  { now, clock }: Pick<AlertContext, 'now' | 'clock'>,
): boolean {
  if (isWorse(finding, closed) || standsAgain(closed) || endedWithProgramme(closed)) return false;
  if (stoodOnNothing(closed)) return false;
  const { clearing, direction } = closed;
  // Nobody closed it: its condition had gone.
  if (closed.status === 'autoCleared') return false;
  const { at } = finding.observed;
  const isBefore = at === undefined || direction === 'missing' || (clearing?.at ?? '') <= at;
  if (clearing?.done && isBefore) return false;
  const closedAt = closed.closedAt ?? '';
  const measured = at !== undefined && direction !== 'missing';
  const isNewer = measured && isLater(at, closed.observed.at ?? closedAt, clock);
  const isNews =
    isNewer ||
    (measured && closed.observed.at !== undefined && isGraver(finding, closedOver(closed, at), direction));
  // What came late and was before what somebody closed is part of that.
  if (finding.observed.arrivedAt !== undefined && !isNews) return true;
  if (isNews && severityRank(finding.severity) <= severityRank('high')) return false;
  return now - Date.parse(closedAt) < RE_ALERT_AFTER_MS;
}
