import type { AxiosInstance, AxiosResponse } from 'axios';
import { account, care, iam } from '@/shared/api/http';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import type { AppDispatch } from '@/shared/store/useEntities';
import { selectStatus } from './state';

interface Store {
  dispatch: AppDispatch;
  getState: () => unknown;
}

/** A clock error above this is reported, ms, because readings get their time from the clock. */
const TOLERATED_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
/** From here on the error is shown in hours, minutes. */
const IN_HOURS = 120;

/** How far the clock of this device is ahead of the host that answered, ms; null if the host does not send its time. */
function skewOf({ headers }: AxiosResponse): number | null {
  const date: unknown = headers['date'];
  const at = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  return Number.isNaN(at) ? null : now() - at;
}

/**
 * Compares the clock of this device with the hosts that answer, and reports an error once per sign-in. Nothing else
 * depends on it: a token is renewed when a host refuses it, not by the clock.
 * @returns stops it
 */
export function watchClock(
  store: Store,
  clients: readonly AxiosInstance[] = [iam, account, care],
): () => void {
  let told = false;
  const judge = (response: AxiosResponse) => {
    const status = selectStatus(store.getState());
    if (status === 'signingIn') told = false;
    const skew = skewOf(response);
    if (told || status !== 'signedIn' || skew === null || Math.abs(skew) <= TOLERATED_MS) return;
    told = true;
    const minutes = Math.round(Math.abs(skew) / MINUTE_MS);
    const hours = minutes < IN_HOURS ? 0 : Math.round(minutes / 60);
    const values = { direction: skew > 0 ? 'ahead' : 'behind', minutes, hours };
    store.dispatch(noticed({ tone: 'warning', message: 'session.clockOff', values }));
  };
  const untie = clients.map((client) => {
    const id = client.interceptors.response.use((response) => {
      judge(response);
      return response;
    });
    return () => client.interceptors.response.eject(id);
  });
  return () => {
    for (const undo of untie) undo();
  };
}
