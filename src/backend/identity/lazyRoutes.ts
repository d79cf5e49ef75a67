import type { IamRoute } from './identityContext';
import { signInByLinkRoutes } from './links/signInByLinkRoutes';
import { ownAccountRoutes } from './account/ownAccount';
import { ownSessionsRoutes } from './sessions/ownSessions';
import { passwordRecoveryRoutes } from './account/recoveryRoutes';
import { registrationRoutes } from './account/registrationRoutes';
import { staffRoutes } from './staff';

/** The calls of the identity host that few sessions make: fetched with the first such call. */
export const laterRoutes: readonly IamRoute[] = [
  ...signInByLinkRoutes,
  ...registrationRoutes,
  ...passwordRecoveryRoutes,
  ...ownAccountRoutes,
  ...ownSessionsRoutes,
  ...staffRoutes,
];
