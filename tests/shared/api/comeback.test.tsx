import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { applyMiddleware, combineReducers, legacy_createStore, type Reducer } from 'redux';
import { thunk } from 'redux-thunk';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { patients, summaries } from '@/features/patients/slice';
import { isBad, noticesReducer, announceFailures, selectNotices } from '@/app/toasts/notifications';
import { care } from '@/shared/api/http';
import { createAppThunk } from '@/shared/store/appThunk';
import type { AppDispatch } from '@/shared/store/asyncThunk';
import { createListeners } from '@/shared/store/listeners';
import { useEntities } from '@/shared/store/useEntities';
import { useFetch } from '@/shared/store/useFetch';
import { host } from '../../support/host';
import { aSummary } from '../../support/builders';

/** Calls that axios repeats by itself are one try. */
const TRY_MS = 5_000;
const WITHIN_MS = 30_000;

const fetchPlan = createAppThunk<unknown, string>(
  'plans/fetch',
  async (id, { signal }) => (await care.get(`/plans/${id}`, { signal })).data,
);

function Plan() {
  const { status } = useFetch(fetchPlan, 'a');
  return <p>Plan: {status}</p>;
}
function People() {
  const { rows, status } = useEntities(summaries);
  return (
    <p>
      People: {status}, {rows.length}
    </p>
  );
}
function Others() {
  return <p>Others: {useEntities(patients).status}</p>;
}

/** Three parts of a page over a host that answers each as it is told to. */
function page(status: Readonly<Record<string, number | 'network'>>) {
  const own = host(({ path }) => {
    const given = status[path.split('/')[1] ?? ''] ?? 200;
    if (given !== 200) return given === 'network' ? 'network' : { status: given, data: {} };
    return { status: 200, data: { items: path === '/summaries' ? [aSummary()] : [] } };
  });
  const before = { ...care.defaults };
  onTestFinished(() => void Object.assign(care.defaults, before));
  Object.assign(care.defaults, { baseURL: '/api/care', adapter: own.adapter });
  const listeners = createListeners();
  const reducers = {
    [summaries.name]: summaries.reducer,
    [patients.name]: patients.reducer,
    notices: noticesReducer,
  };
  const store = legacy_createStore(
    combineReducers(reducers) as Reducer,
    applyMiddleware<AppDispatch>(listeners.middleware, thunk),
  );
  announceFailures(listeners);
  const view = render(
    <Provider store={store}>
      <Plan />
      <People />
      <People />
      <Others />
    </Provider>,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const notices = () => selectNotices(store.getState() as never).filter(isBad).length;
  return { ...view, calls: own.calls, pass, notices };
}
const shown = () => screen.getAllByText(/:/).map((one) => one.textContent);

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('what failed because of its host', () => {
  it.each([503, 'network'] as const)('comes back by itself within 30 s of its host (%s)', async (failure) => {
    const status: Record<string, typeof failure> = { summaries: failure, patients: failure, plans: failure };
    const { pass } = page(status);
    await pass(60_000);
    expect(shown()).toEqual(['Plan: failed', 'People: failed, 0', 'People: failed, 0', 'Others: failed']);
    for (const name of Object.keys(status)) delete status[name];
    await pass(WITHIN_MS);
    expect(shown()).toEqual(['Plan: ready', 'People: ready, 1', 'People: ready, 1', 'Others: ready']);
  });

  it('comes back where the others were well all the time', async () => {
    const status: Record<string, number> = { plans: 500 };
    const { pass } = page(status);
    await pass(120_000);
    expect(shown()[0]).toBe('Plan: failed');
    delete status.plans;
    await pass(WITHIN_MS);
    expect(shown()[0]).toBe('Plan: ready');
  });

  it('is asked for quietly: no word more, nothing moves', async () => {
    const { pass, notices } = page({ summaries: 503, patients: 503, plans: 503 });
    await pass(TRY_MS);
    const before = notices();
    expect(before).toBeGreaterThan(0);
    const changes = vi.fn<() => void>();
    const watch = new MutationObserver(changes);
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await pass(120_000);
    watch.disconnect();
    expect(changes).not.toHaveBeenCalled();
    expect(notices()).toBe(before);
  });

  it('does not flood a host that is down: one thing at a time, each in its turn', async () => {
    const { calls, pass } = page({ summaries: 503, patients: 503, plans: 503 });
    await pass(TRY_MS);
    calls.length = 0;
    await pass(60_000);
    const asked = calls.map(({ path }) => path);
    // Each try is three calls.
    expect(asked.length).toBeLessThanOrEqual(3 * 6);
    expect(new Set(asked)).toEqual(new Set(['/plans/a', '/summaries', '/patients']));
  });

  it('is no longer asked for once its page is left', async () => {
    const { calls, pass, unmount } = page({ summaries: 503, patients: 503, plans: 503 });
    await pass(TRY_MS);
    unmount();
    calls.length = 0;
    await pass(120_000);
    expect(calls).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([403, 404, 422])('a refusal (%i) is final', async (refusal) => {
    const { calls, pass } = page({ plans: refusal });
    await pass(TRY_MS);
    calls.length = 0;
    await pass(120_000);
    expect(calls).toEqual([]);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await pass(TRY_MS);
    expect(calls).toHaveLength(1);
  });
});
