import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lock } from '@/session/leave';
import { care } from '@/shared/api/http';
import { setClock } from '@/shared/store/clock';
import { NOW } from '@tests/support/builders';
import { host, loginOf, tokenOf, type Call } from '@tests/support/host';
import { renderApp } from '@tests/support/renderApp';

const MINUTE_MS = 60_000;
const nurse = { username: 'nurse@host.test', roles: [{ name: 'USER' }] };

/** Hosts whose clocks are right, seen from a device whose clock is off by a number of minutes. */
async function seenFrom(minutes: number, date: (at: number) => string = (at) => new Date(at).toUTCString()) {
  const headers = () => ({ date: date(NOW) });
  const answer = ({ path, authorization }: Call) => {
    if (path.endsWith('/authorize')) return { status: 200, data: loginOf(nurse), headers: headers() };
    if (path.endsWith('/logout')) return { status: 204 };
    const isKnown = authorization === `Bearer ${tokenOf(nurse)}`;
    return { status: isKnown ? 200 : 401, data: nurse, headers: headers() };
  };
  const app = await renderApp('/therapeuticEducation', {
    as: 'signedOut',
    stored: JSON.stringify(loginOf(nurse)),
    now: NOW + minutes * MINUTE_MS,
    hosts: {
      iam: host(answer),
      care: host(() => ({ status: 200, data: { items: [] }, headers: headers() })),
    },
  });
  await screen.findByRole('heading', { name: 'Therapeutic Education' });
  const ask = () => act(() => care.get('/patients'));
  await ask();
  return { ...app, ask };
}
const told = () => screen.queryAllByText(/The clock of this device/);

describe('AU20: the clock of the device', () => {
  it.each([
    [10, /is fast by about 10 minutes\./],
    [-10, /is slow by about 10 minutes\./],
    [24 * 60, /is fast by about 24 hours\./],
    [-90, /is slow by about 90 minutes\./],
  ])('%d minutes off is told in words, once, and the session goes on', async (minutes, words) => {
    const { ask, store } = await seenFrom(minutes);
    expect(await screen.findByText(words)).toBeVisible();
    for (let asked = 0; asked < 5; asked += 1) await ask();
    expect(told()).toHaveLength(1);
    expect(store.getState().session.status).toBe('signedIn');
  });

  it.each([
    ['five minutes', 5, undefined],
    ['a host that does not tell its time', 600, () => ''],
    ['a host that tells something else', 600, () => 'yesterday'],
  ])('%s is no reason for a word', async (_, minutes, date) => {
    const { store } = await seenFrom(minutes, date);
    expect(store.getState().notices).toEqual([]);
    expect(told()).toEqual([]);
  });

  it('is not told again after an unlock, but after the next sign-in', async () => {
    const { user, store, ask } = await seenFrom(10);
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(store.getState().notices).toEqual([]));
    act(() => void store.dispatch(lock()));
    await screen.findByRole('heading', { name: 'Screen locked' });
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await screen.findByRole('heading', { name: 'Therapeutic Education' });
    await ask();
    expect(store.getState().notices).toEqual([]);
    act(() => void store.dispatch(lock()));
    await user.click(await screen.findByRole('button', { name: 'Not you? Sign out' }));
    await user.type(await screen.findByLabelText('Email'), nurse.username);
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await screen.findByRole('heading', { level: 1, name: /dashboard/i });
    await ask();
    expect(store.getState().notices).toHaveLength(1);
  });

  it('set right or wrong while somebody works only moves what is shown', async () => {
    const { store, ask } = await seenFrom(0);
    setClock(() => NOW - 10 * MINUTE_MS);
    await ask();
    expect(await screen.findByText(/is slow by about 10 minutes/)).toBeVisible();
    expect(store.getState().session.status).toBe('signedIn');
  });
});
