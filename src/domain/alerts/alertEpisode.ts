import type { Alert, AlertMatch } from './alert';
import { withMatch } from './alertMatches';
import type { Evaluation } from '../rules/evaluation';
import { daysBetween, patientDay, type PatientClock } from '../patientDay';
import { severityRank } from './severity';

/**
 * An alert ends after this many distinct clear observations in a row; an alert about missing data ends with the first
 * observation that arrives.
 */
const CLEAR_NEEDED = 2;

type Clearing = NonNullable<Alert['clearing']>;

/** A condition from its first match until it was clear for long enough. */
export interface Episode {
  /** Ascending, at least one. */
  matches: AlertMatch[];
  /** Clear observations since the newest match. */
  clearing?: Omit<Clearing, 'done'> | undefined;
  /** True where it was clear for long enough. */
  isOver: boolean;
}

type Direction = Alert['direction'];
type Clear = Extract<Evaluation, { state: 'clear' | 'held' }>;

const newestOf = ({ matches }: Episode): string => matches.at(-1)?.observed.at ?? '';

/** Tells whether somebody has to look at the end of these matches: what follows it belongs to the same alert. */
export const isGrave = (matches: readonly AlertMatch[]): boolean =>
  matches.some(
    ({ severity, worst }) =>
      Math.min(severityRank(severity), severityRank(worst?.severity ?? severity)) <= severityRank('high'),
  );

/** Tells whether a whole patient day lies between the first clear observation (instant or day) and a day. */
function isWholeDay(since: string, day: string, clock: PatientClock): boolean {
  if (!since.includes('T')) return daysBetween(since, day) >= 1;
  return daysBetween(patientDay(Date.parse(since), clock), day) >= 2;
}

const dayOf = (at: string, clock: PatientClock): string =>
  at.includes('T') ? patientDay(Date.parse(at), clock) : at;

/**
 * The episodes of a condition, in time: what was met within one, and whether it was clear for long enough since.
 * @param begun what is known from before
 * @param evaluations in the order of observation
 * @param staysOne whether an end divides nothing, because the alert waits or is to be looked at
 */
export function episodesOf(
  begun: Episode | undefined,
  evaluations: readonly Evaluation[],
  direction: Direction,
  { today, clock, staysOne }: { today: string; clock: PatientClock; staysOne: boolean },
): Episode[] {
  const episodes = begun ? [begun] : [];
  // The latest clear observation of the current episode.
  let last: Clear | undefined;
  for (const one of evaluations) {
    const current = episodes.at(-1);
    if (one.state === 'met') {
      const { severity, observed } = one;
      const { at = '' } = observed;
      const isNewer = current !== undefined && at > newestOf(current);
      const hasEnded =
        isNewer &&
        !staysOne &&
        !isGrave(current.matches) &&
        (isEnough(current, last, direction) ||
          isLong(current, last, at === '' ? today : dayOf(at, clock), clock));
      if (!current || hasEnded) episodes.push({ matches: [{ severity, observed }], isOver: false });
      else {
        const isHistory = !isNewer && at !== newestOf(current);
        current.matches = withMatch(current.matches, { severity, observed }, direction);
        if (isHistory) continue;
        current.clearing = undefined;
        current.isOver = false;
      }
      last = undefined;
    } else if (one.state === 'clear' && current) {
      const seen = one.at ?? today;
      // Clear before the condition was last met: history that arrived late.
      if (seen < newestOf(current)) continue;
      const { clearing: before } = current;
      last = one;
      if (before && seen <= before.at) continue;
      current.clearing = { count: (before?.count ?? 0) + 1, since: before?.since ?? seen, at: seen };
    }
  }
  const current = episodes.at(-1);
  if (current) current.isOver = isEnough(current, last, direction) || isLong(current, last, today, clock);
  for (const earlier of episodes.slice(0, -1)) earlier.isOver = true;
  return episodes;
}

/** Tells whether there were as many clear observations as the rule asks for; without any, nothing changes. */
function isEnough({ clearing, isOver }: Episode, last: Clear | undefined, direction: Direction): boolean {
  if (!clearing || !last) return isOver;
  return clearing.count >= (direction === 'missing' ? 1 : (last.evaluations ?? CLEAR_NEEDED));
}

const isLong = ({ clearing }: Episode, last: Clear | undefined, day: string, clock: PatientClock): boolean =>
  clearing !== undefined && last !== undefined && isWholeDay(clearing.since, day, clock);
