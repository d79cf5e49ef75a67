import type { FluidAssignment } from '@/domain/fluid/assignment';
import type { FluidPlan } from '@/domain/fluid/plan';
import { lazyResource } from '@/shared/api/resource';
import { createEntitySlice } from '@/shared/store/entitySlice';
import { createOwnedSlice } from '@/shared/store/ownedSlice';

const resources = () => import('./resources');

/** The fluid plans of the clinic, by name. */
export const fluidPlans = createEntitySlice<FluidPlan, object>(
  'fluidPlans',
  lazyResource(async () => (await resources()).planResource),
  { sort: (a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id) },
);

/** The plans patients have or had, the newest first. */
export const fluidAssignments = createOwnedSlice<FluidAssignment>(
  'fluidAssignments',
  lazyResource(async () => (await resources()).assignmentResource),
  async () => (await resources()).fluidAssignmentSchema,
  (a, b) => b.start.localeCompare(a.start) || b.updatedAt.localeCompare(a.updatedAt),
);
