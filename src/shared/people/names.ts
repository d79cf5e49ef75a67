import { createSlice } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { colleaguesSchema, type Colleague } from '@/domain/staff/colleague';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { useT } from '@/shared/i18n/text';
import { createAppThunk } from '@/shared/store/appThunk';
import { useAppDispatch } from '@/shared/store/useEntities';

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

const slice = createSlice({
  name: 'people',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchPeople.pending, (state) => {
        state.status = 'loading';
      })
      .addCase(fetchPeople.fulfilled, (_, { payload }) => ({ status: 'ready', colleagues: payload }))
      .addCase(fetchPeople.rejected, (state) => {
        state.status = 'failed';
      });
  },
});
export const peopleReducer = slice.reducer;
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

/** The part of a user name before its sign: who has left is not known by name any more, and an address is nobody's name. */
const shortName = (username: string): string => /^([^@\s]+)@/.exec(username)?.[1] ?? username;

/** What somebody is called, by user name: the program itself has a word of its own. */
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
