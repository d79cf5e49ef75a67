import type { AssignmentBody, FluidAssignment, FluidRun } from '@/domain/fluid/assignment';
import { mayBecome, statusOn } from '@/domain/fluid/assignmentDays';
import type { FluidPlan, PlanBody } from '@/domain/fluid/plan';
import { planDoubts } from '@/domain/fluid/planDoubts';
import { planFluids } from '@/domain/fluid/planFluids';
import type { FluidTarget, Patient } from '@/domain/patients/patient';
import { Refused } from '../../contract';
import { namedChanges, note } from '../audit/audit';
import { refresh, type Surroundings } from '../alerts/reevaluatePatient';
import { currentRecord, patientOf } from '../../store/entities';
import { mustBeMeant, mustBePossible, refused, unplanned } from './fluidAssignmentChecks';
import { giveWayBack, holdsFrom, supersede, todayOf } from './fluidSuccession';
import type { Stored } from '../rules/ruleRecords';
import { supply } from './supplyFormulaInputs';
import { decidedGeneral } from '../settings/storedSettings';
import type { WriteTransaction } from '../../store/transaction';

/** A plan as it was when it was given, without what the server keeps about it. */
function bodyOf({ version: _v, updatedAt: _u, revision: _r, history: _h, ...body }: FluidPlan): PlanBody {
  return body;
}

const ends = (target: FluidTarget): [number, number | undefined] =>
  target.direction === 'range'
    ? [target.minMl, target.maxMl]
    : [target.direction === 'maximum' ? target.maxMl : target.minMl, undefined];

/** What was decided on is what is stored: readings that came meanwhile may have moved the figures. */
function mustBeAsSeen({ seen }: AssignmentBody, { day, dialysisDay }: FluidRun): void {
  if (!seen) return;
  const [ml, upperMl] = ends(day.target);
  const dialysisMl = dialysisDay && ends(dialysisDay.target)[0];
  if (seen.ml !== ml || seen.upperMl !== upperMl || seen.dialysisMl !== dialysisMl)
    throw new Refused(409, 'errors.planMoved');
}

/** @throws Refused 409; 422 where the plan cannot be reckoned, or gives something unusual that nobody gave a reason for */
async function reckon(
  transaction: WriteTransaction,
  body: AssignmentBody,
  { plan, revision }: { plan: PlanBody; revision: number },
  patient: Patient,
  { now, by }: Surroundings,
  from: string,
): Promise<FluidRun> {
  const summary = (await transaction.objectStore('summaries').get(patient.id)) ?? null;
  const { weightDays } = (await decidedGeneral(transaction)) ?? {};
  const planned = planFluids(plan, patient, summary, { ...body, weightDays }, now);
  if ('problem' in planned) throw unplanned(planned.problem);
  const { dialysisWeekdays } = body;
  const run: FluidRun = { ...planned.run, by, from, revision, dialysisWeekdays };
  mustBeAsSeen(body, run);
  if (planDoubts(plan, patient, run, body.typed, body.supplied).length > 0 && !body.confirmed)
    throw refused({ confirmed: 'validation.confirmReason' });
  return run;
}

async function put(
  transaction: WriteTransaction,
  record: FluidAssignment,
  patient: Patient,
  surroundings: Surroundings,
): Promise<FluidAssignment> {
  await transaction.objectStore('fluidAssignments').put(record);
  if (record.status === 'active') await supersede(transaction, record, patient, surroundings);
  if (record.status === 'completed') await giveWayBack(transaction, record, surroundings);
  await refresh(transaction, patient, surroundings);
  return record;
}

/**
 * Gives a plan to a patient; one whose id exists already is answered as it is stored.
 * @throws Refused 404; 409 where the figures have moved since they were shown; 422
 */
export async function createAssignment(
  transaction: WriteTransaction,
  body: AssignmentBody,
  surroundings: Surroundings,
): Promise<Stored<FluidAssignment>> {
  const existing = await transaction.objectStore('fluidAssignments').get(body.id);
  if (existing) return { record: existing, created: false };
  if (body.status !== 'draft' && body.status !== 'active')
    throw refused({ status: 'validation.assignmentStatus' });
  const stored = await patientOf(transaction, body.patient);
  const plan = await transaction.objectStore('fluidPlans').get(body.plan);
  if (plan?.status !== 'active') throw refused({ plan: 'validation.planActive' });
  mustBePossible(body, plan);
  const isActive = body.status === 'active';
  const patient = isActive ? await supply(transaction, body, plan, stored, surroundings) : stored;
  const given = { plan: bodyOf(plan), revision: plan.revision };
  const from = holdsFrom(body.start, todayOf(patient, surroundings.now));
  const runs = isActive ? [await reckon(transaction, body, given, patient, surroundings, from)] : [];
  const at = new Date(surroundings.now).toISOString();
  const record = await put(
    transaction,
    {
      ...body,
      version: surroundings.newId(),
      updatedAt: at,
      by: surroundings.by,
      revision: plan.revision,
      body: given.plan,
      runs,
      history: [{ at, by: surroundings.by, status: body.status, ...reasonsOf(body), from }],
    },
    patient,
    surroundings,
  );
  await note(transaction, surroundings, {
    action: 'created',
    kind: 'fluidAssignments',
    record: record.id,
    patient: patient.id,
    detail: plan.name,
    reason: body.reason,
    ...(body.confirmed && { changes: [{ field: 'confirmed', after: body.confirmed }] }),
  });
  return { record, created: true };
}

