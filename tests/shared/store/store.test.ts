import fc from 'fast-check';
import { applyMiddleware, legacy_createStore } from 'redux';
import { thunk } from 'redux-thunk';
import { describe, expect, it } from 'vitest';
import { anyOf, createAction } from '@/shared/store/actions';
import { anyRejected, createAsyncThunk, type AppDispatch } from '@/shared/store/asyncThunk';
import { createReducer } from '@/shared/store/createReducer';
import { rowsOf, withoutRecords, withRecords, type Held } from '@/shared/store/entities';
import { createListeners } from '@/shared/store/listeners';

/** A store that notes the types of its actions. */
function noting() {
  const types: string[] = [];
  const listeners = createListeners();
  const store = legacy_createStore(
    (state: { isBusy: boolean } = { isBusy: false }, { type }) => {
      types.push(type);
      return type === 'busy' ? { isBusy: true } : state;
    },
    applyMiddleware<AppDispatch>(listeners.middleware, thunk),
  );
  types.length = 0;
  return { ...store, types, listeners };
}

describe('a reducer', () => {
  const added = createAction<string>('list/added');
  const cleared = createAction('list/cleared');
  interface List {
    names: string[];
    changes: number;
  }

  it('runs every case of an action in order, and leaves the state as it is for others', () => {
    const reduce = createReducer<List>({ names: [], changes: 0 }, (on) => {
      on(added, (state, { payload }) => ({ ...state, names: [...state.names, payload] }));
      on(cleared, (state) => ({ ...state, names: [] }));
      on(anyOf(added, cleared), (state) => ({ ...state, changes: state.changes + 1 }));
    });
    const first = reduce(undefined, { type: 'start' });
    expect(first).toEqual({ names: [], changes: 0 });
    const second = reduce(reduce(first, added('a')), added('b'));
    expect(second).toEqual({ names: ['a', 'b'], changes: 2 });
    expect(reduce(second, { type: 'other' })).toBe(second);
    expect(reduce(second, cleared())).toEqual({ names: [], changes: 3 });
    expect(first).toEqual({ names: [], changes: 0 });
  });

  it('whose case writes to the state throws, however deep it writes', () => {
    const reduce = createReducer<List>({ names: ['a'], changes: 0 }, (on) => {
      on(added, (state, { payload }) => {
        state.names.push(payload);
        return state;
      });
    });
    const state = reduce(undefined, { type: 'start' });
    expect(() => reduce(state, added('b'))).toThrow(TypeError);
    expect(state.names).toEqual(['a']);
  });
});

