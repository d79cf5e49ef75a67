import { act, configure, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fetchSignUpOffer } from '@/features/auth/calls';
import { signedOut } from '@/session/state';
import { iam as client } from '@/shared/api/http';
import { itLong } from '@tests/support/extent';
import { loginOf } from '@tests/support/host';
import { addressOf } from '@tests/support/renderApp';
import { contractHost, fill, ok, openAt, PASSWORD, press, rosa, scenes, type App } from './steps';

const SECRET = 'one-time-secret';
const nurse = { username: 'nurse@host.test', roles: [{ name: 'USER' }] };
const asNurse = JSON.stringify(loginOf(nurse));
const pages = [
  ['/pages/login', '/identities/token'],
  ['/', '/identities/token'],
  ['/pages/reset-password', '/identities/questions/fetch'],
] as const;

/** A host that notes at which address the page stands when a call arrives. */
function watchingHost(person: typeof rosa = rosa) {
  const seen: string[] = [];
  let app: App | undefined;
  const note = () => {
    seen.push(app ? addressOf(app) : 'before the page is there');
    return undefined;
  };
  const iam = contractHost({
    '/identities/token': note,
    '/identities/questions/fetch': note,
    '/identities/my/': () => note() ?? ok(person),
  });
  const watch = (opened: App) => {
    app = opened;
    return opened;
  };
  return { iam, seen, watch };
}

const nowhereKept = (app: App) => {
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  return !`${stored}${document.body.innerHTML}${JSON.stringify(app.router.state.location)}`.includes(SECRET);
};

describe.each(pages)('the token of a link to %s', (path, endpoint) => {
  it('leaves the address before anything is asked, and is kept nowhere', async () => {
    const { iam, seen, watch } = watchingHost();
    const app = watch(await openAt(`${path}?lang=de#token=${SECRET}`, iam));
    await waitFor(() => expect(iam.calls.map((call) => call.path)).toContain(endpoint));
    expect(seen[0]).toBe(`${path}?lang=de`);
    expect(seen.filter((address) => /token|before/.test(address))).toEqual([]);
    expect(nowhereKept(app)).toBe(true);
    expect(app.router.state.historyAction).toBe('REPLACE');
  });

  it('leaves it also where somebody is signed in, or where a link of an older version has it in the query', async () => {
    const { iam, seen, watch } = watchingHost(nurse);
    const app = watch(await openAt(`${path}?token=${SECRET}`, iam, asNurse));
    await waitFor(() => expect(app.store.getState().session.status).toBe('signedIn'));
    expect(seen.filter((address) => /token|before/.test(address))).toEqual([]);
    expect(nowhereKept(app)).toBe(true);
  });

  it('leaves it also when the link is followed inside the application', async () => {
    const { iam, seen, watch } = watchingHost();
    const app = watch(await openAt(path, iam));
    await screen.findByRole('heading', { level: 1 });
    await app.router.navigate(`${path}#token=${SECRET}`);
    await waitFor(() => expect(iam.calls.map((call) => call.path)).toContain(endpoint));
    expect(seen.filter((address) => address.includes('token'))).toEqual([]);
  });
});

it('AU16: a sign-in link is not used over a session, which is said', async () => {
  const iam = contractHost({ '/identities/my/': ok(nurse) });
  const app = await openAt(`/pages/login#token=${SECRET}`, iam, asNurse);
  await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
  expect(await screen.findByText(/You are signed in already/)).toBeVisible();
  expect(iam.calls.map(({ path }) => path)).not.toContain('/identities/token');
  await waitFor(() => expect(app.store.getState().identityFlows.link).toBeNull());
});