/**
 * What is only paused, resumed or completed asks for what it asked for: another figure has to be reckoned. Why it was
 * given despite a warning stays, unless a newer reason is given.
 */
function asReckoned(sent: AssignmentBody, before: FluidAssignment): AssignmentBody {
  const { override: _override, supplied: _supplied, confirmed: said, ...rest } = sent;
  const { typed, supplied, override, dialysisWeekdays } = before;
  const confirmed = said || before.confirmed;
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

/**
 * Changes the assignment whose version is `ifMatch`: a draft is edited or given, an active one reckoned again with the
 * newest revision of its plan, paused, resumed or completed. What held before stays in its runs and history.
 * @throws Refused 404; 409; 412; 422
 */
export async function updateAssignment(
  transaction: WriteTransaction,
  sent: AssignmentBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<FluidAssignment> {
  const before = await currentRecord(transaction, 'fluidAssignments', sent.id, ifMatch);
  const known = await patientOf(transaction, before.patient);
  const today = todayOf(known, surroundings.now);
  const isOver = ['completed', 'superseded'].includes(statusOn(before, today));
  if (!mayBecome(before.status, sent.status) || before.patient !== sent.patient || isOver)
    throw refused({ status: 'validation.assignmentStatus' });
  const isReckoned = sent.status === 'active' && before.status !== 'paused';
  const body = isReckoned || before.status === 'draft' ? sent : asReckoned(sent, before);
  const current = await transaction.objectStore('fluidPlans').get(body.plan);
  const plan = before.status === 'draft' || isReckoned ? current : undefined;
  if ((before.status === 'draft' || isReckoned) && plan?.status !== 'active')
    throw refused({ plan: 'validation.planActive' });
  if (before.status !== 'draft' && (body.plan !== before.plan || body.start !== before.start))
    throw refused({ plan: 'validation.assignmentStatus' });
  const given = plan
    ? { plan: bodyOf(plan), revision: plan.revision }
    : { plan: before.body, revision: before.revision };
  mustBePossible(body, given.plan);
  const patient = isReckoned ? await supply(transaction, body, given.plan, known, surroundings) : known;
  if (before.status === 'paused' && body.status === 'active') mustBeMeant(body, given.plan, patient);
  const from = holdsFrom(body.start, today);
  const runs = isReckoned
    ? [
        ...before.runs.filter((run) => run.from < from),
        await reckon(transaction, body, given, patient, surroundings, from),
      ]
    : before.runs;
  const at = new Date(surroundings.now).toISOString();
  const { supersededBy, endBefore } = before;
  const isFollowed = supersededBy !== undefined && body.end === before.end;
  const record = await put(
    transaction,
    {
      ...body,
      ...(body.status === 'completed' && endedBy(today, before)),
      version: surroundings.newId(),
      updatedAt: at,
      by: before.by,
      revision: given.revision,
      body: given.plan,
      ...(isFollowed && { supersededBy, ...(endBefore !== undefined && { endBefore }) }),
      runs,
      history: [
        ...before.history,
        { at, by: surroundings.by, status: body.status, ...reasonsOf(sent), from },
      ],
    },
    patient,
    surroundings,
  );
  await note(transaction, surroundings, {
    action: 'updated',
    kind: 'fluidAssignments',
    record: record.id,
    patient: patient.id,
    detail: body.status,
    reason: body.reason,
    changes: namedChanges(
      { ...before, runs: undefined, body: undefined },
      { ...record, runs: undefined, body: undefined },
    ),
  });
  return record;
}

/** Removes a draft. @throws Refused 404; 412; 422 where it was given already */
export async function removeAssignment(
  transaction: WriteTransaction,
  id: string,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<FluidAssignment> {
  const before = await currentRecord(transaction, 'fluidAssignments', id, ifMatch);
  if (before.status !== 'draft') throw refused({ status: 'validation.assignmentStatus' });
  await transaction.objectStore('fluidAssignments').delete(id);
  const { patient } = before;
  await note(transaction, surroundings, { action: 'removed', kind: 'fluidAssignments', record: id, patient });
  return before;
}
