import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aPatient, aSummary, HOUR, NOW } from '@tests/support/builders';
import { itLong } from '@tests/support/extent';
import { host, identityHost, loginOf } from '@tests/support/host';
import { renderApp } from '@tests/support/renderApp';
import { setClock } from '@/shared/store/clock';

const nurse = { username: 'nurse@host.test', roles: [{ name: 'USER' }] };

function setConnection(up: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(up);
  act(() => {
    window.dispatchEvent(new Event(up ? 'online' : 'offline'));
  });
}
afterEach(() => setConnection(true));

/** A page of the build that calls hosts, and a care host that can be cut off. */
async function openHosted(path: string) {
  let name = 'Aldag';
  let reachable = true;
  const careHost = host(({ path: asked }) => {
    if (!reachable) return 'network';
    const summary = aSummary({ lastName: name });
    if (asked === '/summaries') return { status: 200, data: { items: [summary] } };
    if (asked.startsWith('/summaries/')) return { status: 200, data: summary };
    if (asked.startsWith('/patients/')) return { status: 200, data: aPatient({ lastName: name }) };
    return { status: 200, data: { items: [] } };
  });
  const app = await renderApp(path, {
    as: 'signedOut',
    stored: JSON.stringify(loginOf(nurse)),
    hosts: { iam: identityHost(nurse), care: careHost },
  });
  await screen.findAllByText(/Aldag/);
  return {
    ...app,
    calls: careHost.calls,
    rename: (next: string) => (name = next),
    cut: () => {
      reachable = false;
      setConnection(false);
    },
    mend: () => {
      reachable = true;
      setConnection(true);
    },
  };
}

const lost = () => screen.queryByText(/The connection is lost/);

it('OF01: without a connection every page says as of when its data are', async () => {
  const app = await openHosted('/userlist');
  await waitFor(() => expect(app.calls.some(({ path }) => path === '/summaries')).toBe(true));
  expect(lost()).toBeNull();
  app.cut();
  const since = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(NOW);
  expect(lost()).toHaveTextContent(`Data as of ${since};`);
  expect(lost()?.closest('[role="status"]')).toBeInTheDocument();
  await app.router.navigate('/user/profile');
  expect(lost()).toBeInTheDocument();
});

it('OF01: the next morning the day is said too', async () => {
  const app = await openHosted('/userlist');
  setClock(() => NOW + 14 * HOUR);
  app.cut();
  expect(lost()).toHaveTextContent(/as of 20 Nov 2026, \d+:00/);
});

it('OF01: the dashboard tells the time of its data, not that of the clock', async () => {
  const app = await openHosted('/userlist');
  setClock(() => NOW + 2 * HOUR);
  app.cut();
  await app.router.navigate('/dashboard');
  const since = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(NOW);
  expect(await screen.findByText(/^As of/, { selector: 'main *' })).toHaveTextContent(`As of ${since}`);
});

it('OF01: when the connection returns the lists are fetched again, also one that had failed', async () => {
  const app = await openHosted('/userlist');
  app.cut();
  await app.router.navigate('/alerts');
  expect(await screen.findByText(/server cannot be reached/, { selector: 'main *' })).toBeInTheDocument();
  app.rename('Brandweil');
  app.mend();
  expect(lost()).toBeNull();
  await waitFor(() =>
    expect(screen.queryByText(/server cannot be reached/, { selector: 'main *' })).toBeNull(),
  );
  await app.router.navigate('/userlist');
  expect((await screen.findAllByText(/Brandweil/)).length).toBeGreaterThan(0);
});

itLong('OF01: the record that could not be opened opens when the connection returns', async () => {
  const app = await openHosted('/userlist');
  app.cut();
  await app.router.navigate('/userlist/p1');
  expect(await screen.findByText(/server cannot be reached/, { selector: 'main *' })).toBeInTheDocument();
  app.mend();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ines Aldag' })).toBeInTheDocument();
});

it('OF02: a save without a connection is refused in place, unsent, and what was typed stays', async () => {
  const app = await openHosted('/userlist/p1/telemonitoring?record=bloodPressure');
  const dialog = await screen.findByRole('dialog', { name: /^Record reading · / });
  await app.user.type(within(dialog).getByLabelText(/^Systolic/), '141');
  await app.user.type(within(dialog).getByLabelText(/^Diastolic/), '88');
  app.cut();
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'There is no connection, so nothing was sent. Your entry is kept',
  );
  expect(within(dialog).getByLabelText(/^Systolic/)).toHaveValue('141');
  expect(within(dialog).getByLabelText(/^Diastolic/)).toHaveValue('88');
  expect(app.calls.filter(({ method }) => method === 'post')).toHaveLength(0);
});

it('OF01: the embedded backend needs no connection, so nothing is said and pages open', async () => {
  const app = await renderApp('/userlist', { as: 'USER' });
  await screen.findByRole('table', { name: /^Worklist/ });
  setConnection(false);
  expect(lost()).toBeNull();
  await app.router.navigate('/alerts');
  expect(await screen.findByRole('table', { name: /^Alerts/ })).toBeInTheDocument();
});
