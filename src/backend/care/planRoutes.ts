import { reads, writes } from './recordRoutes';
import type { CareRoute } from '../http/routing';

// Few calls say anything about plans: what they may say comes with the first.
const planBody = async () => (await import('@/domain/fluid/plan')).planBodySchema;
const assignmentBody = async () => (await import('@/domain/fluid/assignment')).assignmentBodySchema;
const medicineBody = async () => (await import('@/domain/medicine/medicine')).medicineBodySchema;
const allocationBody = async () => (await import('@/domain/medicine/allocation')).allocationBodySchema;
const intakeBody = async () => (await import('@/domain/medicine/intake')).intakeBodySchema;

/** Plans and medicines. Who may publish a plan is decided where it is stored. */
export const planRoutes: readonly CareRoute[] = [
  ...reads('fluidPlans'),
  ...writes('fluidPlans', planBody, 'fluidPlans.write', 'fluidPlans.publish'),
  ...reads('fluidAssignments'),
  ...writes('fluidAssignments', assignmentBody, 'therapy.write', 'therapy.write'),
  ...reads('medicines'),
  ...writes('medicines', medicineBody, 'medicines.write', 'medicines.write'),
  ...reads('allocations'),
  // What a patient was given is stopped, never removed.
  ...writes('allocations', allocationBody, 'therapy.write'),
  ...reads('intakes'),
  ...writes('intakes', intakeBody, 'therapy.write', 'therapy.write'),
];
