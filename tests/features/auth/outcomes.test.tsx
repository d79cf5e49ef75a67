import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStore } from '@/app/store';
import * as calls from '@/features/auth/calls';
import { flowNames, type FlowName, type Sent } from '@/features/auth/flow';
import * as flows from '@/features/auth/slice';
import { selectFlow } from '@/features/auth/slice';
import { iam } from '@/shared/api/http';
import { allMessages } from '@tests/support/allMessages';
import { host } from '@tests/support/host';
import {
  type Answer,
  contractHost,
  ok,
  openAt,
  PASSWORD,
  press,
  scenes,
  type App,
  type Otherwise,
  type Scene,
} from './steps';

const english: Record<string, string> = allMessages.en;
const stateOf = (app: App, { name }: Scene) => selectFlow(app.store.getState(), name);
const callsTo = (iamHost: ReturnType<typeof host>, { endpoint }: Scene) =>
  iamHost.calls.filter(({ path }) => path === endpoint);

async function play(scene: Scene, answer?: Otherwise[string]) {
  const iamHost = contractHost({ ...scene.before, ...(answer && { [scene.endpoint]: answer }) });
  const app = await openAt(scene.path, iamHost);
  await scene.act(app);
  return { app, iamHost };
}

async function isShownFailed(app: App, scene: Scene, words: RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(stateOf(app, scene).status).toBe('failed');
  expect(localStorage.getItem('token')).toBeNull();
  expect(app.store.getState().session.status).toBe('signedOut');
  for (const [label, text] of scene.kept) expect(screen.getByLabelText(label)).toHaveValue(text);
}

const SLEEPS = 'The mail gateway sleeps';
const refusals: [string, Answer][] = [
  ['as an error in an answer of 200', ok({ error: SLEEPS })],
  ['with a status', { status: 400, data: { message: SLEEPS } }],
  ['with a failing server', { status: 503, data: { message: SLEEPS } }],
];

