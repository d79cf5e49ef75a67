import axios from 'axios';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { resume } from '@/session/enter';
import { lock } from '@/session/leave';
import { care } from '@/shared/api/http';
import { itLong } from '@tests/support/extent';
import { host } from '@tests/support/host';
import { renderApp } from '@tests/support/renderApp';
import { answer, atWork, elsewhere, lockNow, lockScreen, statusOf, unlockWith } from '@tests/support/atWork';

const NOTE = 'nephrodesk.locked';

/** The nurse of the sample clinic has locked her screen, and the host has heard of it. */
async function locked() {
  const app = await renderApp('/userlist', { as: 'USER' });
  await screen.findByRole('heading', { name: 'Patients' });
  const token = (JSON.parse(localStorage.getItem('token') ?? '') as { accessToken: { access_token: string } })
    .accessToken.access_token;
  expect(await rawStatus(token)).toBe(200);
  act(() => void app.store.dispatch(lock()));
  await lockScreen();
  await waitFor(async () => expect(await rawStatus(token)).toBe(423));
  return { app, token };
}

/** What the care host answers to a token, whatever this tab thinks of it. */
async function rawStatus(token: string): Promise<number> {
  const { adapter, baseURL } = care.defaults;
  if (typeof adapter !== 'function') throw new Error('Nobody answers.');
  const bare = axios.create({ adapter, baseURL: baseURL ?? '', validateStatus: () => true });
  return (await bare.get('/patients', { headers: { Authorization: `Bearer ${token}` } })).status;
}

describe('A locked screen', () => {
  it('needs the password again at the host, also where its note in the storage is taken away and the page reloaded', async () => {
    const { app, token } = await locked();
    localStorage.removeItem(NOTE);
    await act(() => app.store.dispatch(resume()));
    await lockScreen();
    expect(statusOf(app)).toBe('locked');
    expect(localStorage.getItem(NOTE)).not.toBeNull();
    expect(screen.getByText('Nuno Carvalho')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(await rawStatus(token)).toBe(423);
    await unlockWith(app, 'nephrodesk');
    await screen.findByRole('heading', { name: 'Patients' });
    expect(await rawStatus(token)).toBe(401);
  });

  it('stays locked in every other tab where its note is taken away', async () => {
    const { app } = await locked();
    elsewhere(() => localStorage.removeItem(NOTE));
    await waitFor(() => expect(localStorage.getItem(NOTE)).not.toBeNull());
    expect(statusOf(app)).toBe('locked');
  });

  itLong('is told to the host again until it has heard of it', async () => {
    let isThere = false;
    const iam = host((call) => {
      if (!call.path.endsWith('/my/lock')) return answer(call);
      return isThere ? { status: 204 } : 'network';
    });
    const told = () => iam.calls.filter(({ path }) => path.endsWith('/my/lock')).length;
    const app = await atWork({ iam });
    await lockNow(app);
    await waitFor(() => expect(told()).toBe(1));
    isThere = true;
    await waitFor(() => expect(told()).toBe(2));
  });

  it('gives the token back to a host that knows no locks', async () => {
    const iam = host((call) => (call.path.endsWith('/my/lock') ? { status: 404 } : answer(call)));
    const app = await atWork({ iam });
    await lockNow(app);
    await waitFor(() => expect(iam.calls.at(-1)?.path).toMatch(/logout$/));
    await unlockWith(app, 'secret');
    await waitFor(() => expect(statusOf(app)).toBe('signedIn'));
  });
});
