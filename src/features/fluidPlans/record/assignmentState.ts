import type { AssignmentBody, AssignmentStatus, FluidAssignment } from '@/domain/fluid/assignment';
import { statusOn } from '@/domain/fluid/assignmentDays';
import type { MessageId } from '@/locales';

/** A patient's plans by how they stand on a day. */
export interface Plans {
  /** The one that holds or is paused. */
  current: FluidAssignment | null;
  planned: FluidAssignment[];
  drafts: FluidAssignment[];
}

export function plansOn(assignments: readonly FluidAssignment[], today: string): Plans {
  const standing = (one: FluidAssignment) => statusOn(one, today);
  return {
    current: assignments.find((one) => ['active', 'paused'].includes(standing(one))) ?? null,
    planned: assignments.filter((one) => standing(one) === 'planned'),
    drafts: assignments.filter((one) => standing(one) === 'draft'),
  };
}

/** What may be done about a plan that was given. */
export type AssignmentTransition = 'pause' | 'resume' | 'complete';

export const transitionWords: Record<
  AssignmentTransition,
  { to: AssignmentStatus; action: MessageId; title: MessageId; text: MessageId; done: MessageId }
> = {
  pause: {
    to: 'paused',
    action: 'fluidRecord.pause',
    title: 'fluidRecord.pauseTitle',
    text: 'fluidRecord.pauseText',
    done: 'fluidRecord.paused',
  },
  resume: {
    to: 'active',
    action: 'fluidRecord.resume',
    title: 'fluidRecord.resumeTitle',
    text: 'fluidRecord.resumeText',
    done: 'fluidRecord.resumed',
  },
  complete: {
    to: 'completed',
    action: 'fluidRecord.complete',
    title: 'fluidRecord.completeTitle',
    text: 'fluidRecord.completeText',
    done: 'fluidRecord.completed',
  },
};

export const transitionsFor = ({ status }: Pick<FluidAssignment, 'status'>): AssignmentTransition[] => {
  if (status === 'active') return ['pause', 'complete'];
  return status === 'paused' ? ['resume', 'complete'] : [];
};

/** The stored decision as a call sends it with another standing and its reason. */
export function bodyWith(
  { id, patient, plan, start, end, prescriber, typed, override, dialysisWeekdays }: FluidAssignment,
  status: AssignmentStatus,
  reason: string,
): AssignmentBody {
  return {
    id,
    patient,
    plan,
    status,
    start,
    ...(end !== undefined && { end }),
    prescriber,
    reason,
    typed,
    ...(override && { override }),
    dialysisWeekdays,
  };
}

/** Why the plan was given; later changes have reasons of their own. */
export function givenFor({ history, reason }: FluidAssignment): { reason: string; by?: string; at?: string } {
  const given = history.find(({ status }) => status === 'active');
  return given ? { reason: given.reason ?? reason, by: given.by, at: given.at } : { reason };
}
