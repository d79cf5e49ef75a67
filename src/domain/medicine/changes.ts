import { addDays } from '../patientDay';
import type { Segment } from './allocation';
import { otherwise } from '../totalTable';

type Chain = readonly Segment[];

const endsBefore = ({ to }: Segment, day: string): boolean => to !== undefined && to < day;
/** With the whole of another last day, or of another first one. */
const endedOn = ({ until: _until, ...one }: Segment, to: string): Segment => ({ ...one, to });
const begunOn = ({ since: _since, ...one }: Segment, from: string, id: string): Segment => ({
  ...one,
  id,
  from,
});

/** The segments as they were up to the day before `from`; what was to begin later is given up. */
function closedBefore(segments: Chain, from: string): Segment[] {
  return segments
    .filter((one) => one.from < from)
    .map((one) => (endsBefore(one, from) ? one : endedOn(one, addDays(from, -1))));
}

/** The same chain in which a segment begins on a day: the one that holds it is cut in two. */
function cutAt(segments: Chain, day: string, id: string): Segment[] {
  return segments.flatMap((one) =>
    one.from < day && !endsBefore(one, day) ? [endedOn(one, addDays(day, -1)), begunOn(one, day, id)] : [one],
  );
}

/** Describes a segment as a change makes it from a day on. */
export interface SegmentChange extends Omit<Segment, 'id' | 'anchor' | 'from' | 'since' | 'until'> {
  from: string;
}

const sameDays = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((day) => b.includes(day)) && b.every((day) => a.includes(day));

function sameRhythm({ frequency: a }: Segment, { frequency: b }: SegmentChange): boolean {
  switch (a.kind) {
    case 'everyday':
      return b.kind === a.kind;
    case 'specificFrequency':
      return b.kind === a.kind && b.everyDays === a.everyDays;
    case 'preciseDays':
      return b.kind === a.kind && sameDays(a.weekdays, b.weekdays);
    case 'cycle':
      return b.kind === a.kind && b.onDays === a.onDays && b.offDays === a.offDays;
    default:
      return otherwise(a, JSON.stringify(a) === JSON.stringify(b));
  }
}

/**
 * The chain with a change from a day on. The rhythm continues where the frequency stays: changing the time of day of a
 * medicine taken every third day moves no day. A segment after a gap starts a new rhythm.
 * @param id of the new segment
 */
export function changedFrom(segments: Chain, change: SegmentChange, id: string): Segment[] {
  const kept = closedBefore(segments, change.from);
  const followsOn = kept.at(-1)?.to === addDays(change.from, -1);
  const last = kept.findLast(({ pause }) => !pause);
  const anchor = followsOn && last && sameRhythm(last, change) ? last.anchor : change.from;
  return [...kept, { ...change, id, anchor }];
}

/**
 * The chain with a pause; what was planned stays planned, so that it goes on afterwards, and ends when it was to end.
 * Open without `to`: until `resumedFrom`.
 * @param ids of what begins with the pause and of what follows it, where a segment is cut for them
 */
export function pausedFrom(
  segments: Chain,
  { from, to, reason }: { from: string; to?: string; reason: string },
  ids: readonly [string, string],
): Segment[] {
  if (to !== undefined && to < from) return [...segments];
  const begun = cutAt(segments, from, ids[0]);
  const cut = to === undefined ? begun : cutAt(begun, addDays(to, 1), ids[1]);
  return cut.map((one) => {
    const isWithin = one.from >= from && (to === undefined || one.from <= to);
    return isWithin && !one.pause ? { ...one, pause: true, reason } : one;
  });
}

/**
 * The chain that goes on from a day of a pause, as it was planned; a later pause of its own stays. The same where nothing
 * pauses then.
 * @param id of what goes on, where the pause is cut for it
 */
export function resumedFrom(
  segments: Chain,
  { from, reason }: { from: string; reason?: string },
  id: string,
): Segment[] {
  const isPaused = segments.some((one) => one.pause && one.from <= from && !endsBefore(one, from));
  if (!isPaused) return [...segments];
  const cut = cutAt(segments, from, id);
  let next = from;
  return cut.map((one) => {
    // Of several that share the day each pause is over.
    if ((one.from !== from && one.from !== next) || !one.pause) return one;
    next = one.to === undefined ? '' : addDays(one.to, 1);
    const { pause: _pause, reason: _reason, ...planned } = one;
    return { ...planned, ...(reason !== undefined && { reason }) };
  });
}
