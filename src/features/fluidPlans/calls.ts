import { fluidPlanSchema, type FluidPlan, type PlanBody } from '@/domain/fluid/plan';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createRecord, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { fluidPlans } from './slice';

/** Failures are shown where the action was taken. */
interface Quiet {
  quiet: true;
}

const overtaken = (thrown: unknown): boolean => {
  const { status } = toAppError(thrown);
  return status === 412 || status === 404 || status === 409;
};

const at = (id: string) => `/fluidPlans/${encodeURIComponent(id)}`;

/** Stores a plan: new without a version. After a conflict the newer one is there when this has failed, if it could be fetched. */
export const savePlan = createAppThunk<FluidPlan, Quiet & { plan: PlanBody; version?: string }>(
  'fluidPlans/store',
  async ({ plan, version }, { dispatch }) => {
    try {
      const stored = await (version === undefined
        ? createRecord('/fluidPlans', plan, fluidPlanSchema)
        : care
            .put(at(plan.id), plan, { headers: { 'If-Match': version } })
            .then((answer) => parseAnswer(answer, fluidPlanSchema)));
      dispatch(fluidPlans.received([stored]));
      return stored;
    } catch (thrown) {
      if (overtaken(thrown)) await dispatch(fluidPlans.fetchAll());
      throw thrown;
    }
  },
);

/** Removes a draft; what is stored then is fetched, whatever came of it. */
export const removePlan = createAppThunk<string, Quiet & { plan: FluidPlan }>(
  'fluidPlans/drop',
  async ({ plan: { id, version } }, { dispatch }) => {
    try {
      await care.delete(at(id), { headers: { 'If-Match': version } });
      await dispatch(fluidPlans.fetchAll());
      return id;
    } catch (thrown) {
      if (overtaken(thrown)) await dispatch(fluidPlans.fetchAll());
      throw thrown;
    }
  },
);
