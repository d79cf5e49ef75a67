import axios, {
  AxiosError,
  CanceledError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { account, care, navbar } from '@/shared/api/http';
import { now } from '@/shared/store/clock';
import type { AppDispatch } from '@/shared/store/useEntities';
import { lock } from './leave';
import { renew } from './renewal';
import type { Role } from '@/domain/access';
import { selectRole, selectStatus, signedOut } from './state';
import { clearToken, heldSession, heldToken } from './tokenStorage';

interface Store {
  dispatch: AppDispatch;
  getState: () => unknown;
}

/** The sign-in, and for a read the role, under which a call was sent. */
interface Sending {
  session: number;
  token: string;
  /** Absent for a write, because its result must always reach the user. */
  role?: Role | null;
}
const sendings = new WeakMap<InternalAxiosRequestConfig, Sending>();

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    /** When the call was repeated because the token had expired, epoch ms. */
    renewedAt?: number;
  }
}

/** Two tries of one call are never this far apart while the machine is awake, ms. */
const SLEPT_MS = 60_000;

const reads = ({ method = 'get' }: InternalAxiosRequestConfig): boolean => method.toLowerCase() === 'get';

function sendToken(client: AxiosInstance, store: Store): () => void {
  const id = client.interceptors.request.use((config) => {
    const [token, session] = [heldToken(), heldSession()];
    if (token === null || session === null) throw new CanceledError();
    config.headers.set('Authorization', `Bearer ${token}`);
    const sending: Sending = { session, token };
    if (reads(config)) sending.role = selectRole(store.getState());
    sendings.set(config, sending);
    return config;
  });
  return () => client.interceptors.request.eject(id);
}

/**
 * Rejects an answer that arrives after its session has ended, because the next person must not see it; likewise an
 * answer requested under another role, and any answer behind a locked screen.
 */
function outlived(config: InternalAxiosRequestConfig | undefined, store: Store): boolean {
  const sending = config && sendings.get(config);
  if (!sending || sending.session !== heldSession()) return true;
  return 'role' in sending && sending.role !== selectRole(store.getState());
}

function end(store: Store): void {
  const status = selectStatus(store.getState());
  if (status !== 'signedIn' && status !== 'locked') return;
  clearToken('expiry');
  store.dispatch(signedOut('expiry'));
}

/** Repeats a call whose token has expired, with a token renewed once for all such calls. */
async function sendAgain(
  client: AxiosInstance,
  store: Store,
  config: InternalAxiosRequestConfig,
  error: AxiosError,
): Promise<AxiosResponse> {
  const isStale = sendings.get(config)?.token !== heldToken();
  const [{ renewedAt }, refusedAt] = [config, now()];
  // A machine that slept since the first try wakes up with a token that has expired again.
  const isRefused = renewedAt !== undefined && refusedAt - renewedAt < SLEPT_MS;
  const renewal = isRefused ? 'refused' : isStale ? 'renewed' : await renew();
  if (outlived(config, store)) throw new CanceledError();
  if (renewal === 'unreachable') throw new AxiosError('Not renewed', AxiosError.ERR_NETWORK, config);
  if (renewal === 'renewed') {
    // A token renewed by others may have expired meanwhile; only one renewed for this call is known to be new.
    const again = isStale ? config : { ...config, renewedAt: refusedAt };
    return client.request(again as InternalAxiosRequestConfig);
  }
  end(store);
  throw error;
}

function guardAnswers(client: AxiosInstance, store: Store): () => void {
  const id = client.interceptors.response.use(
    (response) => {
      if (outlived(response.config, store)) throw new CanceledError();
      return response;
    },
    (error: unknown) => {
      if (!axios.isAxiosError(error) || axios.isCancel(error)) throw error;
      if (outlived(error.config, store)) throw new CanceledError();
      // The host reports a lock that this tab does not know of, so the tab locks too.
      if (error.response?.status === 423) store.dispatch(lock());
      if (error.response?.status === 401 && error.config)
        return sendAgain(client, store, error.config, error);
      throw error;
    },
  );
  return () => client.interceptors.response.eject(id);
}

/**
 * Connects the session to the signed-in user's calls: each carries the token, an expired token is renewed, and a 401
 * after that ends the session.
 * @returns disconnects it
 */
export function guardCalls(
  store: Store,
  clients: readonly AxiosInstance[] = [care, account, navbar],
): () => void {
  const untie = clients.flatMap((client) => [sendToken(client, store), guardAnswers(client, store)]);
  return () => {
    for (const undo of untie) undo();
  };
}
