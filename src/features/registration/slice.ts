import type { EnrolmentBody, Enrolment } from '@/domain/enrolment/enrolment';
import { lazyResource } from '@/shared/api/resource';
import { createRecordSlice } from '@/shared/store/recordSlice';

/** Registrations, the newest change first. */
export const enrolments = createRecordSlice<Enrolment, EnrolmentBody>(
  'enrolments',
  lazyResource(async () => (await import('./resources')).enrolmentResource),
  { sort: (a, b) => b.updatedAt.localeCompare(a.updatedAt) || a.id.localeCompare(b.id) },
);
