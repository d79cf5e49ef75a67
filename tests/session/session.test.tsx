import { act, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { alerts } from '@/features/alerts/slice';
import { patients, summaries } from '@/features/patients/slice';
import { loadToken } from '@/session/tokenStorage';
import { care } from '@/shared/api/http';
import { itLong } from '@tests/support/extent';
import { host, identityHost, loginOf } from '@tests/support/host';
import { addressOf, renderApp } from '@tests/support/renderApp';

const nurse = { username: 'nurse@host.test', roles: [{ name: 'USER' }] };
const stored = JSON.stringify(loginOf(nurse));
const silent = () => host(() => ({ status: 200, data: { items: [] } }));
const signedInAt = (
  path: string,
  parts: { iam?: ReturnType<typeof host>; care?: ReturnType<typeof host> } = {},
) =>
  renderApp(path, {
    as: 'signedOut',
    stored,
    hosts: { iam: parts.iam ?? identityHost(nurse), care: parts.care ?? silent() },
  });

const otherTab = (change: () => void) => {
  change();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
};

describe('what is stored is not trusted', () => {
  const broken: readonly [string, string][] = [
    ['cut off', '{"a":'],
    ['null', 'null'],
    ['a string', '"x"'],
    ['a list', '[]'],
    ['two megabytes', JSON.stringify({ accessToken: { access_token: 'x' }, padding: 'x'.repeat(2_000_000) })],
    ['without a token', '{"identity":{"username":"x","roles":[{"name":"ADMIN"}]}}'],
    ['an empty token', '{"accessToken":{"access_token":""}}'],
    ['a token that no header can carry', '{"accessToken":{"access_token":"a\\nb"}}'],
    ['a token that is no text', '{"accessToken":{"access_token":{}}}'],
  ];

  it.each(broken)('AU06: %s counts as signed out and is removed', async (_, text) => {
    const iam = identityHost(nurse);
    await renderApp('/therapeuticEducation', {
      as: 'signedOut',
      stored: text,
      hosts: { iam, care: silent() },
    });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(iam.calls).toHaveLength(0);
  });

  it('AU06: no generated text makes reading it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        localStorage.setItem('token', text);
        const token = loadToken();
        expect(localStorage.getItem('token') === null).toBe(token === null);
        localStorage.clear();
      }),
    );
  });

  const jwt = (claims: object) =>
    `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.`;
  it.each([
    ['two segments', 'aaa.bbb'],
    ['bad base64', '%%%.***.???'],
    ['no algorithm and the role ADMIN', jwt({ roles: [{ name: 'ADMIN' }], role: 'ADMIN' })],
    ['an end in the past', jwt({ exp: 1, role: 'ADMIN' })],
  ])('AU19: a token with %s is carried, never read', async (_, token) => {
    const asked = host(({ authorization }) => ({
      status: authorization === `Bearer ${token}` ? 200 : 401,
      data: nurse,
    }));
    const app = await renderApp('/userCategory', {
      as: 'signedOut',
      stored: JSON.stringify({
        identity: { username: 'root', roles: [{ name: 'ADMIN' }] },
        accessToken: { access_token: token },
      }),
      hosts: { iam: asked, care: silent() },
    });
    await waitFor(() => expect(addressOf(app)).toBe('/misc/not-authorized'));
  });
});

