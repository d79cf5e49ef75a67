import './styles/main.scss';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { App } from '@/app/App';
import { ConfigurationProblem } from '@/app/errors/ConfigurationProblem';
import { wordsFor } from '@/app/site/deriveTrail';
import { watchErrors } from '@/app/errors/globalErrors';
import { announceOrganisation, OrganisationIsland } from '@/app/organisation/OrganisationIsland';
import { retireServiceWorkers } from '@/app/serviceWorkers';
import { createStore, type AppStore } from '@/app/store';
import { sampleAccounts } from '@/backend/identity/account/accounts';
import { loadMessages, type Locale, type MessagePart } from '@/locales';
import { setEmbeddedAccounts } from '@/session/embeddedAccounts';
import { resume } from '@/session/enter';
import { followOtherTabs } from '@/session/otherTabs';
import { outboxOf, setOutbox } from '@/session/outbox/outbox';
import { createAppRouter } from '@/shared/navigation/router';
import { now } from '@/shared/store/clock';
import { keepSettings } from '@/shell/settings/keepSettings';
import { selectLocale } from '@/shell/themeSlice';
import { parseEnv, type Env } from './env';
import type { Hosts } from './hosts';

function render(content: ReactNode): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<StrictMode>{content}</StrictMode>);
}

/**
 * Loads the signed-in layout, its messages and those of the page in parallel with the call that identifies the user,
 * who will need them next.
 */
function fetchDeskAhead(locale: Locale): void {
  const parts: MessagePart[] = ['desk', ...wordsFor(location.pathname + location.search)];
  const ahead = [
    import('@/app/frame/SignedInLayout'),
    import('@/app/data/careData'),
    ...parts.map((part) => loadMessages(locale, part)),
  ];
  for (const fetched of ahead) fetched.catch(() => undefined);
}

/** The host code, loaded with the first call; all clients are pointed at their hosts before it. */
function hostsOf(env: Env, store: () => AppStore) {
  let hosts: Hosts | undefined;
  return async () => {
    const { connectHosts } = await import('./hosts');
    if (!hosts) {
      hosts = connectHosts(env, store());
      fetchDeskAhead(selectLocale(store().getState()));
    }
    return hosts;
  };
}

/** A build-time constant, so that a build without an identity provider contains none of its code. */
const bridge = import.meta.env.VITE_AUTH0_DOMAIN
  ? async () => (await import('@/app/organisation/OrganisationBridge')).OrganisationBridge
  : null;

function start(env: Env): void {
  const hosts = hostsOf(env, () => store);
  const identities = async () => {
    const [calls] = await Promise.all([import('@/session/identity'), hosts()]);
    return calls;
  };
  const store: AppStore = createStore({ identities });
  keepSettings(store);
  watchErrors(store, now);
  followOtherTabs(store);
  if (!env.VITE_AUTH_HOST) {
    setEmbeddedAccounts(sampleAccounts);
    setOutbox(outboxOf(async () => (await hosts()).outbox()));
  }
  if (bridge) announceOrganisation();
  void store.dispatch(resume());
  const router = createAppRouter(createBrowserHistory());
  render(
    <>
      <App store={store} router={router} />
      {bridge && (
        <OrganisationIsland
          load={bridge}
          domain={env.VITE_AUTH0_DOMAIN}
          clientId={env.VITE_AUTH0_CLIENT_ID}
          audience={env.VITE_AUTH0_AUDIENCE}
          store={store}
          router={router}
        />
      )}
    </>,
  );
}

function main(): void {
  void retireServiceWorkers();
  const parsed = parseEnv(import.meta.env);
  if ('problems' in parsed) render(<ConfigurationProblem problems={parsed.problems} />);
  else start(parsed.env);
}

main();
