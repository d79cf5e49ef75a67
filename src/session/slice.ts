import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { AppError } from '@/shared/api/appError';
import { doors, isVoid, restoreSession, unlock, type SignedIn } from './enter';
import type { Profile } from './identity';
import {
  initialState,
  locked,
  profileChanged,
  roleChanged,
  signedOut,
  unlockedElsewhere,
  type EndedBy,
  type SessionState,
} from './state';

const [first, ...further] = doors;
const entering = isAnyOf(first.pending, ...further.map(({ pending }) => pending));
/** A user signed in, by any method. */
export const entered = isAnyOf(first.fulfilled, ...further.map(({ fulfilled }) => fulfilled));
/** A sign-in was refused, or the host could not be reached. */
export const refused = isAnyOf(first.rejected, ...further.map(({ rejected }) => rejected));

function identify(state: SessionState, profile: Profile): void {
  const name = `${profile.firstName} ${profile.lastName}`.trim() || profile.username;
  const loggedInWith = state.via === 'organisation' ? 'auth0' : 'jwt';
  state.values = { loggedInUser: profile.username, loggedInWith, name };
  state.userRole = profile.roles[0]?.name ?? '';
  state.profile = profile;
}

function enter(state: SessionState, { profile, since, via, isLocked = false }: SignedIn): void {
  state.via = via;
  identify(state, profile);
  state.status = isLocked ? 'locked' : 'signedIn';
  state.since = since;
  state.error = null;
  state.endedBy = null;
  state.msg = '';
}

function fail(state: SessionState, error: AppError | undefined): void {
  state.error = error ?? null;
  state.msg = error?.text ?? error?.message ?? '';
}

/** The sign-in page's message for a session that ended by itself. */
const ended: Partial<Record<EndedBy, AppError>> = {
  expiry: { message: 'errors.signedOut', status: 401 },
  age: { message: 'session.ageOver', status: 401 },
};

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(restoreSession.pending, (state) => {
        state.status = 'restoring';
        state.error = null;
      })
      .addCase(restoreSession.fulfilled, (state, { payload }) => {
        if (payload) enter(state, payload);
        else state.status = 'signedOut';
      })
      .addCase(restoreSession.rejected, (state, { payload }) => {
        if (isVoid(payload)) state.status = 'signedOut';
        fail(state, payload);
      })
      .addCase(unlock.pending, (state) => {
        state.status = 'unlocking';
        state.error = null;
      })
      .addCase(unlock.fulfilled, (state, { payload }) => enter(state, payload))
      .addCase(unlock.rejected, (state, { payload, meta }) => {
        // Another tab may have signed out meanwhile.
        if (meta.condition || state.status !== 'unlocking') return;
        state.status = 'locked';
        fail(state, payload);
      })
      .addCase(locked, (state) => {
        state.status = 'locked';
        state.error = null;
      })
      .addCase(unlockedElsewhere, (state, { payload }) => {
        identify(state, payload);
        state.status = 'signedIn';
        state.error = null;
      })
      .addCase(roleChanged, (state, { payload }) => identify(state, payload))
      .addCase(profileChanged, (state, { payload }) => identify(state, payload))
      .addCase(signedOut, (_, { payload }) => ({
        ...initialState,
        status: 'signedOut' as const,
        endedBy: payload,
        error: ended[payload] ?? null,
      }))
      .addMatcher(entering, (state) => {
        state.status = 'signingIn';
        state.error = null;
      })
      .addMatcher(entered, (state, { payload }) => enter(state, payload))
      .addMatcher(refused, (state, { payload, meta }) => {
        if (meta.condition) return;
        // The screen may have been locked during the return from the organisation's sign-in: it stays locked.
        state.status = state.profile ? 'locked' : 'signedOut';
        fail(state, payload);
      });
  },
});
export const sessionReducer = slice.reducer;
