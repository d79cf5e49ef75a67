import type { IamRoute } from './identityContext';
import { signInByLinkRoutes } from './signInByLinkRoutes';
import { ownAccountRoutes } from './ownAccount';
import { ownSessionsRoutes } from './ownSessions';
import { passwordRecoveryRoutes } from './recovering';
import { registrationRoutes } from './registering';
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
