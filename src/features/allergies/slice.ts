import type { Allergy, AllergyBody } from '@/domain/allergies/allergy';
import { lazyResource } from '@/shared/api/resource';
import { announceChange } from '@/shared/store/announceChange';
import { createOwnedSlice } from '@/shared/store/ownedSlice';

/** Allergies, patient by patient; a statement that none is known is an entry among them. */
export const allergies = createOwnedSlice<Allergy, AllergyBody>(
  'allergies',
  lazyResource(async () => (await import('./resources')).allergyResource),
  { after: ({ patient }, dispatch) => announceChange(dispatch, { patients: [patient] }) },
);
