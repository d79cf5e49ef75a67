import { storedSettingSchema, termsSchema } from '@/domain/settings/setting';
import { createResource } from '@/shared/api/resource';

export const settingResource = createResource('/settings', storedSettingSchema);
export const termsResource = createResource('/terms', termsSchema);