describe('restoring a session', () => {
  it('AZ07: renders nothing of a page before the host has answered', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const iam = host(async () => {
      await answered;
      return { status: 200, data: nurse };
    });
    await signedInAt('/therapeuticEducation', { iam });
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    answer();
    expect(await screen.findByRole('heading', { name: 'Therapeutic Education' })).toBeVisible();
  });

  it('AZ07: without a login no protected word is ever rendered', async () => {
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(document.body.textContent));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    await renderApp('/userlist', { as: 'signedOut' });
    await screen.findByRole('button', { name: 'Sign in' });
    observer.disconnect();
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((text) => /worklist|ND-0/i.test(text))).toEqual([]);
  });

  it('AP13: a host that cannot be reached ends nothing; Retry goes on where it was', async () => {
    let reachable = false;
    const iam = host(() => (reachable ? { status: 200, data: nurse } : 'network'));
    const app = await signedInAt('/therapeuticEducation?page=3', { iam });
    await screen.findByRole('heading', { name: 'Your session could not be checked' });
    expect(localStorage.getItem('token')).toBe(stored);
    expect((await screen.findAllByText(/cannot be reached/)).length).toBeGreaterThan(0);
    reachable = true;
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Therapeutic Education' })).toBeVisible();
    expect(addressOf(app)).toBe('/therapeuticEducation?page=3');
  });

  itLong('a server that answers with a fault is named as the cause, not the connection', async () => {
    const iam = host(() => ({ status: 500, data: {} }));
    await signedInAt('/therapeuticEducation', { iam });
    await screen.findByRole('heading', { name: 'Your session could not be checked' });
    expect(screen.getByText(/The fault is the server’s, .* Try again in a few minutes/)).toBeVisible();
    expect(document.body).not.toHaveTextContent('connection is back');
  });

  it('AP13: an error in the answer is shown, kept and ends the session', async () => {
    const iam = host(() => ({ status: 200, data: { error: 'Account is locked' } }));
    const app = await signedInAt('/therapeuticEducation', { iam });
    await waitFor(() => expect(screen.getAllByText('Account is locked')).toHaveLength(2));
    expect(app.store.getState().session.msg).toBe('Account is locked');
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

describe('the end of a session', () => {
  it('a refused care call signs out once, says so and keeps the path', async () => {
    // What the page itself asks for meanwhile is answered.
    let isRefusing = false;
    const refusing = host(() =>
      isRefusing ? { status: 401, data: {} } : { status: 200, data: { items: [] } },
    );
    const iam = identityHost(nurse);
    const app = await signedInAt('/therapeuticEducation?page=2', { iam, care: refusing });
    await screen.findByRole('heading', { name: 'Therapeutic Education' });
    isRefusing = true;
    const before = refusing.calls.length;
    await act(async () => {
      await Promise.allSettled(Array.from({ length: 12 }, () => care.get('/patients')));
    });
    await waitFor(() => expect(addressOf(app)).toBe('/pages/login'));
    expect(await screen.findByText('Your session has ended. Sign in again.')).toBeVisible();
    expect(refusing.calls.slice(before)).toHaveLength(12);
    expect(localStorage.getItem('token')).toBeNull();
    isRefusing = false;
    await app.user.type(screen.getByLabelText('Email'), 'nurse@host.test');
    await app.user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(addressOf(app)).toBe('/therapeuticEducation?page=2'));
  });

  it('a forbidden care call ends nothing', async () => {
    const app = await signedInAt('/therapeuticEducation', { care: host(() => ({ status: 403, data: {} })) });
    await screen.findByRole('heading', { name: 'Therapeutic Education' });
    await act(async () => {
      await Promise.allSettled([care.get('/patients')]);
    });
    expect(app.store.getState().session.status).toBe('signedIn');
    expect(addressOf(app)).toBe('/therapeuticEducation');
  });

  it('AU14: another tab that signs out takes this one with it', async () => {
    const app = await signedInAt('/therapeuticEducation');
    await screen.findByRole('heading', { name: 'Therapeutic Education' });
    otherTab(() => localStorage.removeItem('token'));
    await waitFor(() => expect(addressOf(app)).toBe('/'));
    expect(screen.queryByText('Therapeutic Education')).toBeNull();
    await app.router.navigate(-1);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  it('AU14: a login of somebody else in another tab ends this session and stays stored', async () => {
    const app = await signedInAt('/therapeuticEducation');
    await screen.findByRole('heading', { name: 'Therapeutic Education' });
    const other = JSON.stringify(loginOf({ username: 'other' }));
    otherTab(() => localStorage.setItem('token', other));
    await waitFor(() => expect(addressOf(app)).toBe('/'));
    expect(localStorage.getItem('token')).toBe(other);
  });

  it('AU14: a page that comes back out of the page cache asks again', async () => {
    const app = await signedInAt('/therapeuticEducation');
    await screen.findByRole('heading', { name: 'Therapeutic Education' });
    localStorage.removeItem('token');
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    await waitFor(() => expect(addressOf(app)).toBe('/'));
  });

  it('a setting changed in another tab ends nothing', async () => {
    const app = await signedInAt('/therapeuticEducation');
    await screen.findByRole('heading', { name: 'Therapeutic Education' });
    otherTab(() => undefined);
    expect(app.store.getState().session.status).toBe('signedIn');
  });

  it('AU16: an answer to the one who left never reaches the one who comes', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const late = host(async () => {
      await answered;
      return { status: 200, data: { items: [] } };
    });
    const app = await signedInAt('/userCategory', { care: late });
    await screen.findByRole('heading', { name: 'Not authorised' });
    const call = care.get('/patients');
    await app.user.click(screen.getByRole('button', { name: /^User menu of/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    await waitFor(() => expect(addressOf(app)).toBe('/'));
    answer();
    await expect(call).rejects.toMatchObject({ code: 'ERR_CANCELED' });
  });

  it('AU16: signing out empties every list, the storage and the screen', async () => {
    const app = await renderApp('/userlist', { as: 'USER' });
    expect((await screen.findAllByText(/NP-10/)).length).toBeGreaterThan(0);
    await app.user.click(screen.getByRole('button', { name: /^User menu of/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    await waitFor(() => expect(addressOf(app)).toBe('/'));
    const state: Record<string, unknown> = app.store.getState();
    expect(summaries.selectAll(state)).toEqual([]);
    expect(patients.selectAll(state)).toEqual([]);
    expect(alerts.selectAll(state)).toEqual([]);
    expect(state.session).toMatchObject({ profile: null, values: null });
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('securityQ')).toBeNull();
    expect(document.body).not.toHaveTextContent('NP-10');
  });
});

it('OF05: a browser that stores nothing keeps the session while the page is open, and says so', async () => {
  const denied = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const app = await renderApp('/', { as: 'signedOut', hosts: { iam: identityHost(nurse), care: silent() } });
  onTestFinished(() => denied.mockRestore());
  await app.user.type(await screen.findByLabelText('Email'), 'nurse@host.test');
  await app.user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
  expect(await screen.findAllByText(/This browser cannot store data\. You stay signed in/)).toHaveLength(1);
});
