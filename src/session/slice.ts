import { createAction, createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import { toAppError, type AppError } from '@/shared/api/appError';
import { now } from '@/shared/store/clock';
import { createAppThunk } from '@/shared/store/appThunk';
import { noticed } from '@/shared/store/notices';
import type { AppDispatch } from '@/shared/store/useEntities';
import { authorize, fetchIdentity, revoke, type Credentials, type Profile } from './identity';
import { toRole, type Role } from './role';
import { clearToken, heldToken, keepToken, loadToken, storable } from './tokenStorage';

export interface SessionState {
  status: 'restoring' | 'signedOut' | 'signingIn' | 'signedIn';
  values: { loggedInUser: string; loggedInWith: 'jwt'; name: string } | null;
  /** First role name as the host gave it. The default is the specification's and grants nothing: see `selectRole`. */
  userRole: string;
  profile: Profile | null;
  /** The last failure in words: the host's own, or a message id. */
  msg: string;
  error: AppError | null;
  endedBy: EndedBy | null;
  /** When this tab's session began, epoch ms. */
  since: number | null;
}
type EndedBy = 'user' | 'expiry' | 'otherTab';

const initialState: SessionState = {
  status: 'restoring',
  values: null,
  userRole: 'admin',
  profile: null,
  msg: '',
  error: null,
  endedBy: null,
  since: null,
};

type Root = { session: SessionState };
const selectSession = (state: unknown): SessionState => (state as Root).session;
export const selectStatus = (state: unknown) => selectSession(state).status;
export const selectProfile = (state: unknown) => selectSession(state).profile;
export const selectSessionError = (state: unknown) => selectSession(state).error;
export const selectEndedBy = (state: unknown) => selectSession(state).endedBy;
export const selectSignedInSince = (state: unknown) => selectSession(state).since;
export const selectUserName = (state: unknown) => selectSession(state).values?.name ?? '';

/** The role that grants rights: from the host's answer about this session, never from a default or from storage. */
export function selectRole(state: unknown): Role | null {
  const { status, profile } = selectSession(state);
  return status === 'signedIn' ? toRole(profile?.roles[0]?.name) : null;
}

/** The session is over. Every slice answers by forgetting what it holds. */
export const signedOut = createAction<EndedBy>('session/signedOut');

/** A failed sign-in in its own words: "session ended" or "saved or not?" would mislead on this page. */
function signInError(thrown: unknown): AppError {
  const error = toAppError(thrown);
  if (error.message === 'errors.unknownOutcome') return { ...error, message: 'errors.network' };
  if (error.status !== undefined && error.status < 429) return { ...error, message: 'auth.rejected' };
  return error;
}

interface SignedIn {
  profile: Profile;
  at: number;
}

export const signIn = createAsyncThunk<SignedIn, Credentials, { rejectValue: AppError }>(
  'session/signIn',
  async (credentials, api) => {
    try {
      const { response, token } = await authorize(credentials);
      const profile = await fetchIdentity(token);
      if (!keepToken(response, token)) api.dispatch(noticed({ tone: 'info', message: 'auth.notStored' }));
      api.dispatch(noticed({ tone: 'success', message: 'auth.loginSuccessful' }));
      return { profile, at: now() };
    } catch (thrown) {
      return api.rejectWithValue(signInError(thrown));
    }
  },
  { condition: (_, { getState }) => selectStatus(getState()) === 'signedOut' },
);

/** Takes up a stored login: fetches who it belongs to. Answers null when there is none. */
export const restoreSession = createAppThunk<SignedIn | null>('session/restore', async (_, { dispatch }) => {
  const token = loadToken();
  if (token === null) {
    if (!storable()) dispatch(noticed({ tone: 'info', message: 'auth.notStored' }));
    return null;
  }
  return { profile: await fetchIdentity(token), at: now() };
});

/** Whether a failed restore says that the login is void, rather than that nobody could be asked. */
const isVoid = (error: AppError | undefined): boolean =>
  error?.status === 200 || error?.status === 401 || error?.status === 403;

/** Restores the session at start and on *Retry*; a void login is removed, one that could not be checked is kept. */
export const resume = () => async (dispatch: AppDispatch) => {
  const outcome = await dispatch(restoreSession());
  if (restoreSession.rejected.match(outcome) && isVoid(outcome.payload)) clearToken();
};

/** Signs out at once; the host hears of it afterwards, if it can be reached. */
export const signOut = () => async (dispatch: AppDispatch) => {
  const token = heldToken();
  clearToken();
  dispatch(signedOut('user'));
  if (token !== null) await revoke(token);
};

function enter(state: SessionState, { profile, at }: SignedIn): void {
  const name = `${profile.firstName} ${profile.lastName}`.trim() || profile.username;
  state.status = 'signedIn';
  state.values = { loggedInUser: profile.username, loggedInWith: 'jwt', name };
  state.userRole = profile.roles[0]?.name ?? '';
  state.profile = profile;
  state.since = at;
  state.error = null;
  state.endedBy = null;
  state.msg = '';
}

function fail(state: SessionState, error: AppError | undefined): void {
  state.error = error ?? null;
  state.msg = error?.text ?? error?.message ?? '';
}

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signIn.pending, (state) => {
        state.status = 'signingIn';
        state.error = null;
      })
      .addCase(signIn.fulfilled, (state, { payload }) => enter(state, payload))
      .addCase(signIn.rejected, (state, { payload, meta }) => {
        if (meta.condition) return;
        state.status = 'signedOut';
        fail(state, payload);
      })
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
      .addCase(signedOut, (_, { payload }) => ({
        ...initialState,
        status: 'signedOut' as const,
        endedBy: payload,
        error: payload === 'expiry' ? { message: 'errors.signedOut' as const, status: 401 } : null,
      }));
  },
});
export const sessionReducer = slice.reducer;
