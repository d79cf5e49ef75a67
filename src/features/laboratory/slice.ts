import { labResultSchema, type LabResult, type LabResultBody } from '@/domain/laboratory/labResult';
import { createResource } from '@/shared/api/resource';
import { announceChange } from '@/shared/store/announceChange';
import { createOwnedSlice } from '@/shared/store/ownedSlice';

/** Results of laboratories, patient by patient. */
export const labResults = createOwnedSlice<LabResult, LabResultBody>(
  'labResults',
  createResource('/labResults', labResultSchema),
  { after: ({ patient }, dispatch) => announceChange(dispatch, { patients: [patient] }) },
);
