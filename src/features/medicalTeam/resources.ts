import { practitionerSchema } from '@/domain/practitioner';
import { createResource } from '@/shared/api/resource';

export const practitionerResource = createResource('/practitioners', practitionerSchema);
