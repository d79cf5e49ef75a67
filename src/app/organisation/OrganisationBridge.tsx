import { Auth0Provider, InMemoryCache, useAuth0 } from '@auth0/auth0-react';
import { useEffect, useState } from 'react';
import type { AppRouter } from '@/shared/navigation/router';
import { tieOrganisation } from './organisationSession';
import { originOf } from './reachProvider';
import type { AppStore } from '../store';

export interface BridgeProps {
  domain: string;
  clientId: string;
  /** Empty if the provider needs no audience for its access tokens. */
  audience: string;
  store: AppStore;
  router: AppRouter;
}

/** The library tries a call three times; together they take no longer than any other call here. */
const SECONDS_PER_TRY = 5;

/**
 * Connects the identity provider (specification 7) and keeps its tokens in memory: refresh tokens are never stored. The
 * cache is passed as an object because the library's own memory cache runs in a worker created from a text, which the
 * content security policy forbids. The answer in the address has been removed before: see `keepReturn`.
 */
export function OrganisationBridge({ domain, clientId, audience, ...sides }: BridgeProps) {
  const [cache] = useState(() => new InMemoryCache().enclosedCache);
  return (
    <Auth0Provider
      domain={domain}
      clientId={clientId}
      authorizationParams={{ redirect_uri: window.location.origin, ...(audience && { audience }) }}
      useRefreshTokens
      useRefreshTokensFallback={false}
      cache={cache}
      skipRedirectCallback
      httpTimeoutInSeconds={SECONDS_PER_TRY}
    >
      <Tie origin={originOf(domain)} {...sides} />
    </Auth0Provider>
  );
}

function Tie({ origin, store, router }: { origin: string; store: AppStore; router: AppRouter }) {
  // The functions of the client never change; only the library's own state around them does.
  const [library] = useState(useAuth0());
  useEffect(() => tieOrganisation({ library, origin, store, router }), [library, origin, store, router]);
  return null;
}
