import { forgetDemonstration, renewDemonstration } from '@/app/demonstration/demonstrationSession';
import { searchablePages } from '@/app/search/searchablePages';
import type { AppStore } from '@/app/store';
import type { Answering } from '@/backend/http/answering';
import { answerClients } from '@/backend/http/clients';
import { clinicMark } from '@/backend/worker/clinicMark';
import { connectBackend, type RemoteBackend } from '@/backend/worker/connectBackend';
import type { Outbox } from '@/session/outbox/outbox';
import { setLostClinic } from '@/session/lostClinic';
import { whenOrganisation } from '@/session/organisation';
import { setRenewer } from '@/session/renewal';
import { UNREACHABLE } from '@/shared/api/codeFiles';
import { account, care, demo, iam, navbar } from '@/shared/api/http';
import { loadedOnce } from '@/shared/loadedOnce';
import { dataChanged } from '@/shared/store/changes';
import { noticed } from '@/shared/store/notices';
import { placeOf, type Env } from './env';

/** A build-time constant, so that disabled parts are not in the bundle. */
const hasDemos = import.meta.env.VITE_DEMOS !== 'off';

/** The embedded backend in its worker, where it answers a client. */
function connect(store: AppStore): RemoteBackend {
  return connectBackend(clinicMark, searchablePages, {
    onChange: (change) => store.dispatch(dataChanged(change)),
    onProblem: (problem) => store.dispatch(noticed({ tone: 'warning', message: `app.storage.${problem}` })),
    onLost: ({ since, begin }) =>
      setLostClinic({
        since,
        async begin(how) {
          await begin(how);
          // Repeats everything that has failed before, and starts the background duties.
          window.location.assign(how === 'empty' ? '/serverSetting' : '/');
        },
      }),
    onStale: () => window.dispatchEvent(new Event(UNREACHABLE, { cancelable: true })),
    onError: reportError,
  });
}

/** The demonstration calls: the code that hands them on is loaded for the first of them. */
function answerDemonstrations(base: string, answering: Answering): void {
  // Answered in the browser, regardless of the other hosts.
  demo.defaults.baseURL = base;
  const elsewhere = demo.defaults.adapter;
  const installed = loadedOnce(async () => {
    const { answerByMock } = await import('@/backend/demo/mocked');
    demo.defaults.adapter = elsewhere;
    answerByMock(demo, base, answering);
  });
  demo.interceptors.request.use(async (config) => {
    await installed();
    return Object.assign(config, { adapter: demo.defaults.adapter });
  });
}

/** Asks the browser not to clear the records away when space runs out; it may decline, and nothing depends on it. */
function askToKeep(): void {
  const persisting: Promise<boolean> | undefined = navigator.storage?.persist?.();
  persisting?.catch(() => undefined);
}

/** An organisation's session is renewed by its provider; an early call waits for the provider's code. */
async function renewThere() {
  const organisation = await whenOrganisation();
  if (!organisation) throw new Error('The identity provider cannot be asked.');
  return organisation.renew();
}

export interface Hosts {
  /** What the embedded identity host would have sent by mail. */
  outbox: Outbox | null;
}

/** Points the clients at their hosts, or at the embedded backend if none is configured. */
export function connectHosts(env: Env, store: AppStore): Hosts {
  for (const client of [iam, account])
    client.defaults.baseURL = placeOf(env.VITE_AUTH_HOST, env.VITE_IAM_BASE);
  care.defaults.baseURL = placeOf(env.VITE_CARE_HOST, env.VITE_CARE_BASE);
  navbar.defaults.baseURL = placeOf(env.VITE_CARE_HOST, env.VITE_DEMO_BASE);
  const { start, answering, outbox } = connect(store);
  answerClients({
    ...(!env.VITE_AUTH_HOST && { identities: answering('identities') }),
    ...(!env.VITE_CARE_HOST && { care: answering('care'), navbar: answering('navbar') }),
  });
  if (env.VITE_AUTH0_DOMAIN) setRenewer('organisation', renewThere);
  if (hasDemos) {
    answerDemonstrations(env.VITE_DEMO_BASE, answering('demonstration'));
    renewDemonstration(store);
    forgetDemonstration(store);
  }
  // The first call is near: the sample clinic can be prepared while the user types a password.
  if (!env.VITE_AUTH_HOST || !env.VITE_CARE_HOST) start();
  if (!env.VITE_CARE_HOST) askToKeep();
  return { outbox: env.VITE_AUTH_HOST ? null : outbox };
}
