import type { Reducer } from 'redux';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { refreshOnChange } from '@/app/data/refresh';
import { createStore } from '@/app/store';
import type { Kind } from '@/backend/contract';
import { changeScopeOf } from '@/backend/care/changeScope';
import { rules, thresholds } from '@/features/alertRules/slice';
import { actOnAlert, alerts } from '@/features/alerts/slice';
import { articleAssignments, articles } from '@/features/education/slice';
import { fluidAssignments, fluidPlans } from '@/features/fluidPlans/slice';
import { practitioners } from '@/features/medicalTeam/slice';
import { allocations, intakes, medicines } from '@/features/medicines/slice';
import { markReviewed } from '@/features/patients/worklist/reviewPatients';
import { markEnteredInError } from '@/features/telemonitoring/correct/corrections';
import { fetchReadings, selectReadings } from '@/features/telemonitoring/slice';
import { conditions, medicationRequests, patients, summaries } from '@/features/patients/slice';
import {
  questionnaireAssignments,
  questionnaireResponses,
  questionnaires,
} from '@/features/questioners/slice';
import { enrolments } from '@/features/registration/slice';
import { settings, terms } from '@/features/settings/slice';
import { annotations } from '@/features/annotations/slice';
import { categories } from '@/features/userCategories/slice';
import { care } from '@/shared/api/http';
import { dataChanged } from '@/shared/store/changes';
import { someOf } from '@tests/support/extent';
import { host, identityHost, loginOf } from '@tests/support/host';
import { aPatient, aSummary } from '@tests/support/builders';
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

