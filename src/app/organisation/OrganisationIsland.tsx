import { useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { organisationChanged } from '@/session/organisation';
import type { BridgeProps } from './OrganisationBridge';
import { keepReturn } from './organisationReturn';

/**
 * Registers at start that a provider exists, before the router reads the address that the provider may have redirected
 * to.
 */
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
 * Some browsers cache the failure of a module until the page is left: if another try fails although the server answers,
 * the page is reloaded.
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
 * Renders the identity provider's wrapper (specification 7) beside the application, not around it as its library
 * suggests: the sign-in page and password sign-in must work while the provider's code is loading, if it fails to load,
 * and on an origin where it refuses to run. It renders nothing; `session/organisation` holds its state.
 */
export function OrganisationIsland({ load, ...props }: BridgeProps & { load: Load }) {
  const [Arrived, setArrived] = useState<Bridge | null>(null);
  useEffect(() => {
    // Without a secure context the exchange has no cryptography, and the library throws.
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
