import type { IamRoute } from './identityContext';
import { signInByLinkRoutes } from './links/signInByLinkRoutes';
import { ownAccountRoutes } from './account/ownAccount';
import { ownSessionsRoutes } from './sessions/ownSessions';
import { passwordRecoveryRoutes } from './account/recoveryRoutes';
import { registrationRoutes } from './account/registrationRoutes';
import { staffRoutes } from './staff';

/** What is asked of the identity host by few sessions: fetched with the first such call. */
export const laterRoutes: readonly IamRoute[] = [
  ...signInByLinkRoutes,
  ...registrationRoutes,
  ...passwordRecoveryRoutes,
  ...ownAccountRoutes,
  ...ownSessionsRoutes,
  ...staffRoutes,
];
