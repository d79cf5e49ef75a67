import * as z from 'zod/mini';
import { isActive, type Alert } from '../alerts/alert';
import { notSnoozed, notUrged, withEvent } from '../alerts/alertState';
import { standing } from '../alerts/alertTransition';
import type { ArticleAssignment } from '../education/article';
import type { Evaluation } from '../rules/evaluation';
import type { FluidAssignment } from '../fluid/assignment';
import { statusOn } from '../fluid/assignmentDays';
import { stateOn, type Allocation } from '../medicine/allocation';
import type { ProgrammeState } from './patient';
import type { ProgrammeOutcome } from './programmeOutcome';
import type { QuestionnaireAssignment } from '../questionnaire/assigning/assignment';
import type { QuestionnaireResponse } from '../questionnaire/responses/response';
import { assignmentStateOf } from '../questionnaire/assigning/assignmentState';
import { isWatched } from '../rules/alertLimits';
import { isCritical, type Severity } from '../alerts/severity';

/** The records that were asked of a patient, or given to them, and that a change of the programme may end. */
export interface Belongings {
  alerts: readonly Alert[];
  questionnaires: readonly QuestionnaireAssignment[];
  responses: readonly QuestionnaireResponse[];
  articles: readonly ArticleAssignment[];
  allocations: readonly Allocation[];
  fluidAssignments: readonly FluidAssignment[];
}

/** The number of each that end with a change. */
export const programmePreviewSchema = z.object({
  alerts: z.int(),
  questionnaires: z.int(),
  articles: z.int(),
  allocations: z.int(),
  fluidAssignments: z.int(),
});
export type ProgrammePreview = z.infer<typeof programmePreviewSchema>;

/**
 * The effects of a change of the programme. While the programme is paused no data are expected, so alerts about missing
 * data end. A patient who leaves is asked for nothing more; medicines and fluids stay with those who treat the patient,
 * but not after a death.
 */
const ending: Partial<
  Record<ProgrammeState, { outcome: ProgrammeOutcome; alerts: 'missing' | 'all'; asked?: true; given?: true }>
> = {
  paused: { outcome: 'programmePaused', alerts: 'missing' },
  completed: { outcome: 'programmeCompleted', alerts: 'all', asked: true },
  withdrawn: { outcome: 'programmeWithdrawn', alerts: 'all', asked: true },
  deceased: { outcome: 'patientDeceased', alerts: 'all', asked: true, given: true },
};

/** The outcome that says why alerts are closed with a change; null where none are. */
export const outcomeOf = (to: ProgrammeState): ProgrammeOutcome | null => ending[to]?.outcome ?? null;

function isStillAsked(
  given: QuestionnaireAssignment,
  responses: readonly QuestionnaireResponse[],
  now: number,
  timeZone: string,
): boolean {
  const { state, next } = assignmentStateOf(given, responses, now, timeZone);
  if (state === 'completed' || state === 'cancelled') return false;
  return state !== 'answered' || next !== undefined;
}

/**
 * Gives the belongings that end with a change.
 * @param on patient day from which on it holds
 * @param now epoch ms
 */
export function endedBy(
  to: ProgrammeState,
  of: Belongings,
  { on, now, timeZone }: { on: string; now: number; timeZone: string },
): Omit<Belongings, 'responses'> {
  const { alerts, asked, given } = ending[to] ?? {};
  const isOver = (one: Allocation) => ['stopped', 'completed'].includes(stateOn(one, on));
  return {
    alerts: of.alerts.filter(
      (one) => isActive(one) && (alerts === 'all' || (alerts === 'missing' && one.direction === 'missing')),
    ),
    questionnaires: asked
      ? of.questionnaires.filter((one) => isStillAsked(one, of.responses, now, timeZone))
      : [],
    articles: asked ? of.articles.filter(({ state }) => state === 'assigned' || state === 'opened') : [],
    allocations: given ? of.allocations.filter((one) => !isOver(one)) : [],
    fluidAssignments: given
      ? of.fluidAssignments.filter((one) => ['active', 'paused', 'planned'].includes(statusOn(one, on)))
      : [],
  };
}

interface Done {
  by: string;
  /** Instant. */
  at: string;
  reason?: string | undefined;
}

/** An alert that ends because the programme does; how it stood is kept in its history. */
export function closedByProgramme(alert: Alert, outcome: ProgrammeOutcome, { by, at, reason }: Done): Alert {
  const outcomeFields = { outcome, ...(reason && { note: reason }) };
  return withEvent(
    alert,
    { ...notSnoozed, ...notUrged, note: undefined, ...outcomeFields, status: 'resolved', closedAt: at },
    { at, by, action: 'resolved', ...outcomeFields, was: standing(alert) },
  );
}

/** An alert that was closed because of a death recorded by mistake: its previous owner has to review it again. */
export function reopenedAlert(alert: Alert, { by, at, reason }: Done): Alert {
  return withEvent(
    alert,
    { status: 'open', outcome: undefined, note: undefined, closedAt: undefined },
    { at, by, action: 'reopened', ...(reason && { note: reason }) },
  );
}

/** Nothing is due from the day of a death on; what was before stays as it was. */
export function stoppedOn(allocation: Allocation, on: string, { by, at, reason }: Done): Allocation {
  const first = allocation.segments[0]?.from ?? on;
  const text = reason ?? '';
  return {
    ...allocation,
    stopped: { on: on < first ? first : on, reason: 'other', ...(text !== '' && { note: text }) },
    history: [...allocation.history, { at, by, what: 'stopped', ...(text !== '' && { reason: text }) }],
  };
}

/** The plan has no targets from that day on; one that was to begin later keeps its dates. */
export function completedOn(plan: FluidAssignment, on: string, { by, at, reason }: Done): FluidAssignment {
  const { start, end } = plan;
  const until = start > on || (end !== undefined && end < on) ? end : on;
  return {
    ...plan,
    status: 'completed',
    ...(until !== undefined && { end: until }),
    history: [...plan.history, { at, by, status: 'completed', from: on, ...(reason && { reason }) }],
  };
}

/** The part of an evaluation that decides whether it counts; one that found something has a severity. */
type Heard = Pick<Evaluation, 'state' | 'rule' | 'direction'> & { severity?: Severity };

/**
 * The rule results for a patient that count by the programme. While it is paused, open alerts continue and can end, and
 * only emergencies are newly raised: critical measurements. Once it has ended no result counts.
 * @param active the alerts that are open
 */
export function heardOf<Said extends Heard>(
  status: ProgrammeState,
  results: readonly Said[],
  active: readonly Pick<Alert, 'rule' | 'direction'>[],
): Said[] {
  if (!isWatched(status)) return [];
  if (status !== 'paused') return [...results];
  return results.filter(
    ({ state, rule, direction, severity }) =>
      state !== 'met' ||
      (direction !== 'missing' && severity !== undefined && isCritical(severity)) ||
      active.some((one) => one.rule === rule && one.direction === direction),
  );
}
