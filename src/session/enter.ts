import type { Answer } from '@/domain/staff/identity';
import type { AppError } from '@/shared/api/appError';
import { createAsyncThunk } from '@/shared/store/asyncThunk';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import type { AppDispatch } from '@/shared/store/useEntities';
import type { Credentials, Profile } from './identity';
import { takeBack } from './handover';
import { ageLeft, isIdle, isLockedAway, lockAway, presentSince, settlePresence } from './idle/presence';
import { selectProfile, selectStatus, signedOut } from './state';
import { clearToken, heldToken, heldVia, keepToken, loadToken, storable, type Via } from './tokenStorage';

export interface SignedIn {
  profile: Profile;
  /** When the session began, epoch ms. */
  since: number;
  via: Via;
  /** A restored session may have been locked, or idle for too long. */
  isLocked?: boolean;
}

/**
 * The calls to the identity host. They are loaded on first use, so that the sign-in page renders earlier; the store
 * holds the loader.
 */
export type Identities = typeof import('./identity');
export interface SessionTools {
  identities: () => Promise<Identities>;
}
const unreachable: AppError = { message: 'errors.network' };

export async function identitiesOf(extra: unknown): Promise<Identities | null> {
  try {
    return await (extra as SessionTools).identities();
  } catch {
    return null;
  }
}

/** Loads what a sign-in needs while the user is still typing; a failure is shown at sign-in. */
export const prepareSignIn = () => (_dispatch: AppDispatch, _getState: unknown, extra: unknown) => {
  void identitiesOf(extra);
};

interface Login {
  /** The whole response, because it is stored. */
  response: object;
  token: string;
  /** Set if the host has been asked already. */
  profile?: Profile;
}

/**
 * After an organisation's sign-in no input can be wrong: the account is unknown. A host's text about a refused token is
 * technical, but an answer with an error is shown in its words (specification 8).
 */
function refusal(error: AppError, via: Via): AppError {
  if (via !== 'organisation' || error.message !== 'auth.rejected') return error;
  const { text, ...refused } = error;
  const isSaid = error.status === 200 && text !== undefined;
  return { ...refused, message: 'organisation.unknownAccount', ...(isSaid && { text }) };
}

/** Creates a sign-in thunk: whatever the method, the identity is the host's answer to the token. */
function door<Arg>(
  name: string,
  via: Via,
  obtain: (identities: Identities, arg: Arg) => Promise<Login>,
  from: readonly string[] = ['signedOut'],
) {
  return createAsyncThunk<SignedIn, Arg>(
    `session/${name}`,
    async (arg, api) => {
      const identities = await identitiesOf(api.extra);
      if (!identities) return api.rejectWithValue(unreachable);
      try {
        const { response, token, profile: known } = await obtain(identities, arg);
        const profile = known ?? (await identities.fetchIdentity(token));
        if (profile.isLocked) return api.rejectWithValue({ message: 'errors.locked', status: 423 });
        takeBack();
        const kept = via === 'password' ? response : { ...response, via };
        if (!keepToken(kept, token)) api.dispatch(noticed({ tone: 'info', message: 'auth.notStored' }));
        api.dispatch(noticed({ tone: 'success', message: 'auth.loginSuccessful' }));
        return { profile, since: now(), via };
      } catch (thrown) {
        return api.rejectWithValue(refusal(identities.signInError(thrown), via));
      }
    },
    { condition: (_, { getState }) => from.includes(selectStatus(getState())) },
  );
}

/** With e-mail and password. */
export const signIn = door<Credentials>('signIn', 'password', (identities, credentials) =>
  identities.authorize(credentials),
);

/** With the token of a link; the role comes from the host's answer and replaces `userRole` (specification 6). */
export const signInByToken = door<{ token: string; answers?: readonly Answer[] }>(
  'signInByToken',
  'password',
  (identities, { token, answers }) => identities.exchange(token, answers),
);

/** With a login response from another call, e.g. the one that verified a code. */
export const signInByAnswer = door<unknown>('signInByAnswer', 'password', (identities, response) =>
  Promise.resolve(identities.loginOf(response)),
);

/**
 * With an access token of the organisation's identity provider; also after the redirect from it while the screen is
 * locked.
 */
export const signInByOrganisation = door<string>(
  'signInByOrganisation',
  'organisation',
  (identities, token) => identities.loginByAccessToken(token),
  ['signedOut', 'locked'],
);

/** With the access token of a demonstration account. */
export const signInToDemonstration = door<string>(
  'signInToDemonstration',
  'demonstration',
  (identities, token) => identities.loginByAccessToken(token),
);

export const doors = [
  signIn,
  signInByToken,
  signInByAnswer,
  signInByOrganisation,
  signInToDemonstration,
] as const;

/** Restores a stored login by fetching its user. Returns null if there is none. */
export const restoreSession = createAsyncThunk<SignedIn | null>('session/restore', async (_, api) => {
  if (loadToken() === null) {
    if (!storable()) api.dispatch(noticed({ tone: 'info', message: 'auth.notStored' }));
    return null;
  }
  const identities = await identitiesOf(api.extra);
  if (!identities) return api.rejectWithValue(unreachable);
  try {
    if (ageLeft() <= 0) {
      const token = heldToken();
      clearToken('age');
      api.dispatch(signedOut('age'));
      if (token !== null) void identities.revoke(token);
      return null;
    }
    const profile = await identities.fetchHeldIdentity();
    if (isIdle() || profile.isLocked) lockAway();
    settlePresence(now());
    const token = heldToken();
    // The tab was closed or offline when the lock was due, so the host is notified of it now.
    if (isLockedAway() && !profile.isLocked && token !== null) void identities.lockThere(token);
    return { profile, since: presentSince() ?? now(), via: heldVia(), isLocked: isLockedAway() };
  } catch (thrown) {
    return api.rejectWithValue(identities.toAppError(thrown));
  }
});

/** Whether a failed restore means that the login is invalid, rather than that the host could not be reached. */
export const isVoid = (error: AppError | undefined): boolean =>
  error?.status === 200 || error?.status === 401 || error?.status === 403;

/** Restores the session at start and on *Retry*; an invalid login is removed, one that could not be checked is kept. */
export const resume = () => async (dispatch: AppDispatch) => {
  const outcome = await dispatch(restoreSession());
  if (restoreSession.rejected.match(outcome) && isVoid(outcome.payload)) clearToken();
};

/** Unlocks for the same person, by their password; the previous token is revoked. */
export const unlock = createAsyncThunk<SignedIn, string>(
  'session/unlock',
  async (password, api) => {
    const before = selectProfile(api.getState());
    const identities = await identitiesOf(api.extra);
    if (!identities || !before) return api.rejectWithValue(unreachable);
    try {
      const { response, token } = await identities.authorize({ email: before.username, password });
      const profile = await identities.fetchIdentity(token);
      const former = heldToken();
      if (profile.username !== before.username) {
        await identities.revoke(token);
        return api.rejectWithValue({ message: 'auth.rejected' });
      }
      // Another tab was faster: it has unlocked or signed out.
      if (selectStatus(api.getState()) !== 'unlocking') {
        void identities.revoke(token);
        return api.rejectWithValue({ message: 'errors.signedOut', aborted: true });
      }
      takeBack();
      keepToken(response, token);
      if (former !== null) void identities.revoke(former);
      return { profile, since: now(), via: 'password' };
    } catch (thrown) {
      return api.rejectWithValue(identities.signInError(thrown));
    }
  },
  { condition: (_, { getState }) => selectStatus(getState()) === 'locked' },
);
