import type { AppError } from '@/shared/api/appError';
import { anyOf } from '@/shared/store/actions';
import { createReducer } from '@/shared/store/createReducer';
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

const entering = anyOf(...doors.map(({ pending }) => pending));
/** A user signed in, by any method. */
export const entered = anyOf(...doors.map(({ fulfilled }) => fulfilled));
/** A sign-in was refused, or the host could not be reached. */
export const refused = anyOf(...doors.map(({ rejected }) => rejected));

function identified(state: SessionState, profile: Profile): SessionState {
  const name = `${profile.firstName} ${profile.lastName}`.trim() || profile.username;
  const loggedInWith = state.via === 'organisation' ? 'auth0' : 'jwt';
  return {
    ...state,
    values: { loggedInUser: profile.username, loggedInWith, name },
    userRole: profile.roles[0]?.name ?? '',
    profile,
  };
}

const enter = (state: SessionState, { profile, since, via, isLocked = false }: SignedIn): SessionState => ({
  ...identified({ ...state, via }, profile),
  status: isLocked ? 'locked' : 'signedIn',
  since,
  error: null,
  endedBy: null,
  msg: '',
});

const begun = (state: SessionState, status: SessionState['status']): SessionState => ({
  ...state,
  status,
  error: null,
});

const failed = (
  state: SessionState,
  error: AppError | undefined,
  status: SessionState['status'],
): SessionState => ({ ...state, status, error: error ?? null, msg: error?.text ?? error?.message ?? '' });

/** The sign-in page's message for a session that ended by itself. */
const ended: Partial<Record<EndedBy, AppError>> = {
  expiry: { message: 'errors.signedOut', status: 401 },
  age: { message: 'session.ageOver', status: 401 },
};

export const sessionReducer = createReducer<SessionState>(initialState, (on) => {
  on(restoreSession.pending, (state) => begun(state, 'restoring'));
  on(restoreSession.fulfilled, (state, { payload }) =>
    payload ? enter(state, payload) : { ...state, status: 'signedOut' },
  );
  on(restoreSession.rejected, (state, { payload }) =>
    failed(state, payload, isVoid(payload) ? 'signedOut' : state.status),
  );
  on(unlock.pending, (state) => begun(state, 'unlocking'));
  on(unlock.fulfilled, (state, { payload }) => enter(state, payload));
  on(unlock.rejected, (state, { payload }) =>
    // Another tab may have signed out meanwhile.
    state.status === 'unlocking' ? failed(state, payload, 'locked') : state,
  );
  on(locked, (state) => begun(state, 'locked'));
  on(unlockedElsewhere, (state, { payload }) => begun(identified(state, payload), 'signedIn'));
  on(roleChanged, (state, { payload }) => identified(state, payload));
  on(profileChanged, (state, { payload }) => identified(state, payload));
  on(signedOut, (_, { payload }) => ({
    ...initialState,
    status: 'signedOut',
    endedBy: payload,
    error: ended[payload] ?? null,
  }));
  on(entering, (state) => begun(state, 'signingIn'));
  on(entered, (state, { payload }) => enter(state, payload));
  on(refused, (state, { payload }) =>
    // The screen may have been locked during the return from the organisation's sign-in: it stays locked.
    failed(state, payload, state.profile ? 'locked' : 'signedOut'),
  );
});
