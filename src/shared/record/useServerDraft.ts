import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AppThunk } from '../store/appThunk';
import type { Sent } from '../store/recordSlice';
import { useAppDispatch } from '../store/useEntities';
import { serverDraft, type DraftState, type ServerDraft } from './serverDraft';

/** A server draft and how it stands. */
export type KeptDraft<Body, Stored> = Omit<ServerDraft<Body, Stored>, 'state' | 'subscribe'> & {
  state: DraftState;
};

/**
 * Keeps a record on the server while it is typed, so that it can be continued later, also on another device. Leaving the
 * page, or its tab, sends what waits.
 * @param store of the slice
 * @param opened the version that was opened; none of a new record
 */
export function useServerDraft<Body extends { id: string }, Stored extends { version: string }>(
  store: AppThunk<Stored, Sent<Body>>,
  opened: string | undefined,
): KeptDraft<Body, Stored> {
  const dispatch = useAppDispatch();
  const [{ state, subscribe, ...draft }] = useState(() =>
    serverDraft<Body, Stored>(async (body, version) => {
      const outcome = await dispatch(store({ body, version, quiet: true }));
      if (store.rejected.match(outcome)) return { failure: outcome.payload ?? { message: 'errors.unknown' } };
      return { stored: outcome.payload as Stored };
    }, opened),
  );
  const { flush } = draft;
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void flush();
    };
  }, [flush]);
  return { ...draft, state: useSyncExternalStore(subscribe, state) };
}
