import type { PractitionerBody, Practitioner } from '@/domain/staff/practitioner';
import { lazyResource } from '@/shared/api/resource';
import { createEntitySlice } from '@/shared/store/entitySlice';

/** The directory, by last name. */
export const practitioners = createEntitySlice<Practitioner, PractitionerBody>(
  'practitioners',
  lazyResource(async () => (await import('./resources')).practitionerResource),
  {
    sort: (a, b) =>
      a.lastName.localeCompare(b.lastName) ||
      a.firstName.localeCompare(b.firstName) ||
      a.id.localeCompare(b.id),
  },
);
