import { fluidAssignmentSchema, type AssignmentBody, type FluidAssignment } from '@/domain/fluid/assignment';
import { toAppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { createRecord, parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { dataChanged } from '@/shared/store/changes';
import { fluidAssignments } from '../slice';

/** Failures are shown where the action was taken. */
interface Quiet {
  quiet: true;
}

const overtaken = (thrown: unknown): boolean => {
  const { status } = toAppError(thrown);
  return status === 412 || status === 404 || status === 409;
};
const at = (id: string) => `/fluidAssignments/${encodeURIComponent(id)}`;

/**
 * Stores what was decided about a patient's plan: new without a version. Where somebody else was faster, what is stored
 * then is there when this has failed, if it could be fetched.
 */
export const saveAssignment = createAppThunk<
  FluidAssignment,
  Quiet & { body: AssignmentBody; version?: string }
>('fluidAssignments/store', async ({ body, version }, { dispatch }) => {
  const { patient } = body;
  try {
    const stored = await (version === undefined
      ? createRecord('/fluidAssignments', body, fluidAssignmentSchema)
      : care
          .put(at(body.id), body, { headers: { 'If-Match': version } })
          .then((answer) => parseAnswer(answer, fluidAssignmentSchema)));
    dispatch(fluidAssignments.received([stored]));
    // The one before may have ended by it, and what is asked today is in the worklist row.
    dispatch(dataChanged({ patients: [patient] }));
    return stored;
  } catch (thrown) {
    if (overtaken(thrown)) await dispatch(fluidAssignments.fetchOf({ patient, quiet: true }));
    throw thrown;
  }
});

/** Removes a draft; what is stored then is fetched, whatever came of it. */
export const removeDraft = createAppThunk<string, Quiet & { draft: FluidAssignment }>(
  'fluidAssignments/drop',
  async ({ draft: { id, patient, version } }, { dispatch }) => {
    try {
      await care.delete(at(id), { headers: { 'If-Match': version } });
      await dispatch(fluidAssignments.fetchOf({ patient, quiet: true }));
      return id;
    } catch (thrown) {
      if (overtaken(thrown)) await dispatch(fluidAssignments.fetchOf({ patient, quiet: true }));
      throw thrown;
    }
  },
);
