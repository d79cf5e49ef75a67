import {
  allocationBodySchema,
  stopReasons,
  type Allocation,
  type AllocationBody,
  type Segment,
} from '@/domain/medicine/allocation';
import { pausedFrom, resumedFrom } from '@/domain/medicine/changes';
import { overlapsOf, type Overlap } from '@/domain/medicine/overlaps';
import { REASON_MIN } from '@/domain/prescribing/warningAnswer';
import {
  answeredWith,
  askedWarnings,
  prescribingWarnings,
  type PrescribingFacts,
  type PrescribingWarning,
} from '@/domain/prescribing/warnings';
import type { MessageId } from '@/locales';

/** What can be decided about a medicine without writing a new schedule. */
export type Decision = 'pause' | 'resume' | 'stop';

export interface DecisionEntries {
  from: string;
  /** Of a pause: whether its end is known, and its last day. */
  hasEnd: boolean;
  to: string;
  /** Of a stop. */
  why: string;
  reason: string;
  /** Ids of overlapping medicines that are meant all the same. */
  accepted: string[];
  /** Why it goes on despite what it was warned of. */
  answer: string;
}

export const decisionEntries = (allocation: Allocation, today: string): DecisionEntries => ({
  from: today,
  hasEnd: true,
  to: '',
  why: '',
  reason: '',
  accepted: [...(allocation.accepted ?? [])],
  answer: '',
});

/** The segments after a decision; the same where it changes nothing. @param ids of what is cut for it */
export function segmentsAfter(
  { segments }: Allocation,
  decision: Decision,
  { from, hasEnd, to, reason }: DecisionEntries,
  ids: readonly [string, string],
): Segment[] {
  switch (decision) {
    case 'pause':
      return pausedFrom(segments, { from, reason: reason.trim(), ...(hasEnd && { to }) }, ids);
    case 'resume':
      return resumedFrom(segments, { from, reason: reason.trim() }, ids[0]);
    case 'stop':
      return [...segments];
  }
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** What is taken twice once it goes on; pausing and stopping make nothing worse. */
export const overlapsAfter = (
  allocation: Allocation,
  decision: Decision,
  segments: readonly Segment[],
  own: readonly Allocation[],
): Overlap[] => (decision === 'stop' ? [] : overlapsOf(allocation.given, segments, own, allocation.id));

/** What speaks against its going on and was not answered yet. */
export const askedAfter = (
  { given, answers }: Allocation,
  decision: Decision,
  facts: PrescribingFacts,
): PrescribingWarning[] =>
  decision === 'resume' ? askedWarnings(prescribingWarnings(given, facts), answers, false) : [];

type Problems = Partial<Record<keyof DecisionEntries, MessageId>>;

/** What a decision stores, or what is wrong with it by field. */
export function decided(
  allocation: Allocation,
  decision: Decision,
  entries: DecisionEntries,
  {
    today,
    own,
    facts,
    ids,
  }: { today: string; own: readonly Allocation[]; facts: PrescribingFacts; ids: readonly [string, string] },
): { body: AllocationBody } | { problems: Problems } {
  const { from, hasEnd, to } = entries;
  const problems: Problems = {};
  const why = stopReasons.find((one) => one === entries.why);
  const reason = entries.reason.trim();
  const asksEnd = decision === 'pause' && hasEnd;
  if (from === '') problems.from = 'validation.required';
  else if (!isDay(from)) problems.from = 'validation.date';
  else if (from < today) problems.from = 'validation.pastFixed';
  if (asksEnd && to === '') problems.to = 'validation.required';
  else if (asksEnd && to < from) problems.to = 'validation.endBeforeStart';
  if (decision === 'stop' && !why) problems.why = 'validation.required';
  const isSaid = decision === 'stop' && why !== undefined && why !== 'other';
  if (reason === '' && !isSaid) problems.reason = 'validation.required';
  const asked = askedAfter(allocation, decision, facts);
  if (asked.length > 0 && entries.answer.trim().length < REASON_MIN)
    problems.answer = 'validation.warningReason';
  if (Object.keys(problems).length > 0) return { problems };

  const segments = segmentsAfter(allocation, decision, entries, ids);
  const changesNothing = JSON.stringify(segments) === JSON.stringify(allocation.segments);
  if (decision !== 'stop' && changesNothing) return { problems: { from: 'validation.notDue' } };
  const unseen = overlapsAfter(allocation, decision, segments, own).some(
    (one) => !entries.accepted.includes(one.allocation.id),
  );
  if (unseen) return { problems: { accepted: 'validation.overlap' } };
  const answers = [...(allocation.answers ?? []), ...answeredWith(asked, entries.answer.trim())];
  const body = {
    ...allocation,
    segments,
    // A stop may say no more than its kind, which the history then names.
    reason: reason === '' ? (why ?? '') : reason,
    accepted: entries.accepted,
    ...(answers.length > 0 && { answers }),
    ...(decision === 'stop' && {
      stopped: { on: from, reason: why, ...(reason !== '' && { note: reason }) },
    }),
  };
  const parsed = allocationBodySchema.safeParse(body);
  return parsed.success ? { body: parsed.data } : { problems: { from: 'validation.invalid' } };
}
