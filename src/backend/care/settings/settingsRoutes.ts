import { reads, writes } from '../recordRoutes';
import { admins, type CareRoute, everyone } from '../../http/routing';

const settingBody = async () => (await import('@/domain/settings/setting')).settingSchema;
const termsBody = async () => (await import('@/domain/settings/setting')).termsBodySchema;

/** Of the contract that these calls are; the document of the contract names the same. */
export const CONTRACT_VERSION = '0.1.0';

/** Whether calls are answered at all, and by what. */
const health: CareRoute = {
  method: 'get',
  path: '/health',
  roles: everyone,
  answer: async () => ({ status: 200, data: { status: 'ok', version: CONTRACT_VERSION } }),
};

/** The clinic's settings, and the terms that patients accept. Settings are never created or removed. */
export const settingsRoutes: readonly CareRoute[] = [
  health,
  ...reads('settings'),
  ...writes('settings', settingBody, admins, []).filter(({ method }) => method === 'put'),
  ...reads('terms'),
  ...writes('terms', termsBody, admins),
];
