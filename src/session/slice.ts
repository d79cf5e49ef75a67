import { createAction, createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import type { AppError } from '@/shared/api/appError';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import type { AppDispatch } from '@/shared/store/useEntities';
import type { Credentials, Profile } from './identity';
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

/** The host now names another role: what was fetched under the former one is forgotten, the session goes on. */
export const roleChanged = createAction<Profile>('session/roleChanged');

interface SignedIn {
  profile: Profile;
  at: number;
}

/**
 * The calls to the identity host. They are fetched when first needed, so that the sign-in page is there before them;
 * the store carries the loader.
 */
export type Identities = typeof import('./identity');
export interface SessionTools {
  identities: () => Promise<Identities>;
}
type Failing = { rejectValue: AppError };
const unreachable: AppError = { message: 'errors.network' };

async function identitiesOf(extra: unknown): Promise<Identities | null> {
  try {
    return await (extra as SessionTools).identities();
  } catch {
    return null;
  }
}

/** Fetches what a sign-in will need while it is still being typed; a failure is told when somebody signs in. */
export const prepareSignIn = () => (_dispatch: AppDispatch, _getState: unknown, extra: unknown) => {
  void identitiesOf(extra);
};

export const signIn = createAsyncThunk<SignedIn, Credentials, Failing>(
  'session/signIn',
  async (credentials, api) => {
    const identities = await identitiesOf(api.extra);
    if (!identities) return api.rejectWithValue(unreachable);
    try {
      const { response, token } = await identities.authorize(credentials);
      const profile = await identities.fetchIdentity(token);
      if (!keepToken(response, token)) api.dispatch(noticed({ tone: 'info', message: 'auth.notStored' }));
      api.dispatch(noticed({ tone: 'success', message: 'auth.loginSuccessful' }));
      return { profile, at: now() };
    } catch (thrown) {
      return api.rejectWithValue(identities.signInError(thrown));
    }
  },
  { condition: (_, { getState }) => selectStatus(getState()) === 'signedOut' },
);

/** Takes up a stored login: fetches who it belongs to. Answers null when there is none. */
export const restoreSession = createAsyncThunk<SignedIn | null, void, Failing>(
  'session/restore',
  async (_, api) => {
    const token = loadToken();
    if (token === null) {
      if (!storable()) api.dispatch(noticed({ tone: 'info', message: 'auth.notStored' }));
      return null;
    }
    const identities = await identitiesOf(api.extra);
    if (!identities) return api.rejectWithValue(unreachable);
    try {
      return { profile: await identities.fetchIdentity(token), at: now() };
    } catch (thrown) {
      return api.rejectWithValue(identities.toAppError(thrown));
    }
  },
);

/** Whether a failed restore says that the login is void, rather than that nobody could be asked. */
const isVoid = (error: AppError | undefined): boolean =>
  error?.status === 200 || error?.status === 401 || error?.status === 403;

/** Restores the session at start and on *Retry*; a void login is removed, one that could not be checked is kept. */
export const resume = () => async (dispatch: AppDispatch) => {
  const outcome = await dispatch(restoreSession());
  if (restoreSession.rejected.match(outcome) && isVoid(outcome.payload)) clearToken();
};

/** Signs out at once; the host hears of it afterwards, if it can be reached. */
export const signOut = () => async (dispatch: AppDispatch, _: unknown, extra: unknown) => {
  const token = heldToken();
  clearToken();
  dispatch(signedOut('user'));
  if (token !== null) await (await identitiesOf(extra))?.revoke(token);
};

/**
 * Asks once more who is signed in, and acts only where the role is another one. Where nobody can be asked nothing
 * changes: a void token shows with the next care call.
 */
export const confirmRole = () => async (dispatch: AppDispatch, getState: () => unknown, extra: unknown) => {
  const token = heldToken();
  const identities = await identitiesOf(extra);
  if (token === null || !identities) return;
  const profile = await identities.fetchIdentity(token).catch(() => null);
  // Somebody else may have signed in while the host thought about it.
  if (profile === null || heldToken() !== token || selectStatus(getState()) !== 'signedIn') return;
  if (toRole(profile.roles[0]?.name) === selectRole(getState())) return;
  dispatch(roleChanged(profile));
  dispatch(noticed({ tone: 'warning', message: 'auth.roleChanged' }));
};

function identify(state: SessionState, profile: Profile): void {
  const name = `${profile.firstName} ${profile.lastName}`.trim() || profile.username;
  state.values = { loggedInUser: profile.username, loggedInWith: 'jwt', name };
  state.userRole = profile.roles[0]?.name ?? '';
  state.profile = profile;
}

function enter(state: SessionState, { profile, at }: SignedIn): void {
  identify(state, profile);
  state.status = 'signedIn';
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
      .addCase(roleChanged, (state, { payload }) => identify(state, payload))
      .addCase(signedOut, (_, { payload }) => ({
        ...initialState,
        status: 'signedOut' as const,
        endedBy: payload,
        error: payload === 'expiry' ? { message: 'errors.signedOut' as const, status: 401 } : null,
      }));
  },
});
export const sessionReducer = slice.reducer;
