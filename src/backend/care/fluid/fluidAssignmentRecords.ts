import type { AssignmentBody, FluidAssignment, FluidRun } from '@/domain/fluid/assignment';
import { mayBecome, statusOn } from '@/domain/fluid/assignmentDays';
import type { FluidPlan, PlanBody } from '@/domain/fluid/plan';
import { planDoubts } from '@/domain/fluid/planDoubts';
import { planFluids } from '@/domain/fluid/planFluids';
import type { FluidTarget, Patient } from '@/domain/patients/patient';
import { invalid, Refused } from '../../contract';
import { namedChanges } from '../audit/audit';
import { refresh } from '../alerts/reevaluatePatient';
import type { WriteContext } from '../writeContext';
import { defineRecords, type Write } from '../defineRecords';
import { patientOf } from '../patients/storedPatient';
import { mustBeMeant, mustBePossible, mustEndFromNow, unplanned } from './fluidAssignmentChecks';
import { giveWayBack, holdsFrom, supersede, todayOf } from './fluidSuccession';
import { supply } from './supplyFormulaInputs';
import { generalSetting } from '../settings/storedSettings';
import type { WriteTransaction } from '../../store/transaction';

/** A plan as it was when it was given, without what the server keeps about it. */
function bodyOf({ version: _v, updatedAt: _u, revision: _r, history: _h, ...body }: FluidPlan): PlanBody {
  return body;
}

const ends = (target: FluidTarget): [number, number | undefined] =>
  target.direction === 'range'
    ? [target.minMl, target.maxMl]
    : [target.direction === 'maximum' ? target.maxMl : target.minMl, undefined];

/** Makes sure that what was decided on is what is stored: readings that came meanwhile may have moved the figures. */
function mustBeAsSeen({ seen }: AssignmentBody, { day, dialysisDay }: FluidRun): void {
  if (!seen) return;
  const [ml, upperMl] = ends(day.target);
  const dialysisMl = dialysisDay && ends(dialysisDay.target)[0];
  if (seen.ml !== ml || seen.upperMl !== upperMl || seen.dialysisMl !== dialysisMl)
    throw new Refused(409, 'errors.planMoved');
}

/** @throws Refused 409; 422 where the plan cannot be calculated, or gives an unusual result without a stated reason */
async function calculateRun(
  transaction: WriteTransaction,
  body: AssignmentBody,
  { plan, revision }: { plan: PlanBody; revision: number },
  patient: Patient,
  { now, by }: WriteContext,
  from: string,
): Promise<FluidRun> {
  const summary = (await transaction.table('summaries').get(patient.id)) ?? null;
  const { weightDays } = (await generalSetting(transaction)) ?? {};
  const planned = planFluids(plan, patient, summary, { ...body, weightDays }, now);
  if ('problem' in planned) throw unplanned(planned.problem);
  const { dialysisWeekdays } = body;
  const run: FluidRun = { ...planned.run, by, from, revision, dialysisWeekdays };
  mustBeAsSeen(body, run);
  if (planDoubts(plan, patient, run, body.typed, body.supplied).length > 0 && !body.confirmed)
    throw invalid({ confirmed: 'validation.confirmReason' });
  return run;
}

/**
 * An assignment that is only paused, resumed or completed keeps its inputs: other inputs need a new calculation. The
 * reason for assigning it despite a warning stays, unless a newer reason is given.
 */
function withPreviousInputs(sent: AssignmentBody, before: FluidAssignment): AssignmentBody {
  const { override: _override, supplied: _supplied, confirmed: newReason, ...rest } = sent;
  const { typed, supplied, override, dialysisWeekdays } = before;
  const confirmed = newReason || before.confirmed;
  return {
    ...rest,
    typed,
    dialysisWeekdays,
    ...(supplied && { supplied }),
    ...(override && { override }),
    ...(confirmed !== undefined && { confirmed }),
  };
}

const reasonsOf = ({ reason, confirmed }: AssignmentBody) => ({ reason, ...(confirmed && { confirmed }) });

/** Nothing is asked any more from the day on which it is completed; one that never began keeps its dates. */
function endedBy(today: string, { start, end }: FluidAssignment): { end?: string } {
  return start > today || (end !== undefined && end < today) ? { ...(end && { end }) } : { end: today };
}

type AssignmentWrite = Write<'fluidAssignments'>;

/**
 * The effects of a new or changed assignment: other plans are superseded or restored, and the patient is re-evaluated.
 */
const afterChange =
  ({ transaction, context }: AssignmentWrite, record: FluidAssignment, patient: Patient) =>
  async (): Promise<void> => {
    if (record.status === 'active') await supersede(transaction, record, patient, context);
    if (record.status === 'completed') await giveWayBack(transaction, record, patient, context);
    await refresh(transaction, patient, context);
  };

