import { Auth0Provider, InMemoryCache, useAuth0 } from '@auth0/auth0-react';
import { useEffect, useState } from 'react';
import type { DataRouter } from 'react-router-dom';
import { tieOrganisation } from './organisationSession';
import { originOf } from './reachProvider';
import type { AppStore } from '../store';

export interface BridgeProps {
  domain: string;
  clientId: string;
  /** Empty where the provider need not be told whom its access tokens are for. */
  audience: string;
  store: AppStore;
  router: DataRouter;
}

/** A call of the library is tried three times: together they take no longer than any other call here. */
const SECONDS_PER_TRY = 5;

/**
 * The identity provider (specification 7), with the tokens in memory: what renews a session is never stored. The cache
 * is handed over as an object because the library's own choice of memory runs in a worker made from a text, which the
 * content security policy forbids. The answer in the address has been taken out of it before: see `keepReturn`.
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

function Tie({ origin, store, router }: { origin: string; store: AppStore; router: DataRouter }) {
  // The functions are the client's and stay the same; what changes around them is the library's own state.
  const [library] = useState(useAuth0());
  useEffect(() => tieOrganisation({ library, origin, store, router }), [library, origin, store, router]);
  return null;
}
