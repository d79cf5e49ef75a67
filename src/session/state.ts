import type { AppError } from '@/shared/api/appError';
import { createAction } from '@/shared/store/actions';
import type { Profile } from './identity';
import { toRole, type Role } from '@/domain/access';
import type { Via } from './tokenStorage';

export interface SessionState {
  /** `locked`: a user is signed in, and nothing is shown until they unlock. */
  status: 'restoring' | 'signedOut' | 'signingIn' | 'signedIn' | 'locked' | 'unlocking';
  values: { loggedInUser: string; loggedInWith: 'jwt' | 'auth0'; name: string } | null;
  /** First role name from the host. The default is the specification's and grants nothing: see `selectRole`. */
  userRole: string;
  profile: Profile | null;
  via: Via;
  /** The last failure as text: the host's own, or a message id. */
  msg: string;
  error: AppError | null;
  endedBy: EndedBy | null;
  /** When this session began, in any tab, epoch ms. */
  since: number | null;
}
/** `age`: the maximum duration of a session was reached. */
export type EndedBy = 'user' | 'expiry' | 'age' | 'otherTab';

export const initialState: SessionState = {
  status: 'restoring',
  values: null,
  userRole: 'admin',
  profile: null,
  via: 'password',
  msg: '',
  error: null,
  endedBy: null,
  since: null,
};

type Root = { session: SessionState };
export const selectSession = (state: unknown): SessionState => (state as Root).session;
export const selectStatus = (state: unknown) => selectSession(state).status;
export const selectIsLocked = (state: unknown) => {
  const status = selectStatus(state);
  return status === 'locked' || status === 'unlocking';
};
export const selectProfile = (state: unknown) => selectSession(state).profile;
export const selectSessionError = (state: unknown) => selectSession(state).error;
export const selectEndedBy = (state: unknown) => selectSession(state).endedBy;
export const selectSignedInSince = (state: unknown) => selectSession(state).since;
export const selectVia = (state: unknown) => selectSession(state).via;
export const selectUserName = (state: unknown) => selectSession(state).values?.name ?? '';
export const selectAvatar = (state: unknown) => selectSession(state).profile?.avatar;

/** The role that grants rights: from the host's answer for this session, never from a default or from storage. */
export function selectRole(state: unknown): Role | null {
  const { status, profile } = selectSession(state);
  return status === 'signedIn' ? toRole(profile?.roles[0]?.name) : null;
}

/** The session is over. Every slice resets on it. */
export const signedOut = createAction<EndedBy>('session/signedOut');

/** The screen is locked, here or in another tab. Fetched data are cleared as on signing out; the user is kept. */
export const locked = createAction('session/locked');
/** Another tab unlocked for the same person, as confirmed by the host. */
export const unlockedElsewhere = createAction<Profile>('session/unlockedElsewhere');

/** The host now reports another role: data fetched under the previous one are cleared, the session continues. */
export const roleChanged = createAction<Profile>('session/roleChanged');
/** Name, contact or picture changed; the role did not. */
export const profileChanged = createAction<Profile>('session/profileChanged');
