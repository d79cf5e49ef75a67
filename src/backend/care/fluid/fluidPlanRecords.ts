import { planFields, type FluidPlan, type PlanBody, type PlanChange } from '@/domain/fluid/plan';
import { planProblems } from '@/domain/fluid/planProblems';
import { fold } from '@/domain/fold';
import { Refused } from '../../contract';
import { namedChanges, note } from '../audit/audit';
import type { Surroundings } from '../alerts/reevaluatePatient';
import { currentRecord } from '../../store/entities';
import { mustBeAdmin, type Stored } from '../rules/ruleRecords';
import { canonical } from '../../store/same';
import type { WriteTransaction } from '../../store/transaction';

/** A plan remembers so many of its changes; the log has them all. */
const MOST_CHANGES = 200;
/** What does not change what a plan asks of a patient. */
const aside = new Set(['id', 'status', 'reason', 'name', 'description', 'category', 'reviewOn']);
const decided = Object.keys(planFields).filter((field) => field !== 'id' && field !== 'reason');

const said = (plan: object, field: string): string | undefined =>
  canonical((plan as Record<string, unknown>)[field]);

/** A formula's own message says more than may be sent; the screen reckons it again and shows where it is. */
function mustMakeSense(body: PlanBody): void {
  const faults = planProblems(body);
  if (faults.length === 0) return;
  const fields = faults.map(({ field, message, formula }) => [
    field,
    formula ? 'validation.formula' : message,
  ]);
  throw new Refused(422, 'errors.invalid', Object.fromEntries(fields) as Record<string, string>);
}

/** @throws Refused 409 where another plan that is not archived has the name, whatever its case and accents */
async function mustHaveOwnName(transaction: WriteTransaction, { id, name, status }: PlanBody): Promise<void> {
  if (status === 'archived') return;
  for (const other of await transaction.objectStore('fluidPlans').getAll())
    if (other.id !== id && other.status !== 'archived' && fold(other.name) === fold(name))
      throw new Refused(409, 'errors.duplicatePlan', { name: 'errors.duplicatePlan' });
}

function changeOf(
  { status, reason }: PlanBody,
  revision: number,
  changed: string[],
  { now, by }: Surroundings,
): PlanChange {
  const at = new Date(now).toISOString();
  return { revision, at, by, ...(reason && { reason }), status, changed };
}

async function put(
  transaction: WriteTransaction,
  body: PlanBody,
  history: readonly PlanChange[],
  change: PlanChange,
  { newId }: Surroundings,
): Promise<FluidPlan> {
  const record: FluidPlan = {
    ...body,
    version: newId(),
    updatedAt: change.at,
    revision: change.revision,
    history: [...history, change].slice(-MOST_CHANGES),
  };
  await transaction.objectStore('fluidPlans').put(record);
  return record;
}

/**
 * Stores a new plan; one whose id exists already is answered as it is stored.
 * @throws Refused 403 where a user would publish it; 409 for a name that is taken; 422 where it makes no sense
 */
export async function createPlan(
  transaction: WriteTransaction,
  body: PlanBody,
  surroundings: Surroundings,
): Promise<Stored<FluidPlan>> {
  if (body.status !== 'draft') mustBeAdmin(surroundings);
  const existing = await transaction.objectStore('fluidPlans').get(body.id);
  if (existing) return { record: existing, created: false };
  if (body.status === 'archived')
    throw new Refused(422, 'errors.invalid', { status: 'validation.planStatus' });
  mustMakeSense(body);
  await mustHaveOwnName(transaction, body);
  const record = await put(transaction, body, [], changeOf(body, 1, [], surroundings), surroundings);
  await note(transaction, surroundings, { action: 'created', kind: 'fluidPlans', record: record.id });
  return { record, created: true };
}

/**
 * Replaces the plan whose version is `ifMatch`. What an active one asks changes as its next revision, with a reason;
 * patients who have it stay on theirs.
 * @throws Refused 403; 404; 409; 412; 422
 */
export async function updatePlan(
  transaction: WriteTransaction,
  body: PlanBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<FluidPlan> {
  const before = await currentRecord(transaction, 'fluidPlans', body.id, ifMatch);
  if (before.status !== 'draft' || body.status !== 'draft') mustBeAdmin(surroundings);
  const steps = [before.status, body.status].join(' ');
  if (!['draft draft', 'draft active', 'active active', 'active archived'].includes(steps))
    throw new Refused(422, 'errors.invalid', { status: 'validation.planStatus' });
  const changed = decided.filter((field) => said(before, field) !== said(body, field));
  if (changed.length === 0) return before;
  mustMakeSense(body);
  await mustHaveOwnName(transaction, body);
  const asks = changed.some((field) => !aside.has(field));
  const isNext = asks && before.status === 'active';
  if (isNext && !body.reason) throw new Refused(422, 'errors.invalid', { reason: 'validation.required' });
  const change = changeOf(body, before.revision + (isNext ? 1 : 0), changed, surroundings);
  const record = await put(transaction, body, before.history, change, surroundings);
  await note(transaction, surroundings, {
    action: 'updated',
    kind: 'fluidPlans',
    record: record.id,
    reason: body.reason,
    changes: namedChanges(before, record),
  });
  return record;
}

/**
 * Removes the draft whose version is `ifMatch`; what patients have or had is archived instead.
 * @throws Refused 403; 404; 409; 412
 */
export async function removePlan(
  transaction: WriteTransaction,
  id: string,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<FluidPlan> {
  mustBeAdmin(surroundings);
  const before = await currentRecord(transaction, 'fluidPlans', id, ifMatch);
  const users = await transaction.objectStore('fluidAssignments').index('plan').count(id);
  if (before.status !== 'draft' || users > 0) throw new Refused(409, 'errors.planInUse');
  await transaction.objectStore('fluidPlans').delete(id);
  await note(transaction, surroundings, { action: 'removed', kind: 'fluidPlans', record: id });
  return before;
}
