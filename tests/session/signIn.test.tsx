import { configure, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toRole } from '@/domain/access';
import { signIn } from '@/session/enter';
import { host, identityHost, loginOf, tokenOf, type Host } from '@tests/support/host';
import { addressOf, renderApp } from '@tests/support/renderApp';

const nurse = { username: 'nurse@host.test', roles: [{ name: 'USER' }] };
const silent = () => host(() => ({ status: 200, data: { items: [] } }));

/** @param state what a history entry says of where somebody came from */
async function signInAt(path: string, iam: Host, state?: unknown) {
  const app = await renderApp(path, { as: 'signedOut', hosts: { iam, care: silent() } });
  if (state !== undefined) await app.router.navigate('/pages/login', { state });
  await app.user.type(await screen.findByLabelText('Email'), 'nurse@host.test');
  await app.user.type(screen.getByLabelText('Password'), 'secret');
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
  return app;
}

describe('signing in', () => {
  it('AU01: sends one login, keeps the whole answer and goes to the dashboard', async () => {
    const iam = identityHost(nurse);
    const app = await signInAt('/', iam);
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
    const logins = iam.calls.filter(({ path }) => path === '/identities/authorize');
    const device = localStorage.getItem('nephrodesk.device');
    expect(device).toMatch(/^[0-9a-f]{64}$/);
    expect(logins).toEqual([
      expect.objectContaining({
        method: 'post',
        body: { email: 'nurse@host.test', password: 'secret', device },
      }),
    ]);
    expect(JSON.parse(localStorage.getItem('token') ?? '')).toEqual(loginOf(nurse));
    expect(localStorage.getItem('securityQ')).toBe('true');
    expect(await screen.findByText('login successfull')).toBeVisible();
  });

  it('RC12: where React runs every effect twice, one login is still one POST', async () => {
    configure({ reactStrictMode: true });
    onTestFinished(() => configure({ reactStrictMode: false }));
    const iam = identityHost(nurse);
    const app = await signInAt('/', iam);
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
    expect(await screen.findByText('login successfull')).toBeVisible();
    const posts = iam.calls.filter(({ method }) => method === 'post');
    expect(posts.map(({ path }) => path)).toEqual(['/identities/authorize']);
  });

  it('AU02: shows the error of the host in a toast and in place, keeps the email and clears the password', async () => {
    const app = await signInAt(
      '/',
      host(() => ({ status: 200, data: { ...loginOf(nurse), error: 'Account is locked' } })),
    );
    await waitFor(() => expect(screen.getAllByText('Account is locked')).toHaveLength(2));
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getByLabelText('Email')).toHaveValue('nurse@host.test');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(addressOf(app)).toBe('/');
  });

  it('an empty second try says only what is missing, and no failure of before stands beside a success', async () => {
    let isLocked = true;
    const app = await signInAt(
      '/',
      host(({ path }) => {
        if (!path.endsWith('/authorize')) return { status: 200, data: nurse };
        return { status: 200, data: { ...loginOf(nurse), ...(isLocked && { error: 'Account is locked' }) } };
      }),
    );
    await waitFor(() => expect(screen.getAllByText('Account is locked')).toHaveLength(2));
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter your password.')).toBeVisible();
    const form = screen.getByLabelText('Password').closest('form');
    expect(form).not.toHaveTextContent('Account is locked');
    isLocked = false;
    await app.user.type(screen.getByLabelText('Password'), 'secret');
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('login successfull')).toBeVisible();
    // Nothing runs an animation to its end here: it is on its way out, by itself.
    await waitFor(() =>
      expect(screen.getByText('Account is locked').closest('[data-in]')).toHaveAttribute('data-in', 'false'),
    );
    expect(app.store.getState().notices).toEqual([]);
  });

  it('AU05: sends one login however often it is submitted', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow = host(async (call) => {
      if (call.path.endsWith('/authorize')) await answered;
      return call.path.endsWith('/authorize')
        ? { status: 200, data: loginOf(nurse) }
        : { status: 200, data: nurse };
    });
    const app = await signInAt('/', slow);
    const button = screen.getByRole('button', { name: 'Signing in…' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await app.user.dblClick(button);
    await app.user.type(screen.getByLabelText('Password'), '{Enter}{Enter}{Enter}{Enter}{Enter}');
    void app.store.dispatch(signIn({ email: 'nurse@host.test', password: 'secret' }));
    answer();
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
    expect(slow.calls.filter(({ path }) => path.endsWith('/authorize'))).toHaveLength(1);
  });

  it('AU08: returns to the path and query that were asked for', async () => {
    const app = await signInAt('/medicinePlanner?page=2', identityHost(nurse));
    await waitFor(() => expect(addressOf(app)).toBe('/medicinePlanner?page=2'));
  });

  it.each([
    ['that is none', { from: '/userlists' }],
    ['of another role', { from: '/general' }],
    ['whose dots lead elsewhere', { from: '/.//evil.test' }],
  ])('AU08: does not return to a page %s', async (_what, state) => {
    const app = await signInAt('/', identityHost(nurse), state);
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  it('names what is missing without asking the host', async () => {
    const iam = identityHost(nurse);
    const app = await renderApp('/', { as: 'signedOut', hosts: { iam, care: silent() } });
    await app.user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(iam.calls).toHaveLength(0);
  });

  it('AC14: lets a password be pasted and looked at', async () => {
    const app = await renderApp('/', {
      as: 'signedOut',
      hosts: { iam: identityHost(nurse), care: silent() },
    });
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await app.user.click(password);
    await app.user.paste('from a manager');
    expect(password).toHaveValue('from a manager');
    await app.user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  it('fills in a sample account where no identity host is configured', async () => {
    const app = await renderApp('/', { as: 'signedOut' });
    await app.user.click(await screen.findByRole('button', { name: /^Use this account.*Carvalho/ }));
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
    expect(await screen.findByText('Nuno Carvalho')).toBeVisible();
  });
});

const failures: readonly [string, { status: number; data?: unknown }][] = [
  ['an empty error', { status: 200, data: { ...loginOf(nurse), error: '' } }],
  ['an error object', { status: 200, data: { ...loginOf(nurse), error: {} } }],
  ['an error list', { status: 200, data: { ...loginOf(nurse), error: [] } }],
  ['the error 0', { status: 200, data: { ...loginOf(nurse), error: 0 } }],
  ['status 201', { status: 201, data: loginOf(nurse) }],
  ['status 204', { status: 204 }],
  ['status 302', { status: 302, data: loginOf(nurse) }],
  ['status 401', { status: 401, data: {} }],
  ['status 503', { status: 503, data: 'down' }],
  ['no token', { status: 200, data: { identity: nurse } }],
  ['a token that is no text', { status: 200, data: { accessToken: { access_token: 42 } } }],
  ['a page of HTML', { status: 200, data: '<!doctype html><title>Proxy</title>' }],
];

describe('AU03: every answer but 200 without an error is a shown failure', () => {
  it.each(failures)('%s', async (_, answer) => {
    const app = await signInAt(
      '/',
      host(({ path }) => (path.endsWith('/authorize') ? answer : { status: 200, data: nurse })),
    );
    expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent(/\w/);
    expect(localStorage.getItem('token')).toBeNull();
    expect(addressOf(app)).toBe('/');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  it.each([
    ['is absent', {}],
    ['is null', { error: null }],
  ])('succeeds when the error %s', async (_, part) => {
    const app = await signInAt(
      '/',
      host(({ path }) =>
        path.endsWith('/authorize')
          ? { status: 200, data: { ...loginOf(nurse), ...part } }
          : { status: 200, data: nurse },
      ),
    );
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
  });

  it('fails in words when the host cannot be reached', async () => {
    await signInAt(
      '/',
      host(() => 'network'),
    );
    expect((await screen.findAllByText(/cannot be reached/)).length).toBeGreaterThan(0);
  });
});

describe('AU04: only a first role of the closed set grants anything', () => {
  const menuOf = async (roles: unknown) => {
    const person = { username: 'x', roles };
    const stored = JSON.stringify({ accessToken: { access_token: tokenOf(person) } });
    const hosts = { iam: identityHost(person), care: silent() };
    const app = await renderApp('/user/profile', { as: 'signedOut', hosts, stored });
    await screen.findByRole('heading', { name: 'Profile' });
    const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    app.unmount();
    return {
      user: links.includes('/userlist'),
      admin: links.includes('/userCategory'),
    };
  };

  it.each([
    ['none', []],
    ['missing', undefined],
    ['without a name', [{}]],
    ['a number', [{ name: 42 }]],
    ['unknown', [{ name: 'ROOT' }]],
    ['no list', 'ADMIN'],
    ['unreadable before a good one', [{ name: 42 }, { name: 'ADMIN' }]],
  ])('%s', async (_, roles) => {
    expect(await menuOf(roles)).toEqual({ user: false, admin: false });
  });

  it('reads admin in any spelling', async () => {
    expect(await menuOf([{ name: ' admin ' }])).toEqual({ user: true, admin: true });
  });

  it('takes the first of two', async () => {
    expect(await menuOf([{ name: 'USER' }, { name: 'ADMIN' }])).toEqual({ user: true, admin: false });
  });

  it('tells an account without a role why nothing opens', async () => {
    const person = { username: 'x', roles: [{ name: 'ROOT' }] };
    const app = await signInAt('/', identityHost(person));
    await waitFor(() => expect(addressOf(app)).toBe('/misc/not-authorized'));
    expect(await screen.findByText(/no role that this application knows/)).toBeVisible();
  });
});

it('AU04: no generated role name but the two grants a right', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.mixedCase(fc.constantFrom(' admin', 'USER ', 'users'))),
      (name) => {
        const role = toRole(name);
        const folded = typeof name === 'string' ? name.trim().toUpperCase() : '';
        expect(role).toBe(folded === 'ADMIN' || folded === 'USER' ? folded : null);
      },
    ),
  );
});