describe('an asynchronous thunk', () => {
  it('is pending at once, then fulfilled with what it returns', async () => {
    const double = createAsyncThunk<number, number>('double', (n) => Promise.resolve(2 * n));
    const store = noting();
    const running = store.dispatch(double(4));
    expect(store.types).toEqual(['double/pending']);
    const outcome = await running;
    expect(store.types).toEqual(['double/pending', 'double/fulfilled']);
    expect(outcome).toMatchObject({ payload: 8, meta: { arg: 4, requestId: running.requestId } });
    expect(double.fulfilled.match(outcome)).toBe(true);
    expect(anyRejected.match(outcome)).toBe(false);
    expect(await running.unwrap()).toBe(8);
  });

  it('is rejected with the error that it returns, and unwrapped throws it', async () => {
    const fail = createAsyncThunk<number>('fail', (_, { rejectWithValue }) =>
      Promise.resolve(rejectWithValue({ message: 'errors.network' })),
    );
    const store = noting();
    const running = store.dispatch(fail());
    const outcome = await running;
    expect(store.types).toEqual(['fail/pending', 'fail/rejected']);
    expect(outcome.payload).toEqual({ message: 'errors.network' });
    expect(outcome.meta).toMatchObject({ aborted: false, condition: false });
    expect(anyRejected.match(outcome)).toBe(true);
    await expect(running.unwrap()).rejects.toEqual({ message: 'errors.network' });
  });

  it('that throws is rejected without a payload', async () => {
    const broken = createAsyncThunk<number>('broken', () => Promise.reject(new TypeError('mistake')));
    const outcome = await noting().dispatch(broken());
    expect(outcome).toMatchObject({ payload: undefined, error: { name: 'TypeError', message: 'mistake' } });
  });

  it('aborted is rejected though its run never ends, and what the run answers later is not heard', async () => {
    let answer: (value: number) => void = () => {};
    let signal: AbortSignal | undefined;
    const slow = createAsyncThunk<number>('slow', (_, tools) => {
      signal = tools.signal;
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const store = noting();
    const running = store.dispatch(slow());
    running.abort();
    const outcome = await running;
    expect(signal?.aborted).toBe(true);
    expect(outcome.meta).toMatchObject({ requestStatus: 'rejected', aborted: true });
    answer(1);
    await Promise.resolve();
    expect(store.types).toEqual(['slow/pending', 'slow/rejected']);
  });

  it('that may not begin tells nobody but who started it', async () => {
    const once = createAsyncThunk<number>('once', () => Promise.resolve(1), {
      condition: (_, { getState }) => !(getState() as { isBusy: boolean }).isBusy,
    });
    const store = noting();
    await store.dispatch(once());
    store.dispatch({ type: 'busy' });
    const outcome = await store.dispatch(once());
    expect(outcome.meta).toMatchObject({ requestStatus: 'rejected', condition: true });
    expect(store.types).toEqual(['once/pending', 'once/fulfilled', 'busy']);
  });
});

describe('listeners', () => {
  const rung = createAction<number>('rung');

  it('hear an action once the state follows from it, until they stop', () => {
    const { dispatch, listeners } = noting();
    const heard: [number, unknown][] = [];
    const stop = listeners.listen(rung, ({ payload }, { getState }) => heard.push([payload, getState()]));
    dispatch({ type: 'busy' });
    dispatch(rung(1));
    stop();
    dispatch(rung(2));
    expect(heard).toEqual([[1, { isBusy: true }]]);
  });
});

describe('records by their ids', () => {
  interface Row {
    id: string;
    version: string;
    updatedAt: string;
    rank: number;
  }
  const row = (id: string, rank: number): Row => ({ id, version: '1', updatedAt: '', rank });
  const nothing: Held<Row> = { ids: [], entities: {} };
  const byRank = (a: Row, b: Row) => a.rank - b.rank;
  const batches = fc.array(
    fc.array(fc.record({ id: fc.constantFrom(...'abcdefgh', 'constructor'), rank: fc.nat(4) })),
  );

  it('are in order after any batches, each in its latest version', () => {
    fc.assert(
      fc.property(batches, (all) => {
        let state = nothing;
        const latest = new Map<string, Row>();
        for (const batch of all) {
          const rows = batch.map(({ id, rank }) => row(id, rank));
          for (const one of rows) latest.set(one.id, one);
          state = withRecords(state, rows, byRank);
        }
        const rows = rowsOf(state);
        expect(rows.map(({ rank }) => rank)).toEqual([...latest.values()].map(({ rank }) => rank).toSorted());
        expect(new Map(rows.map((one) => [one.id, one]))).toEqual(latest);
        expect(rows.map(({ id }) => id)).toEqual(state.ids);
      }),
    );
  });

  it('without an order stay where they are, new ones last', () => {
    const first = withRecords(nothing, [row('b', 1), row('a', 2)]);
    const second = withRecords(first, [row('a', 3), row('c', 1)]);
    expect(rowsOf(second).map(({ id, rank }) => `${id}${rank}`)).toEqual(['b1', 'a3', 'c1']);
    expect(rowsOf(first).map(({ id, rank }) => `${id}${rank}`)).toEqual(['b1', 'a2']);
  });

  it('are the same array, ids and state for as long as nothing changes', () => {
    const state = withRecords(nothing, [row('a', 1), row('b', 2)], byRank);
    expect(rowsOf(state)).toBe(rowsOf({ ...state }));
    expect(withoutRecords(state, () => false)).toBe(state);
    expect(withRecords(state, [row('b', 3)], byRank).ids).toBe(state.ids);
    expect(withoutRecords(state, ({ id }) => id === 'a')).toEqual({
      ids: ['b'],
      entities: { b: row('b', 2) },
    });
  });
});
