import './styles/main.scss';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { ConfigurationProblem } from '@/app/ConfigurationProblem';
import { routes } from '@/app/deriveRoutes';
import { watchErrors } from '@/app/globalErrors';
import { retireServiceWorkers } from '@/app/serviceWorkers';
import { createStore, type AppStore } from '@/app/store';
import { sampleAccounts } from '@/backend/iam/accounts';
import { setEmbeddedAccounts } from '@/session/embeddedAccounts';
import { resume } from '@/session/enter';
import { followOtherTabs } from '@/session/otherTabs';
import { now } from '@/shared/store/clock';
import { keepSettings } from '@/shell/keepSettings';
import { parseEnv, type Env } from './env';

function render(content: ReactNode): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<StrictMode>{content}</StrictMode>);
}

/** Who is about to be signed in needs the desk next: it is fetched beside the call that asks who they are. */
function fetchDeskAhead(): void {
  for (const ahead of [import('@/app/Desk'), import('@/app/careData')]) ahead.catch(() => undefined);
}

/** The calls to the identity host, fetched with the first one; all clients are pointed at their hosts before it. */
function identitiesOf(env: Env, store: () => AppStore) {
  let connected = false;
  return async () => {
    const [{ connectHosts }, identities] = await Promise.all([
      import('./hosts'),
      import('@/session/identity'),
    ]);
    if (!connected) {
      connectHosts(env, store());
      fetchDeskAhead();
    }
    connected = true;
    return identities;
  };
}

function start(env: Env): void {
  const store: AppStore = createStore({ identities: identitiesOf(env, () => store) });
  keepSettings(store);
  watchErrors(store, now);
  followOtherTabs(store);
  if (!env.VITE_AUTH_HOST) setEmbeddedAccounts(sampleAccounts);
  void store.dispatch(resume());
  render(<App store={store} router={createBrowserRouter(routes)} />);
}

function main(): void {
  void retireServiceWorkers();
  const parsed = parseEnv(import.meta.env);
  if ('problems' in parsed) render(<ConfigurationProblem problems={parsed.problems} />);
  else start(parsed.env);
}

main();
