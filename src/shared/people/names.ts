import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { colleaguesSchema, type Colleague } from '@/domain/staff/colleague';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { useT } from '@/shared/i18n/text';
import { createAppThunk } from '@/shared/store/appThunk';
import { createReducer } from '@/shared/store/createReducer';
import { useAppDispatch, useSettled } from '@/shared/store/useEntities';

interface PeopleState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Everybody with an active account. */
  colleagues: Colleague[];
}

const initialState: PeopleState = { status: 'idle', colleagues: [] };

const fetchPeople = createAppThunk<Colleague[], { quiet: true }>(
  'people/fetch',
  async (_, { signal }) => parseAnswer(await care.get('/colleagues', { signal }), colleaguesSchema).items,
);

export const peopleReducer = createReducer<PeopleState>(initialState, (on) => {
  on(fetchPeople.pending, (state) => ({ ...state, status: 'loading' }));
  on(fetchPeople.fulfilled, (_, { payload }) => ({ status: 'ready', colleagues: payload }));
  on(fetchPeople.rejected, (state) => ({ ...state, status: 'failed' }));
});
const selectPeople = (state: Record<string, unknown>): PeopleState =>
  (state['people'] as PeopleState | undefined) ?? initialState;

/** Everybody who works here, by name; fetched once. Empty while that is not known. */
export function useColleagueNames(): readonly Colleague[] {
  const dispatch = useAppDispatch();
  const { status, colleagues } = useSelector(selectPeople);
  useEffect(() => {
    if (status === 'idle') void dispatch(fetchPeople({ quiet: true }));
  }, [dispatch, status]);
  return colleagues;
}

/** Tells whether names are as they will stay: known, or not to be had. Asks for them. */
export function useNamesSettled(): boolean {
  useColleagueNames();
  return useSettled(useSelector(selectPeople).status);
}

/** The part of a user name before its sign: who has left is not known by name any more, and an address is nobody's name. */
const shortName = (username: string): string => /^([^@\s]+)@/.exec(username)?.[1] ?? username;

/** Gives the name of a person by user name: the program itself has a word of its own. */
export function useNameOf(): (username: string) => string {
  const t = useT();
  const colleagues = useColleagueNames();
  return useCallback(
    (username) => {
      if (username === 'system') return t('alerts.system');
      // A host that does not know somebody's name says the user name in its place.
      const name = colleagues.find((one) => one.username === username)?.name;
      return name === undefined || name === '' || name === username ? shortName(username) : name;
    },
    [colleagues, t],
  );
}
