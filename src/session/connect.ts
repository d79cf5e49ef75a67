import type { AxiosInstance } from 'axios';
import axios from 'axios';
import { care } from '@/shared/api/http';
import type { AppDispatch } from '@/shared/store/useEntities';
import { selectStatus, signedOut } from './slice';
import { clearToken, forgetToken, heldToken, replacedElsewhere } from './tokenStorage';

interface Store {
  dispatch: AppDispatch;
  getState: () => unknown;
}

function sendToken(client: AxiosInstance): () => void {
  const id = client.interceptors.request.use((config) => {
    const token = heldToken();
    if (token !== null) config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  });
  return () => client.interceptors.request.eject(id);
}

/** The first 401 ends the session; those of calls still under way, or sent with an earlier token, change nothing. */
function endOnRefusal(client: AxiosInstance, store: Store): () => void {
  const id = client.interceptors.response.use(undefined, (error: unknown) => {
    const refused = axios.isAxiosError(error) && error.response?.status === 401;
    const ours = refused && error.config?.headers.get('Authorization') === `Bearer ${heldToken() ?? ''}`;
    if (ours && selectStatus(store.getState()) === 'signedIn') {
      clearToken();
      store.dispatch(signedOut('expiry'));
    }
    return Promise.reject(error);
  });
  return () => client.interceptors.response.eject(id);
}

/** Signs this tab out when another one did, also when the page comes back out of the browser's page cache. */
function followOtherTabs(store: Store): () => void {
  const check = () => {
    if (selectStatus(store.getState()) !== 'signedIn' || !replacedElsewhere()) return;
    forgetToken();
    store.dispatch(signedOut('otherTab'));
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) check();
  };
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', check);
    window.removeEventListener('pageshow', onShow);
  };
}

/**
 * Ties the session to the calls and to the other tabs: every care call carries the token, a 401 ends the session.
 * @returns unties it
 */
export function connectSession(store: Store): () => void {
  const untie = [sendToken(care), endOnRefusal(care, store), followOtherTabs(store)];
  return () => {
    for (const undo of untie) undo();
  };
}
