import axios, { CanceledError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { care } from '@/shared/api/http';
import type { AppDispatch } from '@/shared/store/useEntities';
import type { Role } from './role';
import { selectRole, selectStatus, signedOut } from './slice';
import { clearToken, heldToken } from './tokenStorage';

interface Store {
  dispatch: AppDispatch;
  getState: () => unknown;
}

const bearer = (): string | undefined => {
  const token = heldToken();
  return token === null ? undefined : `Bearer ${token}`;
};

/** The role under which a read was sent. A write is not among them: whoever saved something has to hear of it. */
const readAs = new WeakMap<InternalAxiosRequestConfig, Role | null>();

function sendToken(client: AxiosInstance, store: Store): () => void {
  const id = client.interceptors.request.use((config) => {
    const header = bearer();
    if (header === undefined) throw new CanceledError();
    config.headers.set('Authorization', header);
    if ((config.method ?? 'get').toLowerCase() === 'get') readAs.set(config, selectRole(store.getState()));
    return config;
  });
  return () => client.interceptors.request.eject(id);
}

/**
 * An answer that arrives after its session has ended belongs to nobody: the next person must not see it. Nor does a
 * role see what was asked under another. The first 401 of the session ends it; later ones carry a token that is no
 * longer held.
 */
function guardAnswers(client: AxiosInstance, store: Store): () => void {
  const outlived = (config: InternalAxiosRequestConfig | undefined) => {
    if (config?.headers.get('Authorization') !== bearer() || !config) return true;
    return readAs.has(config) && readAs.get(config) !== selectRole(store.getState());
  };
  const id = client.interceptors.response.use(
    (response) => {
      if (outlived(response.config)) throw new CanceledError();
      return response;
    },
    (error: unknown) => {
      if (!axios.isAxiosError(error) || axios.isCancel(error)) throw error;
      if (outlived(error.config)) throw new CanceledError();
      if (error.response?.status === 401 && selectStatus(store.getState()) === 'signedIn') {
        clearToken();
        store.dispatch(signedOut('expiry'));
      }
      throw error;
    },
  );
  return () => client.interceptors.response.eject(id);
}

/**
 * Ties the session to the care calls: each carries the token, and a 401 ends the session.
 * @returns unties it
 */
export function guardCalls(store: Store, client: AxiosInstance = care): () => void {
  const untie = [sendToken(client, store), guardAnswers(client, store)];
  return () => {
    for (const undo of untie) undo();
  };
}
