import type { QuestionId } from '@/domain/staff/questions';
import {
  ownProfileSchema,
  ownSessionsSchema,
  questionsSchema,
  type Answer,
  type OwnProfileDraft,
  type OwnSession,
} from '@/domain/staff/identity';
import { profileSchema, refuseErrors, type Profile } from '@/session/identity';
import { profileChanged, selectProfile } from '@/session/state';
import { toAppError, type AppError } from '@/shared/api/appError';
import { account } from '@/shared/api/http';
import { inVersion, parseAnswer } from '@/shared/api/resource';
import { createAppThunk, type ThunkTools } from '@/shared/store/appThunk';

const MY = '/identities/my';

/** Failures are shown where the action was taken. */
interface Quiet {
  quiet: true;
}
export const QUIET: Quiet = { quiet: true };

/** Whether a host does not offer the call at all: then the organisation takes care of this elsewhere. */
export const isNotOffered = (error: AppError | null): boolean =>
  error?.status === 404 || error?.status === 405;

/**
 * Name, contact and picture as the host answered them, everywhere at once. A role is followed by the session alone,
 * which also forgets what was fetched under the former one.
 */
function take(profile: Profile, { dispatch, getState }: ThunkTools): void {
  const known = selectProfile(getState());
  if (known) dispatch(profileChanged({ ...profile, roles: known.roles }));
}

async function readProfile(signal?: AbortSignal): Promise<Profile> {
  const answer = await account.get<unknown>(`${MY}/`, signal ? { signal } : {});
  refuseErrors(answer);
  return parseAnswer(answer, profileSchema);
}

/** The profile as it is stored now; it may have been changed in another window since the sign-in. */
export const fetchProfile = createAppThunk<void, Quiet>('profile/fetch', async (_, tools) =>
  take(await readProfile(tools.signal), tools),
);

/** The whole profile as a save sends it: what is left out is removed. */
const draftOf = (profile: Profile | null): OwnProfileDraft => ({
  firstName: profile?.firstName ?? '',
  lastName: profile?.lastName ?? '',
  phone: profile?.phone,
  mobile: profile?.mobile,
  avatar: profile?.avatar,
});

const putProfile = (read: Profile | null, change: Partial<OwnProfileDraft>): Promise<Profile> =>
  inVersion(read?.version ?? '', account).put(`${MY}/`, { ...draftOf(read), ...change }, ownProfileSchema);

/**
 * Saves what was changed of the profile, and names the version it was changed in. The host's version also counts what
 * is not saved here, such as role and password: it is a conflict only where one of our fields is another one. Then the
 * newer version is there when this has failed.
 */
export const saveProfile = createAppThunk<void, Quiet & { change: Partial<OwnProfileDraft> }>(
  'profile/save',
  async ({ change }, tools) => {
    const read = selectProfile(tools.getState());
    try {
      take(await putProfile(read, change), tools);
    } catch (thrown) {
      if (toAppError(thrown).status !== 412) throw thrown;
      const newer = await readProfile();
      if (JSON.stringify(draftOf(newer)) !== JSON.stringify(draftOf(read))) {
        take(newer, tools);
        throw thrown;
      }
      take(await putProfile(newer, change), tools);
    }
  },
);

/** The host ends the other sessions of the account with it. */
export const changePassword = createAppThunk<void, Quiet & { current: string; password: string }>(
  'profile/changePassword',
  async ({ current, password }) => {
    await account.post(`${MY}/password`, { current, password });
  },
);

export const fetchQuestions = createAppThunk<QuestionId[], Quiet>(
  'profile/fetchQuestions',
  async (_, { signal }) => {
    return parseAnswer(await account.get(`${MY}/questions`, { signal }), questionsSchema, 'closed').questions;
  },
);

/** Replaces the questions; without answers none is left. */
export const saveQuestions = createAppThunk<QuestionId[], Quiet & { password: string; answers: Answer[] }>(
  'profile/saveQuestions',
  async ({ password, answers }) => {
    return parseAnswer(await account.put(`${MY}/questions`, { password, answers }), questionsSchema, 'closed')
      .questions;
  },
);

export const fetchSessions = createAppThunk<OwnSession[], Quiet>(
  'profile/fetchSessions',
  async (_, { signal }) => {
    return parseAnswer(await account.get(`${MY}/sessions`, { signal }), ownSessionsSchema).items;
  },
);

/** Signs out one other device. One that is not there any more has signed out by itself. */
export const endSession = createAppThunk<void, Quiet & { id: string }>(
  'profile/endSession',
  async ({ id }) => {
    try {
      await account.delete(`${MY}/sessions/${encodeURIComponent(id)}`);
    } catch (thrown) {
      if (toAppError(thrown).status !== 404) throw thrown;
    }
  },
);

export const endOtherSessions = createAppThunk<void, Quiet>('profile/endOtherSessions', async () => {
  await account.delete(`${MY}/sessions`);
});
