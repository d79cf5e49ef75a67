import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { summaries } from '@/features/patients/slice';
import { care } from '@/shared/api/http';
import { setClock } from '@/shared/store/clock';
import { aPatient, aSummary, NOW } from '@tests/support/builders';
import { host, identityHost, loginOf, type Host } from '@tests/support/host';
import { addressOf, renderApp } from '@tests/support/renderApp';

const CHANGED = 'Your role was changed. Menu and pages now follow the new one.';

/** Two hosts that know one person: the care host shows patients by role and refuses `/patients` to all but ADMIN. */
async function signedInAs(name: string, path: string, parts: { iam?: Host } = {}) {
  const person = { username: 'someone@host.test', roles: [{ name }] };
  const role = () => person.roles[0]?.name;
  const own = aSummary({ id: 'p1', lastName: 'Aldag' });
  const protectedOne = aSummary({ id: 'p2', lastName: 'Brandweil' });
  const careHost = host(({ path: asked }) => {
    if (role() !== 'ADMIN' && (role() !== 'USER' || asked === '/patients')) return { status: 403, data: {} };
    if (asked === '/patients/p1') return { status: 200, data: aPatient() };
    if (asked === '/summaries/p1') return { status: 200, data: own };
    const items = role() === 'ADMIN' ? [own, protectedOne] : [own];
    return { status: 200, data: { items: asked === '/summaries' ? items : [] } };
  });
  const iamHost = parts.iam ?? identityHost(person);
  const app = await renderApp(path, {
    as: 'signedOut',
    stored: JSON.stringify(loginOf(person)),
    hosts: { iam: iamHost, care: careHost },
  });
  const patients = () => summaries.selectAll(app.store.getState() as Record<string, unknown>);
  return {
    ...app,
    careHost,
    iamHost,
    patients: () => patients().map(({ id }) => id),
    change: (next: string) => (person.roles = [{ name: next }]),
    /** Several calls at once that only an ADMIN may make. */
    call: (times = 1) =>
      act(async () => {
        await Promise.allSettled(Array.from({ length: times }, () => care.get('/patients')));
      }),
  };
}

const openedWorklist = () => screen.findAllByText(/Aldag/);

describe('AZ04: the role is changed on the server while the session runs', () => {
  it('a refused call has menu, view and data follow the lower role, and says so once', async () => {
    const app = await signedInAs('ADMIN', '/userlist');
    await screen.findAllByText(/Brandweil/);
    expect(screen.getByRole('link', { name: 'User category' })).toBeInTheDocument();
    app.change('USER');
    await app.call(12);
    expect(await screen.findByText(CHANGED)).toBeVisible();
    await openedWorklist();
    expect(screen.queryByRole('link', { name: 'User category' })).toBeNull();
    expect(screen.queryByText(/Brandweil/)).toBeNull();
    expect(app.patients()).toEqual(['p1']);
    expect(screen.getAllByText(CHANGED)).toHaveLength(1);
    expect(app.iamHost.calls).toHaveLength(2);
    expect(app.store.getState().session.status).toBe('signedIn');
    expect(addressOf(app)).toBe('/userlist');
  });

  it('a page that the new role may not open gives way', async () => {
    const app = await signedInAs('ADMIN', '/userCategory');
    await screen.findByRole('heading', { name: 'User category' });
    app.change('USER');
    await app.call();
    expect(await screen.findByRole('heading', { name: 'Not authorised' })).toBeVisible();
    expect(addressOf(app)).toBe('/misc/not-authorized');
  });

  it('a page that is open and stays allowed is fetched again', async () => {
    const app = await signedInAs('ADMIN', '/userlist/p1');
    await screen.findByRole('heading', { name: 'Ines Aldag' });
    const asked = () => app.careHost.calls.filter(({ path: one }) => one === '/patients/p1').length;
    expect(asked()).toBe(1);
    app.change('USER');
    await app.call();
    await waitFor(() => expect(asked()).toBe(2));
    expect(await screen.findByRole('heading', { name: 'Ines Aldag' })).toBeVisible();
  });

  it('an unknown role opens nothing, ends nothing and asks nothing further', async () => {
    const app = await signedInAs('USER', '/userlist');
    await openedWorklist();
    app.change('AUDITOR');
    await app.call();
    expect(await screen.findByRole('heading', { name: 'Not authorised' })).toBeVisible();
    expect(screen.getByText(/Your account has no role that this application knows/)).toBeVisible();
    expect(app.patients()).toEqual([]);
    expect(document.body).not.toHaveTextContent('Aldag');
    const asked = app.careHost.calls.length;
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(app.careHost.calls).toHaveLength(asked);
    expect(app.iamHost.calls).toHaveLength(2);
    expect(app.store.getState().session.status).toBe('signedIn');
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  it('an answer to what the former role asked is not taken up', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const app = await signedInAs('ADMIN', '/userCategory');
    await screen.findByRole('heading', { name: 'User category' });
    const slow = host(async () => {
      await answered;
      return { status: 200, data: { items: [] } };
    });
    const late = care.get('/patients', { adapter: slow.adapter });
    await waitFor(() => expect(slow.calls).toHaveLength(1));
    app.change('USER');
    await app.call();
    await screen.findByRole('heading', { name: 'Not authorised' });
    answer();
    await expect(late).rejects.toMatchObject({ code: 'ERR_CANCELED' });
  });

  it('an unchanged role leaves all as it is; the host is asked at most twice a minute', async () => {
    const app = await signedInAs('USER', '/userlist');
    await openedWorklist();
    const asked = app.careHost.calls.length;
    await app.call(3);
    expect(app.iamHost.calls).toHaveLength(2);
    setClock(() => NOW + 29_000);
    await app.call(3);
    expect(app.iamHost.calls).toHaveLength(2);
    setClock(() => NOW + 30_000);
    await app.call(3);
    expect(app.iamHost.calls).toHaveLength(3);
    expect(app.careHost.calls).toHaveLength(asked + 9);
    expect(app.patients()).toEqual(['p1']);
    expect(screen.queryByText(CHANGED)).toBeNull();
    expect(addressOf(app)).toBe('/userlist');
  });

  it.each([
    'network',
    { status: 200, data: { error: 'Account is locked' } },
    { status: 401, data: {} },
  ] as const)('nothing changes where the identity host cannot say: %j', async (failure) => {
    let failing = false;
    const person = { username: 'someone@host.test', roles: [{ name: 'USER' }] };
    const unsure = host(() => (failing ? failure : { status: 200, data: person }));
    const app = await signedInAs('USER', '/userlist', { iam: unsure });
    await openedWorklist();
    failing = true;
    await app.call();
    await waitFor(() => expect(unsure.calls.length).toBeGreaterThan(1));
    expect(app.store.getState().session).toMatchObject({ status: 'signedIn', userRole: 'USER' });
    expect(app.patients()).toEqual(['p1']);
    expect(screen.queryByText(CHANGED)).toBeNull();
  });

  it('coming back to the window asks the identity host', async () => {
    const app = await signedInAs('ADMIN', '/userCategory');
    await screen.findByRole('heading', { name: 'User category' });
    app.change('USER');
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('heading', { name: 'Not authorised' })).toBeVisible();
    expect(app.iamHost.calls).toHaveLength(2);
  });
});
