import { Refused, type Kind } from '../contract';
import { createAllocation, updateAllocation } from './allocationRecords';
import { createAssignment, removeAssignment, updateAssignment } from './fluidAssignmentRecords';
import { createPlan, removePlan, updatePlan } from './fluidPlanRecords';
import { createIntake, removeIntake, updateIntake } from './intakeRecords';
import { createMedicine, removeMedicine, updateMedicine } from './medicineRecords';
import type { Keeper } from './repository';

/** What a patient was given is stopped, and stays to be read. */
const notRemoved = () => {
  throw new Refused(403, 'errors.forbidden');
};

const keepers = {
  fluidPlans: { create: createPlan, update: updatePlan, remove: removePlan },
  fluidAssignments: { create: createAssignment, update: updateAssignment, remove: removeAssignment },
  medicines: { create: createMedicine, update: updateMedicine, remove: removeMedicine },
  allocations: { create: createAllocation, update: updateAllocation, remove: notRemoved },
  intakes: { create: createIntake, update: updateIntake, remove: removeIntake },
} as const;
type PlanKind = keyof typeof keepers;

// TypeScript does not pair a kind with its record through the parameter.
interface Any {
  create: (...given: unknown[]) => unknown;
  update: (...given: unknown[]) => unknown;
  remove: (...given: unknown[]) => unknown;
}
const of = (kind: Kind): Any => keepers[kind as PlanKind] as unknown as Any;

/** Stores plans, medicines and what becomes of them. */
export const planKeeper: Keeper = {
  create: (transaction, kind, body, surroundings) =>
    of(kind).create(transaction, body, surroundings) as never,
  update: (transaction, kind, _id, body, ifMatch, surroundings) =>
    of(kind).update(transaction, body, ifMatch, surroundings) as never,
  remove: async (transaction, kind, id, ifMatch, surroundings) =>
    of(kind).remove(transaction, id, ifMatch, surroundings) as never,
};
