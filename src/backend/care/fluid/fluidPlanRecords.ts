import { planFields, type FluidPlan, type PlanBody, type PlanChange } from '@/domain/fluid/plan';
import { planProblems } from '@/domain/fluid/planProblems';
import { fold } from '@/domain/fold';
import { invalid, Refused } from '../../contract';
import { mustHaveRight, type WriteContext } from '../writeContext';
import { defineRecords } from '../defineRecords';
import { changedFields } from '@/domain/canonical';
import type { WriteTransaction } from '../../store/transaction';

/** The number of changes a plan keeps; the log has them all. */
const MOST_CHANGES = 200;
/** The fields that do not change what a plan asks of a patient. */
const aside = new Set(['id', 'status', 'reason', 'name', 'description', 'category', 'reviewOn']);
const decided = Object.keys(planFields).filter((field) => field !== 'id' && field !== 'reason');

/**
 * A formula's own message has more detail than may be sent; the screen evaluates the formula itself and shows the
 * place.
 */
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
  for (const other of await transaction.table('fluidPlans').getAll())
    if (other.id !== id && other.status !== 'archived' && fold(other.name) === fold(name))
      throw new Refused(409, 'errors.duplicatePlan', { name: 'errors.duplicatePlan' });
}

/** @throws Refused 403 for a step that is an administrator's; 422 for one that there is not */
function mustBeStep(before: FluidPlan | undefined, body: PlanBody, context: WriteContext): void {
  if (before && (before.status !== 'draft' || body.status !== 'draft'))
    mustHaveRight(context, 'fluidPlans.publish');
  const steps = before
    ? ['draft draft', 'draft active', 'active active', 'active archived']
    : ['none draft', 'none active'];
  if (!steps.includes(`${before?.status ?? 'none'} ${body.status}`))
    throw invalid({ status: 'validation.planStatus' });
}

/**
 * Fluid plans. What an active plan asks changes as its next revision, with a reason; patients who have it stay on theirs.
 * A plan that patients have or had is archived instead of removed.
 */
export const fluidPlanRecords = defineRecords({
  kind: 'fluidPlans',
  permit({ action, body, context }) {
    if (action === 'remove' || (action === 'create' && body?.status !== 'draft'))
      mustHaveRight(context, 'fluidPlans.publish');
  },
  async check({ transaction, body, before, context, stamp }) {
    mustBeStep(before, body, context);
    const changed = before ? changedFields(decided, before, body) : [];
    if (before && changed.length === 0) return { record: before };
    mustMakeSense(body);
    await mustHaveOwnName(transaction, body);
    const asks = changed.some((field) => !aside.has(field));
    const isNext = asks && before?.status === 'active';
    if (isNext && !body.reason) throw invalid({ reason: 'validation.required' });
    const { reason, status } = body;
    const change: PlanChange = {
      revision: (before?.revision ?? 1) + (isNext ? 1 : 0),
      at: stamp.updatedAt,
      by: context.by,
      ...(reason && { reason }),
      status,
      changed,
    };
    const record: FluidPlan = {
      ...body,
      ...stamp,
      revision: change.revision,
      history: [...(before?.history ?? []), change].slice(-MOST_CHANGES),
    };
    return { record, log: before && { reason } };
  },
  async checkRemoval({ transaction, before }) {
    const users = await transaction.table('fluidAssignments').index('plan').count(before.id);
    if (before.status !== 'draft' || users > 0) throw new Refused(409, 'errors.planInUse');
  },
});
