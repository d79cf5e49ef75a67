import './styles/main.scss';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { App } from '@/app/App';
import { ConfigurationProblem } from '@/app/errors/ConfigurationProblem';
import { insideOf, pagesAt, wordsFor } from '@/app/site/deriveTrail';
import { codeOf } from '@/app/site/preparePage';
import { fetchDesk } from '@/app/frame/desk';
import { watchErrors } from '@/app/errors/globalErrors';
import { announceOrganisation, OrganisationIsland } from '@/app/organisation/OrganisationIsland';
import { retireServiceWorkers } from '@/app/serviceWorkers';
import { createStore, type AppStore } from '@/app/store';
import { prepareTypeface } from '@/app/typeface';
import { sampleAccounts } from '@/backend/identity/account/accounts';
import type { Locale } from '@/locales';
import { setEmbeddedAccounts } from '@/session/embeddedAccounts';
import { resume } from '@/session/enter';
import { heldToken } from '@/session/tokenStorage';
import { followOtherTabs } from '@/session/otherTabs';
import { outboxOf, setOutbox } from '@/session/outbox/outbox';
import { fetchMessages, type Spoken } from '@/shared/i18n/messages';
import { createAppRouter } from '@/shared/navigation/router';
import { now } from '@/shared/store/clock';
import { keepSettings } from '@/shell/settings/keepSettings';
import { LoadingScreen } from '@/shell/layout/LoadingScreen';
import { selectLocale } from '@/shell/themeSlice';
import { parseEnv, type Env } from './env';
import type { Hosts } from './hosts';

const place = document.getElementById('root');
const root = place && createRoot(place);

/** In a transition, which is rendered in small pieces, so that a click meanwhile is not kept waiting. */
const render = (content: ReactNode): void =>
  startTransition(() => root?.render(<StrictMode>{content}</StrictMode>));

/** Fetches what somebody who is about to sign in will need next. A failure is reported where it is needed. */
function fetchDeskAhead(locale: Locale): void {
  const messages = fetchMessages(locale, ['desk', ...wordsFor(location.pathname + location.search)]);
  for (const fetched of [messages, fetchDesk()]) fetched.catch(() => undefined);
}

/** After this long, ms, a page is shown with what is here of it. */
const LONGEST_WAIT_MS = 4_000;

/**
 * Fetches all that the first page of somebody signed in consists of, in parallel with the call that identifies them: it
 * is rendered once, not once for each part.
 * @returns its messages; undefined where it is rendered without
 */
async function fetchFirstPage(locale: Locale, identified: Promise<unknown>): Promise<Spoken | undefined> {
  const address = location.pathname + location.search;
  const messages = fetchMessages(locale, ['entry', 'desk', ...wordsFor(address)]);
  const pages = pagesAt(address).map((page) => codeOf(insideOf(page).load).coming);
  const all = Promise.allSettled([messages, fetchDesk(), identified, ...pages]);
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
  return Promise.race([messages, Promise.resolve(undefined)]).catch(() => undefined);
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

async function start(env: Env): Promise<void> {
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
    setOutbox(outboxOf(async () => (await hosts()).outbox));
  }
  if (bridge) announceOrganisation();
  const resumed = store.dispatch(resume());
  const isExpected = heldToken() !== null;
  // No words are here yet: the name of the product is the same in every language.
  if (isExpected) render(<LoadingScreen label="Nephrodesk" />);
  const spoken = isExpected ? await fetchFirstPage(selectLocale(store.getState()), resumed) : undefined;
  const router = createAppRouter(createBrowserHistory());
  render(
    <>
      <App store={store} router={router} spoken={spoken} />
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
  void prepareTypeface();
  const parsed = parseEnv(import.meta.env);
  if ('problems' in parsed) render(<ConfigurationProblem problems={parsed.problems} />);
  else void start(parsed.env);
}

main();