it.each(scenes.map((scene) => [scene.name, scene] as const))(
  'AU22: %s shows in place, and in no toast, what the host says and that it cannot be reached, keeps what was typed, and succeeds when tried again',
  async (_, scene) => {
    let answer: Answer | undefined = ok({ error: SLEEPS });
    const { app, iamHost } = await play(scene, () => answer);
    await isShownFailed(app, scene, new RegExp(`^${SLEEPS}$`));
    expect(stateOf(app, scene).msg).toBe(SLEEPS);
    expect(callsTo(iamHost, scene)).toHaveLength(1);

    answer = 'network';
    await press(app, scene.again);
    await isShownFailed(app, scene, /cannot be reached|No answer came back/);
    expect(['errors.network', 'identity.resetUnknown']).toContain(stateOf(app, scene).msg);

    answer = undefined;
    await press(app, scene.again);
    expect((await screen.findAllByText(scene.done))[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(callsTo(iamHost, scene)).toHaveLength(3);
    expect(stateOf(app, scene).error).toBeNull();
  },
);

const email = 'rosa@clinic.test';
const quiet = true;
const claim = { password: PASSWORD };
const thunks = {
  signUp: flows.signUp({ email, password: PASSWORD, firstName: 'Rosa', lastName: 'Lindner', quiet }),
  sendCode: flows.sendCode({ email, claim, quiet }),
  verifyCode: flows.verifyCode({ email, code: 'ABCD2345', claim, quiet }),
  sendSignInLink: flows.sendSignInLink({ email, quiet }),
  lostPassword: flows.lostPassword({ email, quiet }),
  fetchQuestions: flows.fetchQuestions({ token: 't', quiet }),
  answerQuestions: flows.answerQuestions({ token: 't', answers: [], quiet }),
  resetPassword: flows.resetPassword({ token: 't', password: PASSWORD, quiet }),
};

/** What is stored of a step that a host answers like this, without a page. */
async function storedAfter(name: FlowName, answer: Answer) {
  const { adapter } = iam.defaults;
  iam.defaults.adapter = host(() => answer).adapter;
  const store = createStore({ identities: () => import('@/session/identity') });
  try {
    await store.dispatch(thunks[name] as (typeof thunks)['signUp']);
  } finally {
    iam.defaults.adapter = adapter;
  }
  expect(localStorage.getItem('token')).toBeNull();
  expect(store.getState().notices).toEqual([]);
  const { status, msg, error } = selectFlow(store.getState(), name);
  return { status, msg, error };
}

describe.each(flowNames)('AU22: an answer to %s', (name) => {
  it.each(refusals)('in the host’s own words, %s, is stored as it is', async (_, answer) => {
    expect(await storedAfter(name, answer)).toMatchObject({ status: 'failed', msg: SLEEPS });
  });

  it('AU03: that is none of the contract is a failure in words', async () => {
    const broken: [string, Answer][] = [
      ['of another type', ok(42)],
      ['with the wrong fields', ok({ resendAfterMs: '30', questions: ['x'], token: 7, accessToken: {} })],
      ['without a field', ok({})],
      ['without a body', ok(undefined)],
      ['of 201', { status: 201, data: { resendAfterMs: 1, questions: [], token: 'x' } }],
      ['of HTML', ok('<!doctype html><h1>Sign in to the network</h1>')],
    ];
    if (name !== 'resetPassword') broken.push(['of 204', { status: 204 }]);
    const wrong: string[] = [];
    for (const [kind, answer] of broken) {
      const { status, error } = await storedAfter(name, answer);
      const words = error?.text ?? english[error?.message ?? ''] ?? '';
      if (status !== 'failed' || !/\w/.test(words)) wrong.push(kind);
    }
    expect(wrong).toEqual([]);
  });
});

describe('AU22: no wording tells whether there is an account', () => {
  const addressed = scenes.filter(({ kept }) => kept.some(([label]) => label === 'Email'));
  it.each(addressed.map(({ name }) => [name]))('%s', async (name) => {
    expect(english['identity.refused']).toBe('This did not work. Check what you typed, then try again.');
    const stored: unknown[] = [];
    for (const status of [401, 403, 404, 409, 410]) {
      const answer = { status, data: { message: `No such account (${status})` } };
      const { msg, error } = await storedAfter(name, answer);
      stored.push({ status, msg, text: error?.text });
    }
    expect(stored).toEqual(
      [401, 403, 404, 409, 410].map((status) => ({ status, msg: 'identity.refused', text: undefined })),
    );
  });

  it('not even at a field, nor on the page', async () => {
    const [signUp] = scenes;
    if (!signUp) throw new Error('No scene');
    const fields = { email: 'errors.duplicateAccount' };
    let answer: Answer = { status: 409, data: { message: 'No such account' } };
    const { app } = await play(signUp, () => answer);
    await isShownFailed(app, signUp, /^This did not work\. Check what you typed, then try again\.$/);
    answer = { status: 422, data: { message: 'errors.invalid', fields } };
    await press(app, signUp.again);
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This value is not valid.'),
    );
    expect(document.body.textContent).not.toMatch(/already (on|have|regist)/i);
  });
});

describe('AU03: whatever the host says', () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  const nearly = fc.record(
    {
      resendAfterMs: fc.oneof(json, fc.double()),
      questions: fc.oneof(json, fc.array(fc.constantFrom('firstSchool', 'firstJob', 'x'))),
      token: fc.oneof(json, fc.constant('t')),
      accessToken: fc.oneof(json, fc.record({ access_token: json }), fc.constant({ access_token: 'good' })),
      error: fc.oneof(json, fc.constant(null)),
    },
    { requiredKeys: [] },
  );
  const steps = {
    signUp: () => calls.signUp({ email: 'a@b.de', password: 'x', firstName: 'A', lastName: 'B' }),
    sendCode: () => calls.sendCode('a@b.de', claim),
    sendSignInLink: () => calls.sendSignInLink('a@b.de'),
    lostPassword: () => calls.lostPassword('a@b.de'),
    verifyCode: () => calls.verifyCode('a@b.de', 'ABCD2345', claim),
    fetchQuestions: () => calls.fetchQuestions('t'),
    answerQuestions: () => calls.answerQuestions('t', []),
    resetPassword: () => calls.resetPassword('t', 'p'),
  };

  const isTaken = (name: FlowName, status: number, result: unknown) => {
    if (status !== (name === 'resetPassword' ? 204 : 200)) return false;
    const { resendAt } = (result ?? {}) as Partial<Sent>;
    return resendAt === undefined || Number.isFinite(resendAt);
  };

  it.each(Object.keys(steps) as (keyof typeof steps)[])(
    '%s takes the contract, or fails in words',
    async (name) => {
      const { adapter } = iam.defaults;
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(200, 200, 200, 201, 204, 302, 400, 401, 422, 429, 500),
          fc.oneof(json, nearly),
          async (status, data) => {
            iam.defaults.adapter = host(() => ({ status, data })).adapter;
            const outcome = await steps[name]().then(
              (result) => (isTaken(name, status, result) ? 'taken' : `taken with ${status}`),
              (thrown: unknown) => {
                const { text, message } = calls.flowError(thrown, name);
                return (text ?? message).trim() === '' ? 'failed without words' : 'failed';
              },
            );
            expect(['taken', 'failed']).toContain(outcome);
          },
        ),
        { numRuns: 150 },
      );
      iam.defaults.adapter = adapter;
    },
  );
});
