import type { AxiosInstance } from 'axios';
import { forgetDemonstration, renewDemonstration } from '@/app/demonstration/demonstrationSession';
import type { AppStore } from '@/app/store';
import type { Demonstrations, DemonstrationOptions } from '@/backend/demo/install';
import type { Voucher } from '@/backend/identity/identityContext';
import type { Backend } from '@/backend/install';
import type { Outbox } from '@/session/outbox/outbox';
import { account, care, demo, iam, navbar } from '@/shared/api/http';
import { setLostClinic } from '@/session/lostClinic';
import { whenOrganisation } from '@/session/organisation';
import { setRenewer } from '@/session/renewal';
import { dataChanged } from '@/shared/store/changes';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { ensureTemporal } from '@/shared/temporal';
import { SAME_ORIGIN, type Env } from './env';

/** Time-based alert processing starts after the first page has loaded. */
const DUTIES_AFTER_MS = 3_000;

/** A build-time constant, so that disabled parts are not in the bundle. */
const hasDemos = import.meta.env.VITE_DEMOS !== 'off';

type Records = DemonstrationOptions['store'];

/** The demonstration calls: their code is loaded for the first of them, or for a token that may be one of theirs. */
function demonstrationCalls({ VITE_DEMO_BASE }: Env) {
  let installing: Promise<Demonstrations> | undefined;
  let kept: Records | undefined;
  const fetched = () => {
    installing ??= import('@/backend/demo/install').then(
      ({ installDemonstrations }) => {
        if (!kept) throw new Error('There is no backend yet.');
        return installDemonstrations(demo, VITE_DEMO_BASE, { store: kept, now });
      },
      (thrown: unknown) => {
        installing = undefined;
        throw thrown;
      },
    );
    return installing;
  };
  return {
    fetched,
    /** Their tokens have three parts separated by dots, so nothing is loaded for a token of the identity host. */
    vouchers(records: Records): Voucher[] {
      kept = records;
      return [async (token) => (token.includes('.') ? (await fetched()).identify(token) : null)];
    },
  };
}
type DemonstrationCalls = ReturnType<typeof demonstrationCalls>;

async function install(
  env: Env,
  store: AppStore,
  demonstrations: DemonstrationCalls | null,
): Promise<Backend> {
  const [{ installBackend }, { searchablePages }] = await Promise.all([
    import('@/backend/install'),
    import('@/app/search/searchablePages'),
    ensureTemporal(),
  ]);
  const backend = installBackend({
    env,
    now,
    newId: () => crypto.randomUUID(),
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
    pages: searchablePages,
    dutiesAfterMs: DUTIES_AFTER_MS,
    vouchers: (records) => demonstrations?.vouchers(records) ?? [],
  });
  // Calls that need the data wait for them and report a failure themselves.
  backend.ready.catch(() => undefined);
  return backend;
}

/** Lets the embedded backend answer a client without a host; a call waits until the backend is loaded. */
function answerHere(client: AxiosInstance, installed: () => Promise<unknown>): void {
  client.interceptors.request.use(async (config) => {
    await installed();
    const { adapter, transformRequest } = client.defaults;
    return Object.assign(config, { adapter, transformRequest });
  });
}

/** An organisation's session is renewed by its provider; an early call waits for the provider's code. */
async function renewThere() {
  const organisation = await whenOrganisation();
  if (!organisation) throw new Error('The identity provider cannot be asked.');
  return organisation.renew();
}

export interface Hosts {
  /** What the embedded identity host would have sent by mail. */
  outbox: () => Promise<Outbox | null>;
}

/** Points the clients at their hosts, or at the embedded backend if none is configured. */
export function connectHosts(env: Env, store: AppStore): Hosts {
  const at = (host: string, base: string) => (host === SAME_ORIGIN ? window.location.origin : host) + base;
  for (const client of [iam, account]) client.defaults.baseURL = at(env.VITE_AUTH_HOST, env.VITE_IAM_BASE);
  care.defaults.baseURL = at(env.VITE_CARE_HOST, env.VITE_CARE_BASE);
  navbar.defaults.baseURL = at(env.VITE_CARE_HOST, env.VITE_DEMO_BASE);
  const demonstrations = hasDemos ? demonstrationCalls(env) : null;
  let installing: Promise<Backend> | undefined;
  const installed = () => {
    installing ??= install(env, store, demonstrations).catch((thrown: unknown) => {
      installing = undefined;
      throw thrown;
    });
    return installing;
  };
  if (!env.VITE_AUTH_HOST) for (const client of [iam, account]) answerHere(client, installed);
  if (!env.VITE_CARE_HOST) for (const client of [care, navbar]) answerHere(client, installed);
  if (env.VITE_AUTH0_DOMAIN) setRenewer('organisation', renewThere);
  if (demonstrations) {
    // Answered in the browser, regardless of the other hosts.
    demo.defaults.baseURL = env.VITE_DEMO_BASE;
    answerHere(demo, async () => {
      await installed();
      await demonstrations.fetched();
    });
    renewDemonstration(store);
    forgetDemonstration(store);
  }
  // The first call is near: the sample clinic can be prepared while the user types a password.
  if (!env.VITE_AUTH_HOST || !env.VITE_CARE_HOST) installed().catch(() => undefined);
  return { outbox: async () => (env.VITE_AUTH_HOST ? null : (await installed()).outbox) };
}