describe('what is fetched again', () => {
  const owned = [
    allocations,
    annotations,
    articleAssignments,
    conditions,
    fluidAssignments,
    intakes,
    questionnaireAssignments,
    questionnaireResponses,
  ];
  const slices = [
    ...owned,
    alerts,
    articles,
    categories,
    fluidPlans,
    medicationRequests,
    medicines,
    patients,
    enrolments,
    practitioners,
    questionnaires,
    rules,
    settings,
    summaries,
    terms,
    thresholds,
  ];
  const links = { id: 'socialLinks', version: 'v1', updatedAt: '2026-03-01T00:00:00.000Z', links: [] };
  /** A store whose worklist has been fetched, on a clock that only moves when told. */
  async function storeOnOwnClock({ refused = '' } = {}) {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const careHost = host(({ path }) => {
      const [, list, id = ''] = path.split('/');
      if (id !== '' && id === refused) return { status: 404, data: {} };
      if (list === 'summaries' && id !== '') return { status: 200, data: aSummary({ id }) };
      if (list === 'patients' && id !== '') return { status: 200, data: aPatient({ id }) };
      if (path === '/patients') return { status: 200, data: { items: [aPatient({ id: 'p1' })] } };
      if (path === '/settings') return { status: 200, data: { items: [links] } };
      return { status: 200, data: { items: path === '/summaries' ? [aSummary()] : [] } };
    });
    const before = care.defaults.adapter;
    care.defaults.adapter = careHost.adapter;
    const store = createStore({ identities: () => Promise.reject(new Error('Nobody signs in here')) });
    store.join(Object.fromEntries(slices.map(({ name, reducer }) => [name, reducer as Reducer])));
    onTestFinished(refreshOnChange(store.listeners));
    onTestFinished(() => void (care.defaults.adapter = before));
    await store.dispatch(summaries.fetchAll());
    return { store, fetched: () => careHost.calls.length - 1, calls: careHost.calls };
  }

  /** What another tab's change of one record fetches again, by the names of the lists. */
  async function changedElsewhere(kind: Kind) {
    const { store, calls } = await storeOnOwnClock();
    for (const slice of slices) await store.dispatch(slice.fetchAll());
    const before = calls.length;
    const record = { id: 'p1', patient: 'p1', scope: 'patient', key: 'p1' };
    const change = changeScopeOf(kind, record as never);
    if (change) store.dispatch(dataChanged(change));
    const stale = slices.filter(
      ({ selectSlice }) => selectSlice(store.getState() as never).status === 'idle',
    );
    await vi.advanceTimersByTimeAsync(2_000);
    return {
      asked: calls.slice(before).map(({ path }) => path.split('/')[1]),
      stale: stale.map(({ name }) => name),
    };
  }
  const clinic = slices
    .map(({ name }) => name as Kind)
    .filter((name) => !owned.some((one) => one.name === name));
  it.each(clinic)('is the list of %s, where another tab changed one', async (kind) => {
    expect((await changedElsewhere(kind)).asked).toContain(kind);
  });

  // Those of one patient are stale at once, and whatever shows them fetches them: see `useOwned`.
  it.each(owned.map(({ name }) => name as Kind))('are the %s of the patient who is shown', async (kind) => {
    expect((await changedElsewhere(kind)).stale).toContain(kind);
  });

  it('is the row of a patient who was reviewed elsewhere, and nothing for somebody’s own view', async () => {
    expect((await changedElsewhere('reviews')).asked).toContain('summaries');
    expect((await changedElsewhere('views')).asked).toEqual([]);
  });

  it('comes at once after a change, and once more for all that follow it closely', async () => {
    const { store, fetched } = await storeOnOwnClock();
    const change = async (thenMs: number) => {
      store.dispatch(dataChanged({ patients: ['p1'] }));
      await vi.advanceTimersByTimeAsync(thenMs);
    };
    await change(5);
    await change(25);
    expect(fetched()).toBe(1);
    for (let times = 0; times < 4; times += 1) await change(60);
    expect(fetched()).toBe(1);
    await vi.advanceTimersByTimeAsync(250);
    expect(fetched()).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetched()).toBe(2);
    await change(25);
    expect(fetched()).toBe(3);
  });

  it.each(['', 'p7'])(
    'is put into a list as one for ten patients, also without one that cannot be had (%s)',
    async (refused) => {
      const { store } = await storeOnOwnClock({ refused });
      const ids = Array.from({ length: 10 }, (_, place) => `p${place}`);
      const both = [patients, summaries] as const;
      store.dispatch(patients.received(ids.map((id) => aPatient({ id, lastName: 'Before' }))));
      store.dispatch(summaries.received(ids.map((id) => aSummary({ id, lastName: 'Before' }))));
      const listsNow = () => both.map(({ selectSlice }) => selectSlice(store.getState() as never).entities);
      const changes: string[] = [];
      let before = listsNow();
      store.subscribe(() => {
        const after = listsNow();
        for (const [place, { name }] of both.entries())
          if (after[place] !== before[place]) changes.push(name);
        before = after;
      });
      store.dispatch(dataChanged({ patients: ids }));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(changes.toSorted()).toEqual(['patients', 'summaries']);
      const old = listsNow().map((list) =>
        Object.values(list).flatMap(({ id, lastName }) => (lastName === 'Before' ? [id] : [])),
      );
      expect(old).toEqual(refused === '' ? [[], []] : [[refused], [refused]]);
    },
  );

  it('is the catalogue or the plans alone, where another tab changed them, and only if they were asked for', async () => {
    const { store, calls } = await storeOnOwnClock();
    await store.dispatch(medicines.fetchAll());
    const before = calls.length;
    store.dispatch(dataChanged({ patients: [], lists: ['medicines'] }));
    store.dispatch(dataChanged({ patients: [], lists: ['fluidPlans', 'unknown'] }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls.slice(before).map(({ path }) => path)).toEqual(['/medicines']);
    store.dispatch(dataChanged({ patients: ['p1'] }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls.slice(before + 1).map(({ path }) => path)).not.toContain('/medicines');
  });

  it('after an import of many batches is the list, once', async () => {
    const { store, fetched } = await storeOnOwnClock();
    for (let batch = 0; batch < 8; batch += 1) {
      store.dispatch(dataChanged({ patients: 'all' }));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(fetched()).toBe(0);
    }
    await vi.advanceTimersByTimeAsync(500);
    expect(fetched()).toBe(1);
  });

  it('is there within ten seconds, however long an import goes on', async () => {
    const { store, fetched } = await storeOnOwnClock();
    for (let batch = 0; batch < 11; batch += 1) {
      store.dispatch(dataChanged({ patients: 'all' }));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(fetched()).toBe(1);
  });
});

describe('a call of this page in the embedded clinic is announced once', () => {
  const DRAFT = { id: 'n1', kind: 'travel', from: '2026-11-18', note: '' } as const;
  type App = Awaited<ReturnType<typeof renderApp>>;
  const stateOf = ({ store }: App) => store.getState() as Record<string, unknown>;
  const somebody = (app: App): string => {
    const [first] = patients.selectAll(stateOf(app));
    if (!first) throw new Error('no patient');
    return first.id;
  };
  const calls: [string, (app: App) => Promise<string>][] = [
    [
      'an alert taken over',
      async (app) => {
        await app.store.dispatch(alerts.fetchAll());
        const alert = alerts.selectAll(stateOf(app)).find(({ status }) => status === 'open');
        if (!alert) throw new Error('no open alert');
        await app.store.dispatch(actOnAlert({ alert, action: { action: 'acknowledge' }, quiet: true }));
        return alert.patient;
      },
    ],
    [
      'a review',
      async (app) => {
        await app.store.dispatch(markReviewed(somebody(app)));
        return somebody(app);
      },
    ],
    [
      'a new annotation',
      async (app) => {
        await app.store.dispatch(annotations.store({ body: { ...DRAFT, patient: somebody(app) } }));
        return somebody(app);
      },
    ],
    [
      'a reading entered in error',
      async (app) => {
        const patient = somebody(app);
        const range = {
          patient,
          measure: 'bloodPressure',
          from: '2026-10-01T00:00:00Z',
          to: '2026-11-21T00:00:00Z',
        } as const;
        await app.store.dispatch(fetchReadings(range));
        const [reading] = selectReadings(stateOf(app), range).items;
        if (!reading) throw new Error('no reading');
        await app.store.dispatch(markEnteredInError({ reading, reason: 'typed wrongly', quiet: true }));
        return patient;
      },
    ],
  ];
  it.each(someOf(calls, 2))('%s', async (_, call) => {
    const app = await renderApp('/user/profile', { as: 'USER' });
    await app.store.dispatch(patients.fetchAll());
    const told: (string[] | 'all')[] = [];
    app.store.listeners.listen(dataChanged, ({ payload }) => told.push(payload.patients));
    const patient = await act(() => call(app));
    // The backend gathers what follows closely: a second announcement would come within half a second.
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
    expect(told).toEqual([[patient]]);
  });
});
