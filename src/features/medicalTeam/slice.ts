import type { PractitionerBody, Practitioner } from '@/domain/staff/practitioner';
import { lazyResource } from '@/shared/api/resource';
import { createRecordSlice } from '@/shared/store/recordSlice';

/** The directory, by last name. */
export const practitioners = createRecordSlice<Practitioner, PractitionerBody>(
  'practitioners',
  lazyResource(async () => (await import('./resources')).practitionerResource),
  {
    sort: (a, b) =>
      a.lastName.localeCompare(b.lastName) ||
      a.firstName.localeCompare(b.firstName) ||
      a.id.localeCompare(b.id),
  },
);
