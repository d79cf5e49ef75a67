import { createSlice } from '@reduxjs/toolkit';
import type { QuestionId } from '@/domain/staff/account';
import type { OwnSession } from '@/domain/staff/identity';
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

const onlyThis = (state: ProfileState) => {
  state.sessions = state.sessions.filter(({ current }) => current);
};

const slice = createSlice({
  name: 'profile',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(saveProfile.pending, (state) => {
        state.save = 'saving';
        state.msg = '';
      })
      .addCase(saveProfile.fulfilled, (state) => {
        state.save = 'saved';
      })
      .addCase(saveProfile.rejected, (state, { payload }) => {
        state.save = 'failed';
        state.msg = payload?.text ?? payload?.message ?? '';
      })
      .addCase(fetchQuestions.fulfilled, (state, { payload }) => {
        state.questions = payload;
      })
      .addCase(saveQuestions.fulfilled, (state, { payload }) => {
        state.questions = payload;
      })
      .addCase(fetchSessions.fulfilled, (state, { payload }) => {
        state.sessions = payload;
      })
      .addCase(endSession.fulfilled, (state, { meta }) => {
        state.sessions = state.sessions.filter(({ id }) => id !== meta.arg.id);
      })
      .addCase(endOtherSessions.fulfilled, onlyThis)
      .addCase(changePassword.fulfilled, onlyThis);
  },
});
export const profileReducer = slice.reducer;

type Root = { profile: ProfileState };
const selectOwn = (state: unknown): ProfileState => (state as Root).profile;
export const selectQuestions = (state: unknown) => selectOwn(state).questions;
export const selectSessions = (state: unknown) => selectOwn(state).sessions;
