import type { EnrolmentBody, Enrolment } from '@/domain/enrolment/enrolment';
import { lazyResource } from '@/shared/api/resource';
import { createEntitySlice } from '@/shared/store/entitySlice';

/** Registrations, the newest change first. */
export const enrolments = createEntitySlice<Enrolment, EnrolmentBody>(
  'enrolments',
  lazyResource(async () => (await import('./resources')).enrolmentResource),
  { sort: (a, b) => b.updatedAt.localeCompare(a.updatedAt) || a.id.localeCompare(b.id) },
);
