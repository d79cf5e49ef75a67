import { enrolmentSchema } from '@/domain/enrolment/enrolment';
import { createResource } from '@/shared/api/resource';

export const enrolmentResource = createResource('/enrolments', enrolmentSchema);
