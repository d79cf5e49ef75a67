import {
  createAsyncThunk,
  createSlice,
  isAnyOf,
  isFulfilled,
  isPending,
  isRejected,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { QuestionId } from '@/domain/staff/account';
import type { Answer, SignUp } from '@/domain/staff/identity';
import { doors, identitiesOf } from '@/session/enter';
import { locked, signedOut } from '@/session/state';
import type { AppError } from '@/shared/api/appError';
import type { FlowName, Sent } from './flow';
import { flowNames, type Flow } from './flow';

/** The token of the link that opened a page, removed from the address. */
interface Link {
  path: string;
  token: string;
}

interface IdentityFlows {
  flows: Record<FlowName, Flow>;
  link: Link | null;
  /** The security questions of the account that a reset link is for; null until known. */
  questions: readonly QuestionId[] | null;
  /** Allows setting a password once the questions are answered. */
  resetToken: string | null;
}

type Root = { identityFlows: IdentityFlows };
const selectFlows = (state: unknown) => (state as Root).identityFlows;
export const selectFlow = (state: unknown, name: FlowName): Flow => selectFlows(state).flows[name];
export const selectLink = (state: unknown) => selectFlows(state).link;
export const selectQuestions = (state: unknown) => selectFlows(state).questions;
export const selectResetToken = (state: unknown) => selectFlows(state).resetToken;

type Calls = typeof import('./calls');

/** The calls, loaded on first use, behind the hosts that answer them. */
async function callsOf(extra: unknown): Promise<Calls | null> {
  if (!(await identitiesOf(extra))) return null;
  return import('./calls').catch(() => null);
}

/** Failures are shown in place. */
interface Quiet {
  quiet: true;
}

/** A step of a flow. It cannot start again while its answer is pending. */
const step = <Arg extends object, Result>(name: FlowName, run: (calls: Calls, arg: Arg) => Promise<Result>) =>
  createAsyncThunk<Result, Arg & Quiet, { rejectValue: AppError }>(
    `identityFlows/${name}`,
    async (arg, api) => {
      const calls = await callsOf(api.extra);
      if (!calls) return api.rejectWithValue({ message: 'errors.network' });
      try {
        return await run(calls, arg);
      } catch (thrown) {
        return api.rejectWithValue(calls.flowError(thrown, name));
      }
    },
    { condition: (_, { getState }) => selectFlow(getState(), name).status !== 'working' },
  );

type Address = { email: string };
export const signUp = step<SignUp, Sent>('signUp', (calls, { email, password, firstName, lastName }) =>
  calls.signUp({ email, password, firstName, lastName }),
);
export const sendCode = step<Address, Sent>('sendCode', (calls, { email }) => calls.sendCode(email));
export const sendSignInLink = step<Address, Sent>('sendSignInLink', (calls, { email }) =>
  calls.sendSignInLink(email),
);
export const lostPassword = step<Address, Sent>('lostPassword', (calls, { email }) =>
  calls.lostPassword(email),
);
/** Returns the login response, which is kept only in the session that it opens. */
export const verifyCode = step<Address & { code: string }, object>('verifyCode', (calls, { email, code }) =>
  calls.verifyCode(email, code),
);
export const fetchQuestions = step<{ token: string }, readonly QuestionId[]>(
  'fetchQuestions',
  (calls, { token }) => calls.fetchQuestions(token),
);
/** Returns the token that allows setting a password. */
export const answerQuestions = step<{ token: string; answers: Answer[] }, string>(
  'answerQuestions',
  (calls, { token, answers }) => calls.answerQuestions(token, answers),
);
export const resetPassword = step<{ token: string; password: string }, void>(
  'resetPassword',
  (calls, { token, password }) => calls.resetPassword(token, password),
);

const steps = [
  signUp,
  sendCode,
  sendSignInLink,
  lostPassword,
  verifyCode,
  fetchQuestions,
  answerQuestions,
  resetPassword,
] as const;
const [firstDoor, ...furtherDoors] = doors;
const entered = isAnyOf(firstDoor.fulfilled, ...furtherDoors.map(({ fulfilled }) => fulfilled));

const idle: Flow = { status: 'idle', msg: '', error: null, sent: null };
const initialState: IdentityFlows = {
  flows: Object.fromEntries(flowNames.map((name) => [name, idle])) as Record<FlowName, Flow>,
  link: null,
  questions: null,
  resetToken: null,
};
const flowOf = (state: IdentityFlows, { type }: { type: string }): Flow =>
  state.flows[type.split('/')[1] as FlowName];

function begin(flow: Flow, status: Flow['status']): void {
  Object.assign(flow, { status, msg: '', error: null });
}

function forgetReset(state: IdentityFlows): void {
  state.questions = null;
  state.resetToken = null;
  for (const name of ['fetchQuestions', 'answerQuestions', 'resetPassword'] as const)
    begin(state.flows[name], 'idle');
}

/**
 * Kept in memory only, and cleared when a user has signed in or out. The end of an earlier session, before the link was
 * opened, clears nothing.
 */
const slice = createSlice({
  name: 'identityFlows',
  initialState,
  reducers: {
    /** A page was opened by a link, or has finished with it. */
    linkChanged(state, { payload }: PayloadAction<Link | null>) {
      state.link = payload;
      forgetReset(state);
    },
    /** The page was left, so its messages are cleared. */
    flowLeft: (state, { payload }: PayloadAction<FlowName>) => begin(state.flows[payload], 'idle'),
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchQuestions.fulfilled, (state, { payload }) => {
        state.questions = [...payload];
      })
      .addCase(answerQuestions.fulfilled, (state, { payload }) => {
        state.resetToken = payload;
      })
      .addCase(locked, () => initialState)
      .addCase(signedOut, (state, { payload }) =>
        payload === 'expiry' || payload === 'age' ? { ...initialState, link: state.link } : initialState,
      )
      .addMatcher(isPending(...steps), (state, action) => begin(flowOf(state, action), 'working'))
      .addMatcher(isFulfilled(...steps), (state, action) => begin(flowOf(state, action), 'done'))
      .addMatcher(isRejected(...steps), (state, action) => {
        if (action.meta.condition) return;
        const flow = flowOf(state, action);
        const error = action.payload ?? { message: 'errors.unknown' as const };
        flow.status = 'failed';
        flow.error = error;
        flow.msg = error.text ?? Object.values(error.fields ?? {})[0] ?? error.message;
      })
      .addMatcher(isFulfilled(signUp, sendCode, sendSignInLink, lostPassword), (state, action) => {
        flowOf(state, action).sent = action.payload;
        // Registering has sent the first code.
        if (signUp.fulfilled.match(action)) state.flows.sendCode.sent = action.payload;
      })
      .addMatcher(entered, () => initialState);
  },
});
export const identityFlowsReducer = slice.reducer;
export const { linkChanged, flowLeft } = slice.actions;
