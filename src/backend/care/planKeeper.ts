import { Refused } from '../contract';
import { createAllocation, updateAllocation } from './medicines/allocationRecords';
import { createAssignment, removeAssignment, updateAssignment } from './fluid/fluidAssignmentRecords';
import { createPlan, removePlan, updatePlan } from './fluid/fluidPlanRecords';
import { createIntake, removeIntake, updateIntake } from './medicines/intakeRecords';
import { keeperOver } from './keeperOver';
import { createMedicine, removeMedicine, updateMedicine } from './medicines/medicineRecords';

/** What a patient was given is stopped, and stays to be read. */
const notRemoved = () => {
  throw new Refused(403, 'errors.forbidden');
};

/** Stores plans, medicines and what becomes of them. */
export const planKeeper = keeperOver({
  fluidPlans: { create: createPlan, update: updatePlan, remove: removePlan },
  fluidAssignments: { create: createAssignment, update: updateAssignment, remove: removeAssignment },
  medicines: { create: createMedicine, update: updateMedicine, remove: removeMedicine },
  allocations: { create: createAllocation, update: updateAllocation, remove: notRemoved },
  intakes: { create: createIntake, update: updateIntake, remove: removeIntake },
});
