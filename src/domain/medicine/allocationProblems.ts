import type { MessageId } from '@/locales';
import { addDays } from '../patientDay';
import type { AllocationBody, Segment } from './allocation';
import { intakesBetween } from './schedule';

/** What is wrong with a medicine as it is to be taken, by field. Empty when it makes sense. */
export function allocationProblems({
  segments,
  asNeeded,
  stopped,
}: AllocationBody): Record<string, MessageId> {
  const problems: Record<string, MessageId> = {};
  for (const [index, segment] of segments.entries()) {
    const next = segments[index + 1];
    if (segment.to !== undefined && segment.to < segment.from) problems['to'] = 'validation.endBeforeStart';
    if (next && (segment.to === undefined || next.from <= segment.to))
      problems['segments'] = 'validation.segmentOrder';
    if (segment.anchor > segment.from) problems['anchor'] = 'validation.invalid';
    if (segment.pause) continue;
    if (!asNeeded && segment.times.length === 0) problems['times'] = 'validation.timesNeeded';
    if (new Set(segment.times).size < segment.times.length) problems['times'] = 'validation.timesTwice';
  }
  const [first] = segments;
  if (stopped && first && stopped.on < first.from) problems['stopped'] = 'validation.endBeforeStart';
  return problems;
}

type Scheduled = Pick<AllocationBody, 'id' | 'segments' | 'stopped' | 'asNeeded'>;

/** Whether a change leaves everything that was due before a day as it was: the past is not rewritten. */
export function keepsPast(before: Scheduled, after: Scheduled, today: string): boolean {
  const starts = [...before.segments, ...after.segments].map(({ from }: Segment) => from);
  const first = starts.reduce((least, one) => (one < least ? one : least), today);
  const last = addDays(today, -1);
  // Zones move instants and not what was due.
  const due = (one: Scheduled) => JSON.stringify(intakesBetween(one, first, last, 'UTC'));
  return due(before) === due(after);
}
