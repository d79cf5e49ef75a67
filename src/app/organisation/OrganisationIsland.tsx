import { useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { organisationChanged } from '@/session/organisation';
import type { BridgeProps } from './OrganisationBridge';
import { keepReturn } from './organisationReturn';

/** Says at start that there is a provider, before the router reads the address that it may have sent somebody back to. */
export function announceOrganisation(): void {
  organisationChanged({ phase: keepReturn() ? 'returning' : 'loading', problem: null });
}

type Bridge = ComponentType<BridgeProps>;
type Load = () => Promise<Bridge>;

const answersAgain = () =>
  fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Some browsers keep the failure of a module for as long as the page stands: where asking again fails although the
 * server answers, the page is loaded anew.
 */
async function fetchBridge(load: Load, take: (bridge: Bridge) => void, isRetry = false): Promise<void> {
  try {
    take(await load());
  } catch {
    if (isRetry && (await answersAgain())) return window.location.reload();
    const retry = () => {
      organisationChanged({ phase: 'loading', problem: null });
      void fetchBridge(load, take, true);
    };
    organisationChanged({ phase: 'unavailable', problem: 'organisation.notLoaded', retry });
  }
}

/**
 * The identity provider's wrapper (specification 7), beside the application and not around it as its library proposes:
 * the sign-in page must be there, and a password must do, while the provider's code is fetched, when it does not
 * arrive, and on an origin where it refuses to run. It shows nothing; what it knows, `session/organisation` tells.
 */
export function OrganisationIsland({ load, ...props }: BridgeProps & { load: Load }) {
  const [Arrived, setArrived] = useState<Bridge | null>(null);
  useEffect(() => {
    // Without a secure context there is no cryptography for the exchange, and the library throws.
    if (window.isSecureContext) void fetchBridge(load, (bridge) => setArrived(() => bridge));
    else organisationChanged({ phase: 'unavailable', problem: 'organisation.insecure' });
  }, [load]);

  if (!Arrived) return null;
  const close = () => organisationChanged({ phase: 'unavailable', problem: 'organisation.notLoaded' });
  return (
    <ErrorBoundary fallback={null} onError={close}>
      <Arrived {...props} />
    </ErrorBoundary>
  );
}
