import type { AllocationBody, Allocation } from '@/domain/medicine/allocation';
import type { IntakeBody, Intake } from '@/domain/medicine/intake';
import type { Medicine } from '@/domain/medicine/medicine';
import { lazyResource } from '@/shared/api/resource';
import { createRecordSlice } from '@/shared/store/recordSlice';
import { createOwnedSlice } from '@/shared/store/ownedSlice';

const resources = () => import('./resources');

/** The catalogue, by name. */
export const medicines = createRecordSlice<Medicine>(
  'medicines',
  lazyResource(async () => (await resources()).medicineResource),
  { sort: (a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id) },
);

/** The medicines of patients ("allocated user medicine"). */
export const allocations = createOwnedSlice<Allocation, AllocationBody>(
  'allocations',
  lazyResource(async () => (await resources()).allocationResource),
  { sort: (a, b) => a.given.name.localeCompare(b.given.name) || a.id.localeCompare(b.id) },
);

/** What was entered about single intakes. */
export const intakes = createOwnedSlice<Intake, IntakeBody>(
  'intakes',
  lazyResource(async () => (await resources()).intakeResource),
);
