import type { QuestionId } from '@/domain/staff/questions';
import type { Answer, SignUp } from '@/domain/staff/identity';
import { doors, identitiesOf } from '@/session/enter';
import { locked, signedOut } from '@/session/state';
import { anyOf, createAction } from '@/shared/store/actions';
import { createAsyncThunk } from '@/shared/store/asyncThunk';
import { createReducer } from '@/shared/store/createReducer';
import type { Claim, FlowName, Sent } from './flow';
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
  /** Whether anybody may sign up; null until the host has said so. */
  isSignUpOpen: boolean | null;
}

type Root = { identityFlows: IdentityFlows };
const selectFlows = (state: unknown) => (state as Root).identityFlows;
export const selectFlow = (state: unknown, name: FlowName): Flow => selectFlows(state).flows[name];
export const selectLink = (state: unknown) => selectFlows(state).link;
export const selectQuestions = (state: unknown) => selectFlows(state).questions;
export const selectIsSignUpOpen = (state: unknown) => selectFlows(state).isSignUpOpen;
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
  createAsyncThunk<Result, Arg & Quiet>(
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
export const signUp = step<Omit<SignUp, 'nonce'>, Sent>(
  'signUp',
  (calls, { email, password, firstName, lastName }) => calls.signUp({ email, password, firstName, lastName }),
);
export const sendCode = step<Address & { claim: Claim }, Sent>('sendCode', (calls, { email, claim }) =>
  calls.sendCode(email, claim),
);
export const sendSignInLink = step<Address, Sent>('sendSignInLink', (calls, { email }) =>
  calls.sendSignInLink(email),
);
export const lostPassword = step<Address, Sent>('lostPassword', (calls, { email }) =>
  calls.lostPassword(email),
);
/** Returns the login response, which is kept only in the session that it opens. */
export const verifyCode = step<Address & { code: string; claim: Claim }, object>(
  'verifyCode',
  (calls, { email, code, claim }) => calls.verifyCode(email, code, claim),
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

/** Asks the host whether anybody may sign up. */
export const fetchSignUpOffer = createAsyncThunk<boolean, Quiet>(
  'identityFlows/fetchSignUpOffer',
  async (_, api) => {
    const calls = await callsOf(api.extra);
    if (!calls) return api.rejectWithValue({ message: 'errors.network' });
    return calls.fetchSignUpOffer().catch(() => api.rejectWithValue({ message: 'errors.network' }));
  },
  { condition: (_, { getState }) => selectIsSignUpOpen(getState()) === null },
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
const sending = [signUp, sendCode, sendSignInLink, lostPassword] as const;
const entered = anyOf(...doors.map(({ fulfilled }) => fulfilled));

const idle: Flow = { status: 'idle', msg: '', error: null, sent: null };
const initialState: IdentityFlows = {
  flows: Object.fromEntries(flowNames.map((name) => [name, idle])) as Record<FlowName, Flow>,
  link: null,
  questions: null,
  resetToken: null,
  isSignUpOpen: null,
};

/** The state with another one of the flow that an action is of. */
const withFlow = (state: IdentityFlows, { type }: { type: string }, change: Partial<Flow>): IdentityFlows => {
  const name = type.split('/')[1] as FlowName;
  return { ...state, flows: { ...state.flows, [name]: { ...state.flows[name], ...change } } };
};
const begun = (status: Flow['status']) => ({ status, msg: '', error: null });

/** A page was opened by a link, or has finished with it. */
export const linkChanged = createAction<Link | null>('identityFlows/linkChanged');
/** The page was left, so its messages are cleared. */
export const flowLeft = createAction<FlowName>('identityFlows/flowLeft');

/**
 * Kept in memory only, and cleared when a user has signed in or out. The end of an earlier session, before the link was
 * opened, clears nothing.
 */
export const identityFlowsReducer = createReducer<IdentityFlows>(initialState, (on) => {
  on(linkChanged, ({ flows, isSignUpOpen }, { payload }) => {
    const { fetchQuestions: asked, answerQuestions: answered, resetPassword: reset } = flows;
    const begin = (flow: Flow): Flow => ({ ...flow, ...begun('idle') });
    return {
      flows: {
        ...flows,
        fetchQuestions: begin(asked),
        answerQuestions: begin(answered),
        resetPassword: begin(reset),
      },
      link: payload,
      questions: null,
      resetToken: null,
      isSignUpOpen,
    };
  });
  on(flowLeft, (state, { payload }) => withFlow(state, { type: `/${payload}` }, begun('idle')));
  on(fetchQuestions.fulfilled, (state, { payload }) => ({ ...state, questions: payload }));
  on(answerQuestions.fulfilled, (state, { payload }) => ({ ...state, resetToken: payload }));
  on(fetchSignUpOffer.fulfilled, (state, { payload }) => ({ ...state, isSignUpOpen: payload }));
  on(locked, () => initialState);
  on(signedOut, (state, { payload }) =>
    payload === 'expiry' || payload === 'age' ? { ...initialState, link: state.link } : initialState,
  );
  on(anyOf(...steps.map(({ pending }) => pending)), (state, action) =>
    withFlow(state, action, begun('working')),
  );
  on(anyOf(...steps.map(({ fulfilled }) => fulfilled)), (state, action) =>
    withFlow(state, action, begun('done')),
  );
  on(anyOf(...steps.map(({ rejected }) => rejected)), (state, action) => {
    const error = action.payload ?? { message: 'errors.unknown' as const };
    const msg = error.text ?? Object.values(error.fields ?? {})[0] ?? error.message;
    return withFlow(state, action, { status: 'failed', error, msg });
  });
  on(anyOf(...sending.map(({ fulfilled }) => fulfilled)), (state, action) => {
    const sent = { sent: action.payload };
    const after = withFlow(state, action, sent);
    // Registering has sent the first code.
    return signUp.fulfilled.match(action) ? withFlow(after, sendCode.pending, sent) : after;
  });
  on(entered, () => initialState);
});