it('a link is forgotten with its page, and when somebody signs out', async () => {
  const iam = contractHost();
  const app = await openAt(`/pages/reset-password#token=${SECRET}`, iam);
  await screen.findByLabelText('New password');
  await app.user.click(screen.getByRole('link', { name: 'Back to sign-in' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(app.store.getState().identityFlows.link).toBeNull();
  expect(iam.calls.map(({ path }) => path)).toEqual(['/identities/questions/fetch']);

  await app.router.navigate(`/pages/reset-password#token=${SECRET}`);
  await screen.findByLabelText('New password');
  act(() => void app.store.dispatch(signedOut('otherTab')));
  expect(await screen.findByRole('link', { name: 'Ask for a link' })).toBeVisible();
});

it('a link survives that an old session turns out to be over', async () => {
  const app = await openAt(`/pages/reset-password#token=${SECRET}`, contractHost());
  await screen.findByLabelText('New password');
  act(() => void app.store.dispatch(signedOut('age')));
  expect(await screen.findByLabelText('New password')).toBeVisible();
});

it('RC12: where React runs every effect twice, a link is one call', async () => {
  configure({ reactStrictMode: true });
  onTestFinished(() => configure({ reactStrictMode: false }));
  const iam = contractHost();
  const app = await openAt(`/pages/login#token=${SECRET}`, iam);
  await waitFor(() => expect(addressOf(app)).toMatch(/not-authorized/));
  expect(iam.calls.filter(({ path }) => path === '/identities/token')).toHaveLength(1);
  app.unmount();
  const again = contractHost();
  await openAt(`/pages/reset-password#token=${SECRET}`, again);
  await screen.findByLabelText('New password');
  expect(again.calls.filter(({ method }) => method === 'post')).toHaveLength(1);
});

describe('AU05: however often it is sent', () => {
  const byForm = scenes.filter(({ name }) => name !== 'fetchQuestions');
  it.each(byForm.map((scene) => [scene.name, scene] as const))('%s is one call', async (_, scene) => {
    let release: () => void = () => undefined;
    const held = new Promise<undefined>((done) => {
      release = () => done(undefined);
    });
    const iam = contractHost({ ...scene.before, [scene.endpoint]: () => held });
    const app = await openAt(scene.path, iam);
    await scene.act(app);
    await waitFor(() => expect(iam.calls.some(({ path }) => path === scene.endpoint)).toBe(true));
    const button = document.querySelector<HTMLElement>('[aria-busy="true"]');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    if (button) await app.user.dblClick(button);
    await app.user.keyboard('{Enter}{Enter}');
    release();
    expect((await screen.findAllByText(scene.done))[0]).toBeVisible();
    expect(iam.calls.filter(({ path }) => path === scene.endpoint)).toHaveLength(1);
  });
});

describe('where administrators invite', () => {
  const closed = () => contractHost({ '/identities/offers': ok({ signUp: false }) });

  it('no link leads to a sign-up, and its page says who invites', async () => {
    const asked = closed();
    const app = await openAt('/pages/login', asked);
    await waitFor(() => expect(app.store.getState().identityFlows.isSignUpOpen).toBe(false));
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
    await app.router.navigate('/pages/register');
    expect(await screen.findByText(/Ask an administrator of your clinic to invite you/)).toBeVisible();
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(screen.queryByRole('link', { name: 'I have a code already' })).toBeNull();
    await app.router.navigate('/pages/login');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(asked.calls).toEqual([]);
  });

  it('a host of others is not asked, and lets people sign up', async () => {
    const { baseURL = '', adapter } = client.defaults;
    onTestFinished(() => void Object.assign(client.defaults, { baseURL, adapter }));
    const asked = closed();
    Object.assign(client.defaults, { baseURL: 'https://id.example/iam', adapter: asked.adapter });
    expect(await fetchSignUpOffer()).toBe(true);
    client.defaults.baseURL = '/iam';
    expect(await fetchSignUpOffer()).toBe(false);
  });
});

it('a sign-in link of somebody with security questions asks them first', async () => {
  const iam = contractHost({
    '/identities/questions/fetch': ok({ questions: ['firstJob'] }),
    '/identities/token': ({ body }) => {
      const { answers } = body as { answers?: { answer: string }[] };
      if (!answers) return { status: 403, data: { message: 'errors.questionsFirst' } };
      if (answers[0]?.answer === 'Porto') return undefined;
      const fields = { answers: 'validation.answersWrong' };
      return { status: 422, data: { message: 'errors.invalid', fields } };
    },
  });
  const app = await openAt(`/pages/login#token=${SECRET}`, iam);
  await fill(app, /first job/, 'Lisbon');
  expect(screen.queryByRole('alert')).toBeNull();
  await press(app, 'Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('The answers do not match those saved.');
  expect(screen.getByLabelText(/first job/)).toHaveValue('Lisbon');
  expect(nowhereKept(app)).toBe(true);
  await app.user.clear(screen.getByLabelText(/first job/));
  await fill(app, /first job/, 'Porto');
  await press(app, 'Continue');
  await waitFor(() => expect(app.store.getState().session.status).toBe('signedIn'));
});

describe('setting a password', () => {
  const path = `/pages/reset-password#token=${SECRET}`;

  it('sends what the questions earned, and questions set meanwhile are asked', async () => {
    let asked: string[] = [];
    const iam = contractHost({
      '/identities/questions/fetch': () => ok({ questions: asked }),
      '/identities/password/reset': ({ body }) =>
        (body as { token: string }).token === 'answered'
          ? undefined
          : { status: 403, data: { message: 'errors.questionsFirst' } },
    });
    const app = await openAt(path, iam);
    await fill(app, 'New password', PASSWORD);
    asked = ['firstJob'];
    await press(app, 'Set password');
    await fill(app, /first job/, 'Porto');
    await press(app, 'Continue');
    await fill(app, 'New password', PASSWORD);
    await press(app, 'Set password');
    expect(await screen.findByText('Your password is set. Sign in with it.')).toBeVisible();
    expect(iam.calls.map(({ path: to, body }) => [to.slice('/identities'.length), body])).toEqual([
      ['/questions/fetch', { token: SECRET }],
      ['/password/reset', { token: SECRET, password: PASSWORD }],
      ['/questions/fetch', { token: SECRET }],
      ['/questions/answer', { token: SECRET, answers: [{ question: 'firstJob', answer: 'Porto' }] }],
      ['/password/reset', { token: 'answered', password: PASSWORD }],
    ]);
  });

  it('names what the host finds wrong with the password, and keeps it', async () => {
    const fields = { password: 'validation.passwordGuessable' };
    const iam = contractHost({
      '/identities/password/reset': { status: 422, data: { message: 'errors.invalid', fields } },
    });
    const app = await openAt(path, iam);
    await fill(app, 'New password', PASSWORD);
    await press(app, 'Set password');
    const password = screen.getByLabelText('New password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/first passwords/));
    expect(password).toHaveFocus();
    expect(password).toHaveValue(PASSWORD);
  });
});

it('a code that was refused is not sent again by a sign too many', async () => {
  const fields = { code: 'validation.codeWrong' };
  const wrong = { status: 422, data: { message: 'errors.invalid', fields } };
  const iam = contractHost({ '/identities/otp/verify': wrong });
  const app = await openAt('/pages/verify-code', iam);
  await fill(app, 'Email', rosa.username);
  await fill(app, 'Password', PASSWORD);
  await fill(app, 'Code', 'ABCD2345');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong or no longer valid.');
  await app.user.type(screen.getByLabelText('Code'), 'e');
  expect(screen.getByLabelText('Code')).toHaveValue('ABCD2345');
  const sent = () => iam.calls.filter(({ path: to }) => to === '/identities/otp/verify');
  expect(sent()).toHaveLength(1);
  await press(app, 'Confirm');
  await waitFor(() => expect(sent()).toHaveLength(2));
});

itLong('a code that was good is not asked for again where entering failed', async () => {
  let isDown = true;
  const iam = contractHost({ '/identities/my/': () => (isDown ? { status: 500, data: {} } : undefined) });
  const app = await openAt('/pages/verify-code', iam);
  await fill(app, 'Email', rosa.username);
  await fill(app, 'Password', PASSWORD);
  await fill(app, 'Code', 'ABCD2345');
  await screen.findAllByRole('alert');
  expect(localStorage.getItem('token')).toBeNull();
  isDown = false;
  await press(app, 'Confirm');
  await waitFor(() => expect(addressOf(app)).toBe('/user/profile'));
  expect(iam.calls.filter(({ path: to }) => to === '/identities/otp/verify')).toHaveLength(1);
});

it('a password stays where the host could not be reached, and goes where it was refused', async () => {
  let answer: 'network' | ReturnType<typeof ok> = 'network';
  const app = await openAt('/pages/login', contractHost({ '/identities/authorize': () => answer }));
  await fill(app, 'Email', rosa.username);
  await fill(app, 'Password', PASSWORD);
  await press(app, 'Sign in');
  await screen.findAllByRole('alert');
  expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
  answer = ok({ error: 'Email Or Password Invalid' });
  await press(app, 'Sign in');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue(''));
  expect(screen.getByLabelText('Email')).toHaveValue(rosa.username);
});
