import axios, { type AxiosInstance } from 'axios';
import { account, care } from '@/shared/api/http';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import type { AppDispatch } from '@/shared/store/useEntities';
import { identitiesOf } from './enter';
import { lock } from './leave';
import { toRole } from '@/domain/access';
import { roleChanged, selectRole, selectStatus } from './state';
import { heldSession } from './tokenStorage';

interface Store {
  dispatch: AppDispatch;
  getState: () => unknown;
}

/** The role is not checked again more often than this, ms: a page with many refused calls checks once. */
const BETWEEN_MS = 30_000;

/**
 * Fetches the identity again and acts only if the role has changed. If the host cannot be reached nothing changes: an
 * invalid token shows with the next care call.
 */
export const confirmRole = () => async (dispatch: AppDispatch, getState: () => unknown, extra: unknown) => {
  const session = heldSession();
  const identities = await identitiesOf(extra);
  if (session === null || !identities) return;
  const profile = await identities.fetchHeldIdentity().catch(() => null);
  // Another user may have signed in during the call.
  if (profile === null || heldSession() !== session || selectStatus(getState()) !== 'signedIn') return;
  if (profile.isLocked) {
    dispatch(lock());
    return;
  }
  if (toRole(profile.roles[0]?.name) === selectRole(getState())) return;
  dispatch(roleChanged(profile));
  dispatch(noticed({ tone: 'warning', message: 'auth.roleChanged' }));
};

function asking({ dispatch, getState }: Store): () => void {
  let last = -Infinity;
  let underWay = false;
  return () => {
    if (underWay || now() - last < BETWEEN_MS || selectStatus(getState()) !== 'signedIn') return;
    underWay = true;
    last = now();
    void dispatch(confirmRole()).finally(() => {
      underWay = false;
    });
  };
}

function onRefusal(client: AxiosInstance, ask: () => void): () => void {
  const id = client.interceptors.response.use(undefined, (error: unknown) => {
    if (isForbidden(error)) ask();
    throw error;
  });
  return () => client.interceptors.response.eject(id);
}

const isForbidden = (error: unknown): boolean => axios.isAxiosError(error) && error.response?.status === 403;

/**
 * Follows role changes during the session: a forbidden call, or the return to the window, checks the role with the
 * identity host.
 * @returns stops it
 */
export function followRole(store: Store): () => void {
  const ask = asking(store);
  const untie = [onRefusal(care, ask), onRefusal(account, ask)];
  window.addEventListener('focus', ask);
  return () => {
    for (const undo of untie) undo();
    window.removeEventListener('focus', ask);
  };
}
