import type { QuestionId } from '@/domain/staff/questions';
import type { OwnSession } from '@/domain/staff/identity';
import { createReducer } from '@/shared/store/createReducer';
import {
  changePassword,
  endOtherSessions,
  endSession,
  fetchQuestions,
  fetchSessions,
  saveProfile,
  saveQuestions,
} from './calls';

interface ProfileState {
  /** Of saving: the specification's save-user begin, success and failed. */
  save: 'idle' | 'saving' | 'saved' | 'failed';
  /** Why the last save failed: the host's own words, or a message id. */
  msg: string;
  /** Which security questions are set; null until they are known. */
  questions: QuestionId[] | null;
  sessions: OwnSession[];
}
const initialState: ProfileState = { save: 'idle', msg: '', questions: null, sessions: [] };

const onlyThis = (state: ProfileState) => ({
  ...state,
  sessions: state.sessions.filter(({ current }) => current),
});
const asked = (state: ProfileState, { payload: questions }: { payload: QuestionId[] }) => ({
  ...state,
  questions,
});

export const profileReducer = createReducer<ProfileState>(initialState, (on) => {
  on(saveProfile.pending, (state) => ({ ...state, save: 'saving', msg: '' }));
  on(saveProfile.fulfilled, (state) => ({ ...state, save: 'saved' }));
  on(saveProfile.rejected, (state, { payload }) => ({
    ...state,
    save: 'failed',
    msg: payload?.text ?? payload?.message ?? '',
  }));
  on(fetchQuestions.fulfilled, asked);
  on(saveQuestions.fulfilled, asked);
  on(fetchSessions.fulfilled, (state, { payload }) => ({ ...state, sessions: payload }));
  on(endSession.fulfilled, (state, { meta }) => ({
    ...state,
    sessions: state.sessions.filter(({ id }) => id !== meta.arg.id),
  }));
  on(endOtherSessions.fulfilled, onlyThis);
  on(changePassword.fulfilled, onlyThis);
});

type Root = { profile: ProfileState };
const selectOwn = (state: unknown): ProfileState => (state as Root).profile;
export const selectQuestions = (state: unknown) => selectOwn(state).questions;
export const selectSessions = (state: unknown) => selectOwn(state).sessions;
