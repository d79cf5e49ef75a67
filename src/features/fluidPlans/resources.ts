import { fluidAssignmentSchema } from '@/domain/fluid/assignment';
import { fluidPlanSchema } from '@/domain/fluid/plan';
import { createResource } from '@/shared/api/resource';

export const planResource = createResource('/fluidPlans', fluidPlanSchema);
export const assignmentResource = createResource('/fluidAssignments', fluidAssignmentSchema);
