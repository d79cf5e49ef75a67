import './styles/main.scss';
import type { AxiosInstance } from 'axios';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { z } from 'zod';
import { App } from '@/app/App';
import { ConfigurationProblem } from '@/app/ConfigurationProblem';
import { routes } from '@/app/deriveRoutes';
import { watchErrors } from '@/app/globalErrors';
import { refreshOnFocus } from '@/app/refresh';
import { createStore, type AppStore } from '@/app/store';
import { retireServiceWorkers } from '@/app/serviceWorkers';
import { sampleAccounts } from '@/backend/iam/accounts';
import { connectSession } from '@/session/connect';
import { setEmbeddedAccounts } from '@/session/embeddedAccounts';
import { resume } from '@/session/slice';
import { care, iam } from '@/shared/api/http';
import { dataChanged } from '@/shared/store/changes';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { keepSettings } from '@/shell/keepSettings';
import { parseEnv, type Env } from './env';

function render(content: ReactNode): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<StrictMode>{content}</StrictMode>);
}

/**
 * Puts the embedded backend behind the clients that have no host. Its code, database and sample clinic come with the
 * first call: the sign-in page waits for none of them.
 */
function installLazily(env: Env, store: AppStore, clients: readonly AxiosInstance[]): void {
  let installed: Promise<unknown> | undefined;
  const install = async () => {
    const { installBackend } = await import('@/backend/install');
    installBackend({
      env,
      now,
      newId: () => crypto.randomUUID(),
      onChange: (change) => store.dispatch(dataChanged(change)),
      onProblem: (problem) => store.dispatch(noticed({ tone: 'warning', message: `app.storage.${problem}` })),
    }).ready.catch(() => undefined);
  };
  for (const client of clients) {
    client.interceptors.request.use(async (config) => {
      installed ??= install().catch((thrown: unknown) => {
        installed = undefined;
        throw thrown;
      });
      await installed;
      const { adapter, transformRequest } = client.defaults;
      return Object.assign(config, { adapter, transformRequest });
    });
  }
}

function start(env: Env): void {
  iam.defaults.baseURL = env.VITE_AUTH_HOST + env.VITE_IAM_BASE;
  care.defaults.baseURL = env.VITE_CARE_HOST + env.VITE_CARE_BASE;

  const store = createStore();
  keepSettings(store);
  watchErrors(store, now);
  connectSession(store);
  if (env.VITE_CARE_HOST) refreshOnFocus(store, now);
  if (!env.VITE_AUTH_HOST) {
    setEmbeddedAccounts(
      sampleAccounts.map(({ username, password, firstName, lastName, role }) => ({
        email: username,
        password,
        name: `${firstName} ${lastName}`,
        role,
      })),
    );
  }
  installLazily(env, store, [...(env.VITE_AUTH_HOST ? [] : [iam]), ...(env.VITE_CARE_HOST ? [] : [care])]);

  void store.dispatch(resume());
  render(<App store={store} router={createBrowserRouter(routes)} />);
}

async function main(): Promise<void> {
  // The content security policy forbids the code that zod would otherwise generate.
  z.config({ jitless: true });
  retireServiceWorkers();
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const parsed = parseEnv(import.meta.env);
  if ('problems' in parsed) render(<ConfigurationProblem problems={parsed.problems} />);
  else start(parsed.env);
}

void main();
