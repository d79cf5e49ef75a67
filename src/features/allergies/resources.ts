import { allergySchema } from '@/domain/allergies/allergy';
import { createResource } from '@/shared/api/resource';

export const allergyResource = createResource('/allergies', allergySchema);