/** @throws Refused 404; 409 where the figures have moved since they were shown; 422 */
async function newAssignment(write: AssignmentWrite) {
  const { transaction, body, context, stamp } = write;
  if (body.status !== 'draft' && body.status !== 'active')
    throw invalid({ status: 'validation.assignmentStatus' });
  const stored = await patientOf(transaction, body.patient);
  const plan = await transaction.table('fluidPlans').get(body.plan);
  if (plan?.status !== 'active') throw invalid({ plan: 'validation.planActive' });
  mustBePossible(body, plan);
  const isActive = body.status === 'active';
  if (isActive) mustEndFromNow(body, todayOf(stored, context.now));
  const patient = isActive ? await supply(transaction, body, plan, stored, context) : stored;
  const planRevision = { plan: bodyOf(plan), revision: plan.revision };
  const from = holdsFrom(body.start, todayOf(patient, context.now));
  const runs = isActive ? [await calculateRun(transaction, body, planRevision, patient, context, from)] : [];
  const { by } = context;
  const record: FluidAssignment = {
    ...body,
    ...stamp,
    by,
    revision: plan.revision,
    body: planRevision.plan,
    runs,
    history: [{ at: stamp.updatedAt, by, status: body.status, ...reasonsOf(body), from }],
  };
  const { confirmed, reason } = body;
  return {
    record,
    log: {
      detail: plan.name,
      reason,
      ...(confirmed && { changes: [{ field: 'confirmed', after: confirmed }] }),
    },
    after: afterChange(write, record, patient),
  };
}

/**
 * A draft is edited or assigned; an active assignment is recalculated with the newest revision of its plan, paused,
 * resumed or completed. Earlier states stay in its runs and history.
 * @throws Refused 409; 422
 */
async function changedAssignment(write: AssignmentWrite, before: FluidAssignment) {
  const { transaction, body: sent, context, stamp } = write;
  const stored = await patientOf(transaction, before.patient);
  const today = todayOf(stored, context.now);
  const isOver = ['completed', 'superseded'].includes(statusOn(before, today));
  if (!mayBecome(before.status, sent.status) || before.patient !== sent.patient || isOver)
    throw invalid({ status: 'validation.assignmentStatus' });
  const isRecalculated = sent.status === 'active' && before.status !== 'paused';
  const body = isRecalculated || before.status === 'draft' ? sent : withPreviousInputs(sent, before);
  const current = await transaction.table('fluidPlans').get(body.plan);
  const plan = before.status === 'draft' || isRecalculated ? current : undefined;
  if ((before.status === 'draft' || isRecalculated) && plan?.status !== 'active')
    throw invalid({ plan: 'validation.planActive' });
  if (before.status !== 'draft' && (body.plan !== before.plan || body.start !== before.start))
    throw invalid({ plan: 'validation.assignmentStatus' });
  const planRevision = plan
    ? { plan: bodyOf(plan), revision: plan.revision }
    : { plan: before.body, revision: before.revision };
  mustBePossible(body, planRevision.plan);
  if (body.status !== 'draft' && body.end !== before.end) mustEndFromNow(body, today);
  const patient = isRecalculated
    ? await supply(transaction, body, planRevision.plan, stored, context)
    : stored;
  if (before.status === 'paused' && body.status === 'active') mustBeMeant(body, planRevision.plan, patient);
  const from = holdsFrom(body.start, today);
  const runs = isRecalculated
    ? [
        ...before.runs.filter((run) => run.from < from),
        await calculateRun(transaction, body, planRevision, patient, context, from),
      ]
    : before.runs;
  const { supersededBy, endBefore } = before;
  const isFollowed = supersededBy !== undefined && body.end === before.end;
  const record: FluidAssignment = {
    ...body,
    ...(body.status === 'completed' && endedBy(today, before)),
    ...stamp,
    by: before.by,
    revision: planRevision.revision,
    body: planRevision.plan,
    ...(isFollowed && { supersededBy, ...(endBefore !== undefined && { endBefore }) }),
    runs,
    history: [
      ...before.history,
      { at: stamp.updatedAt, by: context.by, status: body.status, ...reasonsOf(sent), from },
    ],
  };
  return {
    record,
    log: { detail: body.status, reason: body.reason },
    after: afterChange(write, record, patient),
  };
}

/** Fluid plans given to patients. Only a draft is removed. */
export const fluidAssignmentRecords = defineRecords({
  kind: 'fluidAssignments',
  changes: (before, after) =>
    namedChanges(
      { ...before, runs: undefined, body: undefined },
      { ...after, runs: undefined, body: undefined },
    ),
  check: (write) => (write.before ? changedAssignment(write, write.before) : newAssignment(write)),
  checkRemoval({ before }) {
    if (before.status !== 'draft') throw invalid({ status: 'validation.assignmentStatus' });
  },
});
