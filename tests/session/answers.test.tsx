import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorize, exchange, fetchIdentity } from '@/session/identity';
import { iam } from '@/shared/api/http';
import { host, identityHost, loginOf } from '@tests/support/host';
import { addressOf, renderApp } from '@tests/support/renderApp';

const nurse = { username: 'nurse@host.test', roles: [{ name: 'USER' }] };
const silent = () => host(() => ({ status: 200, data: { items: [] } }));
const huge = 'x'.repeat(10_000_000);

async function signInTo(iamHost: ReturnType<typeof host>) {
  const app = await renderApp('/', { as: 'signedOut', hosts: { iam: iamHost, care: silent() } });
  await app.user.type(await screen.findByLabelText('Email'), 'nurse@host.test');
  await app.user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  return app;
}

describe('AU03: an answer beyond all measure', () => {
  it.each([
    ['of which the error is the most', { error: huge }],
    ['of which the token is the most', { ...loginOf(nurse), accessToken: { access_token: huge } }],
    ['of which something else is the most', { ...loginOf(nurse), padding: huge }],
  ])('%s is a failure in few words, and nothing of it is kept', async (_, data) => {
    await signInTo(host(({ path }) => ({ status: 200, data: path.endsWith('/my/') ? nurse : data })));
    const [alert] = await screen.findAllByRole('alert');
    expect(alert?.textContent.length).toBeLessThan(300);
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  it('about who somebody is lets nobody in', async () => {
    const person = { ...nurse, username: huge };
    await signInTo(
      host(({ path }) => ({ status: 200, data: path.endsWith('/my/') ? person : loginOf(nurse) })),
    );
    await screen.findAllByRole('alert');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('about the name of a role is no role', async () => {
    const person = { ...nurse, roles: [{ name: `USER${huge}` }] };
    const app = await signInTo(
      host(({ path }) => ({ status: 200, data: path.endsWith('/my/') ? person : loginOf(nurse) })),
    );
    await waitFor(() => expect(addressOf(app)).toBe('/misc/not-authorized'));
  });
});

describe('AU03: whatever the host says', () => {
  const json = fc.jsonValue({ maxDepth: 4 });
  /** Answers near the contract, with parts of it replaced. */
  const nearly = fc.record(
    {
      identity: fc.oneof(json, fc.constant(nurse)),
      accessToken: fc.oneof(json, fc.record({ access_token: json }), fc.constant({ access_token: 'good' })),
      error: fc.oneof(json, fc.constant(null)),
    },
    { requiredKeys: [] },
  );
  const answerWith = (status: number, data: unknown) => {
    iam.defaults.adapter = host(() => ({ status, data })).adapter;
  };

  it('a login is a sendable token in an answer of 200 without an error, or a thrown failure', async () => {
    const { adapter } = iam.defaults;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(200, 200, 200, 201, 204, 302, 400, 401, 500),
        fc.oneof(json, nearly),
        fc.constantFrom(authorize, ({ password }: { password: string }) => exchange(password)),
        async (status, data, enter) => {
          answerWith(status, data);
          const login = await enter({ email: 'a@b.de', password: 'x' }).catch(() => null);
          if (login === null) return;
          expect(status).toBe(200);
          expect((data as { error?: unknown }).error ?? null).toBeNull();
          expect(login.token).toMatch(/^[\x21-\x7e]+$/);
        },
      ),
      { numRuns: 400 },
    );
    iam.defaults.adapter = adapter;
  });

  it('somebody has a name, and a first role only if the answer has one', async () => {
    const { adapter } = iam.defaults;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(json, fc.record({ username: fc.oneof(json, fc.string()), roles: json })),
        async (data) => {
          answerWith(200, data);
          const profile = await fetchIdentity('t').catch(() => null);
          if (profile === null) return;
          const sent = data as { username: unknown; roles?: unknown };
          expect(profile.username).toBe(sent.username);
          expect(profile.roles.length > 0).toBe(Array.isArray(sent.roles) && sent.roles.length > 0);
        },
      ),
      { numRuns: 400 },
    );
    iam.defaults.adapter = adapter;
  });
});

describe('signing in by a link', () => {
  const byLink = (answer: ReturnType<typeof host>, path = '/pages/login#token=one-time') =>
    renderApp(path, { as: 'signedOut', hosts: { iam: answer, care: silent() } });

  it('sends the token once, as a body, and enters with what it is exchanged for', async () => {
    const iamHost = host(({ path }) => ({
      status: 200,
      data: path.endsWith('/my/') ? nurse : loginOf(nurse),
    }));
    const app = await byLink(iamHost);
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
    expect(iamHost.calls.map(({ path, body }) => [path, body])).toEqual([
      ['/identities/token', { token: 'one-time', device: localStorage.getItem('nephrodesk.device') }],
      ['/identities/my/', undefined],
    ]);
    expect(JSON.parse(localStorage.getItem('token') ?? '')).toEqual(loginOf(nurse));
  });

  it('takes the token itself where a host exchanges nothing; its role replaces the first one', async () => {
    const iamHost = host(({ path, authorization }) => {
      if (path.endsWith('/token')) return { status: 404, data: {} };
      return { status: authorization === 'Bearer one-time' ? 200 : 401, data: nurse };
    });
    const app = await byLink(iamHost);
    expect(app.store.getState().session.userRole).toBe('admin');
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
    expect(app.store.getState().session.userRole).toBe('USER');
  });

  it.each([
    ['is refused', { status: 401, data: { message: 'errors.linkInvalid' } }],
    ['is answered with HTML', { status: 200, data: '<h1>Proxy</h1>' }],
    ['is answered with nothing', { status: 204 }],
  ])('that %s shows a failure and leaves the token nowhere', async (_, answer) => {
    const app = await byLink(host(() => answer));
    expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent(/\w/);
    expect(addressOf(app)).toBe('/pages/login');
    expect(localStorage.getItem('token')).toBeNull();
    expect(document.body.innerHTML).not.toContain('one-time');
  });
});

it('AU16: a link does not sign somebody in over another person’s session', async () => {
  const iamHost = identityHost(nurse);
  const app = await renderApp('/pages/login#token=of-somebody-else', {
    as: 'signedOut',
    stored: JSON.stringify(loginOf(nurse)),
    hosts: { iam: iamHost, care: silent() },
  });
  await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
  expect(iamHost.calls.some(({ path }) => path.endsWith('/token'))).toBe(false);
  expect(app.store.getState().session.values?.loggedInUser).toBe(nurse.username);
});
