import { practitionerSchema } from '@/domain/staff/practitioner';
import { createResource } from '@/shared/api/resource';

export const practitionerResource = createResource('/practitioners', practitionerSchema);
