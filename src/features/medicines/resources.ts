import { allocationSchema } from '@/domain/medicine/allocation';
import { intakeSchema } from '@/domain/medicine/intake';
import { medicineSchema } from '@/domain/medicine/medicine';
import { createResource } from '@/shared/api/resource';

export const medicineResource = createResource('/medicines', medicineSchema);
export const allocationResource = createResource('/allocations', allocationSchema);
export const intakeResource = createResource('/intakes', intakeSchema);
