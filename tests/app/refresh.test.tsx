import type { Reducer } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { refreshOnChange } from '@/app/refresh';
import { createStore } from '@/app/store';
import { rules, thresholds } from '@/features/alertRules/slice';
import { alerts } from '@/features/alerts/slice';
import { conditions, medicationRequests, patients, summaries } from '@/features/patients/slice';
import { categories } from '@/features/userCategories/slice';
import { care } from '@/shared/api/http';
import { dataChanged } from '@/shared/store/changes';
import { host, identityHost, loginOf } from '@tests/support/host';
import { aSummary } from '@tests/support/builders';
import { renderApp } from '@tests/support/renderApp';

const nurse = { username: 'nurse@host.test', roles: [{ name: 'USER' }] };

async function openWorklist() {
  let name = 'Aldag';
  const careHost = host(({ path }) => {
    const summary = aSummary({ lastName: name });
    if (path === '/summaries') return { status: 200, data: { items: [summary] } };
    return { status: 200, data: path.startsWith('/summaries/') ? summary : { items: [] } };
  });
  const app = await renderApp('/userlist', {
    as: 'signedOut',
    stored: JSON.stringify(loginOf(nurse)),
    hosts: { iam: identityHost(nurse), care: careHost },
  });
  await screen.findAllByText(/Aldag/);
  const asked = () =>
    careHost.calls.filter(({ path }) => path.startsWith('/summaries')).map(({ path }) => path);
  return { ...app, asked, rename: (next: string) => (name = next) };
}

it('a change of one patient elsewhere fetches that row again, once for a burst', async () => {
  const app = await openWorklist();
  app.rename('Brandweil');
  act(() => {
    for (let times = 0; times < 5; times++) app.store.dispatch(dataChanged({ patients: ['p1'] }));
  });
  expect((await screen.findAllByText(/Brandweil/)).length).toBeGreaterThan(0);
  expect(app.asked()).toEqual(['/summaries', '/summaries/p1']);
});

it('a patient not listed yet, or too many to name, fetches the list', async () => {
  const app = await openWorklist();
  act(() => {
    app.store.dispatch(dataChanged({ patients: ['p1'] }));
    app.store.dispatch(dataChanged({ patients: ['new'] }));
  });
  await waitFor(() => expect(app.asked()).toEqual(['/summaries', '/summaries']));
  act(() => {
    app.store.dispatch(dataChanged({ patients: 'all' }));
  });
  await waitFor(() => expect(app.asked()).toHaveLength(3));
});

describe('an import that goes on for a while', () => {
  /** A store whose worklist has been fetched, on a clock that only moves when told. */
  async function storeOnOwnClock() {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const careHost = host(() => ({ status: 200, data: { items: [aSummary()] } }));
    const before = care.defaults.adapter;
    care.defaults.adapter = careHost.adapter;
    const store = createStore({ identities: () => Promise.reject(new Error('Nobody signs in here')) });
    const slices = [
      alerts,
      categories,
      conditions,
      medicationRequests,
      patients,
      rules,
      summaries,
      thresholds,
    ];
    store.join(Object.fromEntries(slices.map(({ name, reducer }) => [name, reducer as Reducer])));
    refreshOnChange(store.listeners);
    onTestFinished(() => void (care.defaults.adapter = before));
    await store.dispatch(summaries.fetchAll());
    return { store, fetched: () => careHost.calls.length - 1 };
  }

  it('fetches the list once when it is over, not after every batch', async () => {
    const { store, fetched } = await storeOnOwnClock();
    for (let batch = 0; batch < 8; batch += 1) {
      store.dispatch(dataChanged({ patients: 'all' }));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(fetched()).toBe(0);
    }
    await vi.advanceTimersByTimeAsync(500);
    expect(fetched()).toBe(1);
  });

  it('still shows what happened meanwhile within ten seconds', async () => {
    const { store, fetched } = await storeOnOwnClock();
    for (let batch = 0; batch < 11; batch += 1) {
      store.dispatch(dataChanged({ patients: 'all' }));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(fetched()).toBe(1);
  });
});
