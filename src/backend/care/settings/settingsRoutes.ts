import { reads, writes } from '../recordRoutes';
import type { CareRoute } from '../../http/routing';

const settingBody = async () => (await import('@/domain/settings/setting')).settingSchema;
const termsBody = async () => (await import('@/domain/settings/setting')).termsBodySchema;

/** The version of the contract that these calls follow; the document of the contract names the same. */
export const CONTRACT_VERSION = '0.1.0';

/** Tells that calls are answered at all, and by which version. */
const health: CareRoute = {
  method: 'get',
  path: '/health',
  action: 'clinic.read',
  answer: async () => ({ status: 200, data: { status: 'ok', version: CONTRACT_VERSION } }),
};

/** Tells whether mails go out, and sends one as a try. */
const mails: readonly CareRoute[] = [
  {
    method: 'get',
    path: '/clinic/mail',
    action: 'settings.write',
    answer: async (repository, { actor }) => ({ status: 200, data: await repository.mailState(actor) }),
  },
  {
    method: 'post',
    path: '/clinic/mail/test',
    action: 'settings.write',
    answer: async (repository, { actor }) => {
      await repository.sendTestMail(actor);
      return { status: 204 };
    },
  },
];

/** The clinic's settings and mails, and the terms that patients accept. Settings are never created or removed. */
export const settingsRoutes: readonly CareRoute[] = [
  health,
  ...mails,
  ...reads('settings'),
  ...writes('settings', settingBody, 'settings.write').filter(({ method }) => method === 'put'),
  ...reads('terms'),
  ...writes('terms', termsBody, 'settings.write', 'settings.write'),
];
