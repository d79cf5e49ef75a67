import type { MessageId } from '@/locales';
import { endOf, startOf, type AllocationBody } from './allocation';

/** Lists what is wrong with a medicine as it is to be taken, by field. Empty when it makes sense. */
export function allocationProblems({
  segments,
  asNeeded,
  stopped,
}: AllocationBody): Record<string, MessageId> {
  const problems: Record<string, MessageId> = {};
  for (const [index, segment] of segments.entries()) {
    const next = segments[index + 1];
    if (endOf(segment) <= startOf(segment)) problems['to'] = 'validation.endBeforeStart';
    if (next && startOf(next) < endOf(segment)) problems['segments'] = 'validation.segmentOrder';
    if (segment.anchor > segment.from) problems['anchor'] = 'validation.invalid';
    if (segment.pause) continue;
    if (!asNeeded && segment.times.length === 0) problems['times'] = 'validation.timesNeeded';
    if (new Set(segment.times).size < segment.times.length) problems['times'] = 'validation.timesTwice';
  }
  const [first] = segments;
  if (stopped && first && stopped.on < first.from) problems['stopped'] = 'validation.endBeforeStart';
  return problems;
}
