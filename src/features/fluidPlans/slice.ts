import type { AssignmentBody, FluidAssignment } from '@/domain/fluid/assignment';
import type { PlanBody, FluidPlan } from '@/domain/fluid/plan';
import { lazyResource } from '@/shared/api/resource';
import { announceChange } from '@/shared/store/announceChange';
import { createRecordSlice } from '@/shared/store/recordSlice';
import { createOwnedSlice } from '@/shared/store/ownedSlice';

const resources = () => import('./resources');

/** The fluid plans of the clinic, by name. */
export const fluidPlans = createRecordSlice<FluidPlan, PlanBody>(
  'fluidPlans',
  lazyResource(async () => (await resources()).planResource),
  { sort: (a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id) },
);

/** The plans patients have or had, the newest first. */
export const fluidAssignments = createOwnedSlice<FluidAssignment, AssignmentBody>(
  'fluidAssignments',
  lazyResource(async () => (await resources()).assignmentResource),
  {
    sort: (a, b) => b.start.localeCompare(a.start) || b.updatedAt.localeCompare(a.updatedAt),
    // The one before may have ended by it, and what is asked today is in the worklist row.
    after: ({ patient }, dispatch) => announceChange(dispatch, { patients: [patient] }),
  },
);
