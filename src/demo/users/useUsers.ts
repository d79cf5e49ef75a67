import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { toAppError, type AppError } from '@/shared/api/appError';
import { onConnectionReturned } from '@/shared/api/connection';
import { demo } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { listedUserSchema, type ListedUser, type Rights } from '@/shared/demonstration/users';
import type { Status } from '@/shared/store/recordSlice';
import { actorAt, everybody, rightsAt, takeFetched, useUsersStore } from './usersStore';

const usersSchema = z.array(listedUserSchema);

export interface Users {
  status: Status;
  error: AppError | null;
  /** Whether they have ever been fetched: they stay while they are fetched again. */
  isThere: boolean;
  users: readonly ListedUser[];
  archived: ReadonlySet<number>;
  actor: ListedUser | null;
  /** What the one acted as may do to them. */
  rights: Rights;
  reload: () => void;
}

/** The listed users as they are now, and what may be done to them. */
export function useUsers(): Users {
  const state = useUsersStore();
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<{ round: number; error: AppError | null }>({
    round: -1,
    error: null,
  });
  useEffect(() => {
    const leaving = new AbortController();
    demo
      .get('/users/list', { signal: leaving.signal })
      .then((answer) => parseAnswer(answer, usersSchema))
      .then(
        (fetched) => {
          takeFetched(fetched);
          setOutcome({ round, error: null });
        },
        (thrown: unknown) => {
          if (!leaving.signal.aborted) setOutcome({ round, error: toAppError(thrown) });
        },
      );
    return () => leaving.abort();
  }, [round]);
  const { error } = outcome;
  const failed = error !== null;
  const reload = useCallback(() => setRound((before) => before + 1), []);
  useLayoutEffect(() => (failed ? onConnectionReturned(reload) : undefined), [failed, reload]);
  const users = useMemo(() => everybody(state), [state]);
  const isThere = state.fetched.length > 0;
  const common = {
    users,
    isThere,
    archived: state.archived,
    actor: actorAt(state),
    rights: rightsAt(state),
    reload,
  };
  if (outcome.round !== round) return { ...common, status: 'loading', error: null };
  return { ...common, status: failed ? 'failed' : 'ready', error };
}
