import type { IamRoute } from './identityContext';
import { enteringByLinkRoutes } from './signInByLinkRoutes';
import { ownAccountRoutes } from './ownAccount';
import { ownSessionsRoutes } from './ownSessions';
import { recoveringRoutes } from './recovering';
import { registeringRoutes } from './registering';
import { staffRoutes } from './staff';

/** What is asked of the identity host by few sessions: fetched with the first such call. */
export const laterRoutes: readonly IamRoute[] = [
  ...enteringByLinkRoutes,
  ...registeringRoutes,
  ...recoveringRoutes,
  ...ownAccountRoutes,
  ...ownSessionsRoutes,
  ...staffRoutes,
];
