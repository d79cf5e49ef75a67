import type { Alert, AlertEvent, AlertMatch, Observed } from './alert';
import { isClearlyGraver, isGraver, matchesOf, worstOf } from './alertMatches';
import type { Judgement } from '../rules/evaluation';

/** The events that tell people of an alert's figures, or say that somebody has seen them. */
const telling: readonly AlertEvent['action'][] = [
  'raised',
  'upgraded',
  'worsened',
  'reopened',
  'acknowledged',
  'started',
];
const looking: readonly AlertEvent['action'][] = ['acknowledged', 'started'];

/** The figures of an alert that somebody was told of or has seen, as far as it still stands on them. */
function toldFigures(alert: Alert): Observed[] {
  const { history, direction, severity } = alert;
  const matches = matchesOf(alert);
  const stands = (told: Observed) =>
    matches.some(
      (match) =>
        match.observed.at === told.at &&
        !isGraver({ severity, observed: told }, { ...(match.worst ?? match), severity }, direction),
    );
  const told = history.flatMap(({ action, observed }) =>
    observed && telling.includes(action) && stands(observed) ? [observed] : [],
  );
  // Older versions did not note what was seen: whatever the alert stood on.
  const isNoted = history.findLast(({ action }) => looking.includes(action))?.observed !== undefined;
  const worst = told.length > 0 && isNoted ? undefined : worstOf(matches, direction)?.observed;
  return worst ? [...told, worst] : told;
}

/**
 * The gravest new figure of an alert that lies beyond all that was told of it by the margin of the rule; undefined where
 * there is none, and of a silence, which grows by itself.
 * @param matches all that the alert stands on now
 */
export function worseThanTold(
  alert: Alert,
  matches: readonly AlertMatch[],
  { direction, marginOf }: Judgement,
): Observed | undefined {
  if (direction === 'missing') return undefined;
  const known = matchesOf(alert);
  const told = toldFigures(alert);
  const isNew = ({ observed: { at, value, diastolic } }: AlertMatch) =>
    known.every(
      ({ observed }) => observed.at !== at || observed.value !== value || observed.diastolic !== diastolic,
    );
  const worse = matches.filter(
    (match) => isNew(match) && told.every((one) => isClearlyGraver(match.observed, one, direction, marginOf)),
  );
  return worstOf(worse, direction)?.observed;
}
