import { addDays } from '../patientDay';
import type { Segment } from './allocation';

type Chain = readonly Segment[];

/** The segments as they were up to the day before `from`; what was to begin later is given up. */
function closedBefore(segments: Chain, from: string): Segment[] {
  const before = addDays(from, -1);
  return segments
    .filter((one) => one.from < from)
    .map((one) => (one.to === undefined || one.to > before ? { ...one, to: before } : one));
}

/** What a change says from a day on. */
export interface SegmentChange extends Omit<Segment, 'id' | 'anchor' | 'from'> {
  from: string;
}

const sameRhythm = (a: Segment, b: SegmentChange): boolean =>
  JSON.stringify(a.frequency) === JSON.stringify(b.frequency);

/**
 * The chain with something else from a day on. The rhythm goes on where the frequency stays: of a medicine taken every
 * third day another time of day moves no day.
 * @param id of the new segment
 */
export function changedFrom(segments: Chain, change: SegmentChange, id: string): Segment[] {
  const kept = closedBefore(segments, change.from);
  const last = kept.findLast(({ pause }) => !pause);
  const anchor = last && sameRhythm(last, change) ? last.anchor : change.from;
  return [...kept, { ...change, id, anchor }];
}

/**
 * The chain with a pause; what was planned goes on after it with its own end. Open without `to`.
 * @param ids of the pause and of what follows it
 */
export function pausedFrom(
  segments: Chain,
  pause: { from: string; to?: string; reason: string },
  ids: readonly [string, string],
): Segment[] {
  const current = segments.find(
    ({ from, to }) => from <= pause.from && (to === undefined || pause.from <= to),
  );
  if (!current) return [...segments];
  const resting: Segment = {
    ...current,
    id: ids[0],
    from: pause.from,
    pause: true,
    reason: pause.reason,
  };
  delete resting.to;
  if (pause.to === undefined) return [...closedBefore(segments, pause.from), resting];
  const next = addDays(pause.to, 1);
  const rest = segments.filter(({ from }) => from > pause.from);
  const goesOn = current.to === undefined || current.to >= next;
  return [
    ...closedBefore(segments, pause.from),
    { ...resting, to: pause.to },
    ...(goesOn ? [{ ...current, id: ids[1], from: next }] : []),
    ...rest
      .filter(({ to }) => to === undefined || to >= next)
      .map((one) => (one.from < next ? { ...one, from: next } : one)),
  ];
}
