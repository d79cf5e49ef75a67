import type { Alert, AlertMatch, Observed } from './alert';
import { severityRank } from './severity';

type Direction = Alert['direction'];
type Graded = Pick<AlertMatch, 'severity' | 'observed'>;

const hasBoth = ({ diastolic, diastolicLimit }: Observed): boolean =>
  typeof diastolic === 'number' && diastolicLimit !== undefined;

/**
 * Measures the distance of a figure beyond its limit, higher for a figure further out; for a blood pressure that of
 * the part that lies further.
 */
function beyond(
  { value, diastolic, limit, diastolicLimit }: Observed,
  direction: Direction,
  both: boolean,
): number {
  const sign = direction === 'low' ? -1 : 1;
  if (value === null) return 0;
  if (!both) return sign * value;
  const part = (figure: number, bound: number) => (sign * (figure - bound)) / (Math.abs(bound) || 1);
  return Math.max(part(value, limit), part(diastolic ?? 0, diastolicLimit ?? 0));
}

/** Tells whether one match of a rule is graver than another: by its level, then by its distance beyond the limit. */
export function isGraver(one: Graded, other: Graded, direction: Direction): boolean {
  const byLevel = severityRank(other.severity) - severityRank(one.severity);
  if (byLevel !== 0) return byLevel > 0;
  const both = hasBoth(one.observed) && hasBoth(other.observed);
  return beyond(one.observed, direction, both) > beyond(other.observed, direction, both);
}

/**
 * Tells whether a figure lies further beyond its limit than another one, by the margin that the rule asks for to be
 * over; of a blood pressure either part.
 * @param marginOf the margin at a limit, in the unit of the figure; without it only levels can be told apart
 */
export function isClearlyGraver(
  one: Observed,
  other: Observed,
  direction: Direction,
  marginOf: ((limit: number) => number) | undefined,
): boolean {
  if (!marginOf) return false;
  const sign = direction === 'low' ? -1 : 1;
  const isFurther = (figure: number | null = null, than: number | null = null, limit = NaN) =>
    figure !== null &&
    than !== null &&
    sign * (figure - limit) >= 0 &&
    sign * (figure - than) >= Math.max(marginOf(limit), Number.MIN_VALUE);
  return (
    isFurther(one.value, other.value, one.limit) ||
    isFurther(one.diastolic, other.diastolic, one.diastolicLimit)
  );
}

/** The gravest figure of a match: of a day the gravest that it had. */
const gravestOf = ({ severity, observed, worst }: AlertMatch): Graded => worst ?? { severity, observed };

/** The gravest figure of several matches; of equal ones the newest. */
export function worstOf(matches: readonly AlertMatch[], direction: Direction): Graded | undefined {
  let worst: Graded | undefined;
  for (const one of matches.map(gravestOf)) if (!worst || !isGraver(worst, one, direction)) worst = one;
  return worst;
}

const keyOf = ({ observed: { at } }: Pick<AlertMatch, 'observed'>): string => at ?? '';

/** A match as it is now, with the mark that it came late. */
export function withArrival(match: AlertMatch, before: AlertMatch): AlertMatch {
  const { arrivedAt } = before.observed;
  return arrivedAt === undefined || match.observed.arrivedAt !== undefined
    ? match
    : { ...match, observed: { ...match.observed, arrivedAt } };
}

/** The matches with a further one, ascending; the same instant or day is one match, which keeps its gravest figure. */
export function withMatch(
  matches: readonly AlertMatch[],
  added: AlertMatch,
  direction: Direction,
): AlertMatch[] {
  const before = matches.find((one) => keyOf(one) === keyOf(added));
  const { severity, observed, worst } = before ? withArrival(added, before) : added;
  const match: AlertMatch = { severity, observed, ...(worst && { worst }) };
  const others = matches.filter((one) => one !== before);
  let merged = match;
  if (before) {
    const gravest = worstOf([before, match], direction) ?? match;
    merged = { severity, observed };
    if (isGraver(gravest, merged, direction)) merged.worst = gravest;
  }
  return [...others, merged].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const matchEvents: readonly Alert['history'][number]['action'][] = [
  'raised',
  'repeated',
  'upgraded',
  'worsened',
  'reopened',
];

/**
 * Lists the matches that an alert stands on, ascending: each instant or day on which its rule was met. For an alert
 * that was stored before these were kept, its history tells them.
 */
export function matchesOf(
  alert: Pick<Alert, 'found' | 'observed' | 'severity' | 'direction' | 'history' | 'repeatCount'>,
): readonly AlertMatch[] {
  if (alert.found) return alert.found;
  const { severity, observed, direction, repeatCount } = alert;
  const newest = { severity, observed };
  if (repeatCount < 2) return [newest];
  let matches: AlertMatch[] = [];
  for (const { action, severity: level = severity, observed: figure } of alert.history) {
    if (!figure || !matchEvents.includes(action)) continue;
    // A line carries the level that the alert had then, never a higher one than now.
    const known = severityRank(level) < severityRank(severity) ? severity : level;
    matches = withMatch(matches, { severity: known, observed: figure }, direction);
  }
  return matches.some((one) => keyOf(one) === (observed.at ?? ''))
    ? matches
    : withMatch(matches, newest, direction);
}

/** The figures an alert shows: of its newest match, and of its worst where that is another one. */
export function figuresOf(
  matches: readonly AlertMatch[],
  direction: Direction,
): Pick<Alert, 'severity' | 'observed' | 'worst'> | undefined {
  const newest = matches.at(-1);
  const worst = worstOf(matches, direction);
  if (!newest || !worst) return undefined;
  const isNewest = worst.observed === newest.observed;
  return {
    severity: worst.severity,
    observed: newest.observed,
    worst: isNewest ? undefined : worst.observed,
  };
}
