import type { AssignmentBody, FluidAssignment, FluidRun } from '@/domain/fluid/assignment';
import { mayBecome } from '@/domain/fluid/assignmentDays';
import { typedNames, variables } from '@/domain/fluid/formulaNames';
import { MOST_ML, type FluidPlan, type PlanBody } from '@/domain/fluid/plan';
import { planDoubts } from '@/domain/fluid/planDoubts';
import { planFluids } from '@/domain/fluid/planFluids';
import type { FluidTarget, Patient } from '@/domain/patient';
import { addDays, patientDay } from '@/domain/patientDay';
import { clockOf } from '@/domain/rules';
import { Refused } from '../contract';
import { changesBetween, note } from './audit';
import { refresh, type Surroundings } from './effects';
import { currentRecord, patientOf } from './entities';
import type { Stored } from './ruleRecords';
import type { WriteTransaction } from './transaction';

const refused = (fields: Record<string, string>) => new Refused(422, 'errors.invalid', fields);

/** A plan as it was when it was given, without what the server keeps about it. */
function bodyOf({ version: _v, updatedAt: _u, revision: _r, history: _h, ...body }: FluidPlan): PlanBody {
  return body;
}

function mustBePossible(
  { start, end, typed, override, dialysisWeekdays }: AssignmentBody,
  plan: PlanBody,
): void {
  if (end !== undefined && end < start) throw refused({ end: 'validation.endBeforeStart' });
  if (new Set(dialysisWeekdays).size < dialysisWeekdays.length)
    throw refused({ dialysisWeekdays: 'validation.invalid' });
  for (const name of typedNames) {
    const value = typed[name];
    const { hard } = variables[name];
    if (value !== undefined && (value < hard.min || value > hard.max))
      throw refused({ [`typed.${name}`]: 'validation.invalid' });
  }
  const { clampMinMl = 0, clampMaxMl = MOST_ML } = plan;
  const totals = override ? [override.ml, override.upperMl ?? override.ml] : [];
  if (totals.some((ml) => ml < clampMinMl || ml > clampMaxMl))
    throw refused({ override: 'validation.overrideClamp' });
  if (plan.direction === 'range' && override && (override.upperMl ?? -1) < override.ml)
    throw refused({ override: 'validation.limitOrder' });
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
  const planned = planFluids(plan, patient, summary, body, now);
  if ('problem' in planned) throw refused({ plan: 'validation.formula' });
  const run: FluidRun = { ...planned.run, by, from, revision };
  mustBeAsSeen(body, run);
  if (planDoubts(plan, patient, run, body.typed).length > 0 && !body.confirmed)
    throw refused({ confirmed: 'validation.confirmReason' });
  return run;
}

/** One plan at a time: whatever else holds ends on the day before. */
async function supersede(
  transaction: WriteTransaction,
  by: FluidAssignment,
  today: string,
  { now, newId, by: who }: Surroundings,
): Promise<void> {
  const store = transaction.objectStore('fluidAssignments');
  const at = new Date(now).toISOString();
  for (const other of await store.index('patient').getAll(by.patient)) {
    if (other.id === by.id || (other.status !== 'active' && other.status !== 'paused')) continue;
    const last = addDays(by.start, -1);
    const end = other.end !== undefined && other.end < last ? other.end : last;
    const isOver = end < today || other.status === 'paused';
    await store.put({
      ...other,
      end,
      supersededBy: by.id,
      status: isOver ? 'superseded' : other.status,
      version: newId(),
      updatedAt: at,
      history: isOver
        ? [...other.history, { at, by: who, status: 'superseded' as const, from: by.start }]
        : other.history,
    });
  }
}

async function put(
  transaction: WriteTransaction,
  record: FluidAssignment,
  patient: Patient,
  surroundings: Surroundings,
): Promise<FluidAssignment> {
  await transaction.objectStore('fluidAssignments').put(record);
  const today = patientDay(surroundings.now, clockOf(patient));
  if (record.status === 'active') await supersede(transaction, record, today, surroundings);
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
  const patient = await patientOf(transaction, body.patient);
  const plan = await transaction.objectStore('fluidPlans').get(body.plan);
  if (plan?.status !== 'active') throw refused({ plan: 'validation.planActive' });
  mustBePossible(body, plan);
  const isActive = body.status === 'active';
  const given = { plan: bodyOf(plan), revision: plan.revision };
  const runs = isActive ? [await reckon(transaction, body, given, patient, surroundings, body.start)] : [];
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
      history: [{ at, by: surroundings.by, status: body.status, reason: body.reason, from: body.start }],
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
  });
  return { record, created: true };
}

/**
 * Changes the assignment whose version is `ifMatch`: a draft is edited or given, an active one reckoned again with the
 * newest revision of its plan, paused, resumed or completed. What held before stays in its runs and history.
 * @throws Refused 404; 409; 412; 422
 */
export async function updateAssignment(
  transaction: WriteTransaction,
  body: AssignmentBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<FluidAssignment> {
  const before = await currentRecord(transaction, 'fluidAssignments', body.id, ifMatch);
  if (!mayBecome(before.status, body.status) || before.patient !== body.patient)
    throw refused({ status: 'validation.assignmentStatus' });
  const patient = await patientOf(transaction, before.patient);
  const today = patientDay(surroundings.now, clockOf(patient));
  const isReckoned = body.status === 'active' && before.status !== 'paused';
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
  const from = before.status === 'draft' || body.start > today ? body.start : today;
  const runs = isReckoned
    ? [
        ...before.runs.filter((run) => run.from < from),
        await reckon(transaction, body, given, patient, surroundings, from),
      ]
    : before.runs;
  const at = new Date(surroundings.now).toISOString();
  const over =
    body.status === 'completed' ? { end: before.end && before.end < today ? before.end : today } : {};
  const record = await put(
    transaction,
    {
      ...body,
      ...over,
      version: surroundings.newId(),
      updatedAt: at,
      by: before.by,
      revision: given.revision,
      body: given.plan,
      ...(before.supersededBy !== undefined && { supersededBy: before.supersededBy }),
      runs,
      history: [
        ...before.history,
        { at, by: surroundings.by, status: body.status, reason: body.reason, from },
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
    changes: changesBetween(
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
