import type { FlowName, Sent } from '@/features/auth/flow';
import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as calls from '@/features/auth/calls';
import { selectFlow } from '@/features/auth/slice';
import { iam } from '@/shared/api/http';
import { host } from '@tests/support/host';
import {
  type Answer,
  contractHost,
  ok,
  openAt,
  press,
  scenes,
  type App,
  type Otherwise,
  type Scene,
} from './steps';

const stateOf = (app: App, { name }: Scene) => selectFlow(app.store.getState(), name);
const callsTo = (iamHost: ReturnType<typeof host>, { endpoint }: Scene) =>
  iamHost.calls.filter(({ path }) => path === endpoint);

async function play(scene: Scene, answer?: Otherwise[string]) {
  const iamHost = contractHost({ ...scene.before, ...(answer && { [scene.endpoint]: answer }) });
  const app = await openAt(scene.path, iamHost);
  await scene.act(app);
  return { app, iamHost };
}

async function isShownFailed(app: App, scene: Scene): Promise<string> {
  await waitFor(() => expect(stateOf(app, scene).status).toBe('failed'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/\w/);
  expect(localStorage.getItem('token')).toBeNull();
  expect(app.store.getState().session.status).toBe('signedOut');
  for (const [label, text] of scene.kept) expect(screen.getByLabelText(label)).toHaveValue(text);
  return alert.textContent;
}

describe.each(scenes.map((scene) => [scene.name, scene] as const))('AU22: %s', (_, scene) => {
  it('success is stored and shown, and was one call', async () => {
    const { app, iamHost } = await play(scene);
    expect((await screen.findAllByText(scene.done))[0]).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(callsTo(iamHost, scene)).toHaveLength(1);
    expect(stateOf(app, scene).error).toBeNull();
  });

  it.each([
    ['as an error in an answer of 200', ok({ error: 'The mail gateway sleeps' })],
    ['with a status', { status: 400, data: { message: 'The mail gateway sleeps' } }],
    ['with a failing server', { status: 503, data: { message: 'The mail gateway sleeps' } }],
  ])('the host’s own words, %s, are stored and shown in place, and in no toast', async (__, answer) => {
    const { app, iamHost } = await play(scene, answer);
    expect(await isShownFailed(app, scene)).toBe('The mail gateway sleeps');
    expect(stateOf(app, scene).msg).toBe('The mail gateway sleeps');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(callsTo(iamHost, scene)).toHaveLength(1);
  });

  it('a host that cannot be reached is stored and shown, and may be tried again', async () => {
    let isDown = true;
    const { app } = await play(scene, () => (isDown ? 'network' : undefined));
    const words = await isShownFailed(app, scene);
    const { msg } = stateOf(app, scene);
    expect(['errors.network', 'identity.resetUnknown']).toContain(msg);
    expect(words).toMatch(/cannot be reached|No answer came back/);
    isDown = false;
    await press(app, scene.again);
    expect((await screen.findAllByText(scene.done))[0]).toBeVisible();
  });

  const broken: [string, Answer][] = [
    ['of another type', ok(42)],
    ['with the wrong fields', ok({ resendAfterMs: '30', questions: ['x'], token: 7, accessToken: {} })],
    ['without a field', ok({})],
    ['without a body', ok(undefined)],
    ['of 201', { status: 201, data: { resendAfterMs: 1, questions: [], token: 'x' } }],
    ['of HTML', ok('<!doctype html><h1>Sign in to the network</h1>')],
  ];
  if (scene.name !== 'resetPassword') broken.push(['of 204', { status: 204 }]);
  it.each(broken)('AU03: an answer %s is a shown failure', async (__, answer) => {
    const { app } = await play(scene, answer);
    expect(await isShownFailed(app, scene)).toMatch(/\w/);
  });
});

describe('AU22: no wording tells whether there is an account', () => {
  const addressed = scenes.filter(({ kept }) => kept.some(([label]) => label === 'Email'));
  it.each(addressed.map((scene) => [scene.name, scene] as const))('%s', async (_, scene) => {
    const said = new Set<string>();
    for (const status of [401, 403, 404, 409, 410]) {
      const { app } = await play(scene, { status, data: { message: `No such account (${status})` } });
      said.add(await isShownFailed(app, scene));
      app.unmount();
    }
    expect([...said]).toEqual(['This did not work. Check what you typed, then try again.']);
  });

  it('not even at a field', async () => {
    const [signUp] = scenes;
    if (!signUp) throw new Error('No scene');
    const fields = { email: 'errors.duplicateAccount' };
    const { app } = await play(signUp, { status: 422, data: { message: 'errors.invalid', fields } });
    await isShownFailed(app, signUp);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This value is not valid.');
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
    sendCode: () => calls.sendCode('a@b.de'),
    sendSignInLink: () => calls.sendSignInLink('a@b.de'),
    lostPassword: () => calls.lostPassword('a@b.de'),
    verifyCode: () => calls.verifyCode('a@b.de', '123456'),
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
