import type { Reducer } from 'redux';
import type { Draft, Entity } from '@/domain/entity';
import { toAppError, type AppError } from '../api/appError';
import type { Resource } from '../api/resource';
import { createAction, type ActionCreator } from './actions';
import { createAppThunk, type AppThunk, type ThunkTools } from './appThunk';
import { now } from './clock';
import { createReducer, type On } from './createReducer';
import { rowsOf, withoutRecords, withRecords, type Held } from './entities';

export type Status = 'idle' | 'loading' | 'ready' | 'failed';

export interface Entities<T extends Entity> extends Held<T> {
  status: Status;
  error: AppError | null;
  /** When the list was last complete, epoch ms; 0 before. */
  loadedAt: number;
}

/** Failures are shown where the action was taken: no toast. */
interface MayBeQuiet {
  quiet?: true;
}

/** The body to be stored, and the version it was made from; none for something new. */
export interface Sent<Body> extends MayBeQuiet {
  body: Body;
  version?: string | undefined;
}

export interface EntitySlice<T extends Entity> {
  name: string;
  reducer: Reducer<Entities<T>>;
  /** Quiet, what is held stands if it fails. */
  fetchAll: AppThunk<string[], MayBeQuiet | void>;
  fetchOne: AppThunk<T, string>;
  /** Puts what comes together into the list as one; where some cannot be had it fails once the others are there. */
  fetchSome: AppThunk<void, readonly string[]>;
  /** Records that arrived by another way, e.g. in another answer. */
  received: ActionCreator<T[]>;
  selectAll: (state: Record<string, unknown>) => T[];
  selectById: (state: Record<string, unknown>, id: string) => T | undefined;
  selectSlice: (state: Record<string, unknown>) => Entities<T>;
}

export interface RecordSlice<
  T extends Entity,
  Body extends { id: string } = Draft<T>,
  Dropped extends Stored = Stored,
> extends EntitySlice<T> {
  /**
   * Stores a record: new without a version, otherwise in the place of the version named. Where somebody else was faster
   * (404, 409, 412), what is stored now is held when this has failed, if it could be fetched.
   */
  store: AppThunk<T, Sent<Body>>;
  /** Removes a record in the version that was shown; what is stored then is fetched, whatever came of it. */
  drop: AppThunk<string, MayBeQuiet & { record: Dropped }>;
}

/** Records that come so closely together change the list once, ms: whatever shows it is drawn anew with each change. */
const TOGETHER_MS = 50;

/** The fields that a record is removed by. */
type Stored = Pick<Entity, 'id' | 'version'>;
type Dispatch = ThunkTools['dispatch'];

export interface SliceOptions<T extends Entity> {
  /** Order of `selectAll`. */
  sort?: (a: T, b: T) => number;
  /** Does what follows once a record has been stored, before the call has ended. */
  after?: (stored: T, dispatch: Dispatch) => unknown;
  /** Cases for events of others. */
  extend?: (on: On<Entities<T>>) => void;
}

/**
 * Tells whether what is stored is not what the call was made from: changed, gone, or under the id of something new.
 */
const isOvertaken = (thrown: unknown): boolean => [404, 409, 412].includes(toAppError(thrown).status ?? 0);

/**
 * A call that may come too late.
 * @param refetch fetches what is stored now: it is there when the call has failed, if it could be fetched
 */
export async function orNewer<R>(call: Promise<R>, refetch: () => unknown): Promise<R> {
  try {
    return await call;
  } catch (thrown) {
    if (isOvertaken(thrown)) await refetch();
    throw thrown;
  }
}

/**
 * The slice of one kind of record: a list with its status, and thunks to load, store and drop. Pages are followed to
 * the end: the first is shown as it arrives and waits for nothing, the others together, so that a long list is put in
 * order twice and not with every page.
 * @param name key of the slice in the store
 * @param options.refetch fetches what a record is listed with; the whole list when absent
 */
export function createRecordSlice<
  T extends Entity,
  Body extends { id: string } = Draft<T>,
  Dropped extends Stored = Stored,
>(
  name: string,
  resource: Resource<T, Body>,
  options: SliceOptions<T> & {
    refetch?: (about: Body | Dropped, dispatch: Dispatch) => Promise<unknown>;
  } = {},
): RecordSlice<T, Body, Dropped> {
  const received = createAction<T[]>(`${name}/received`);

  const fetchAll = createAppThunk<string[], MayBeQuiet | void>(
    `${name}/fetchAll`,
    async (_, { signal, dispatch }) => {
      let page = await resource.list({}, signal);
      dispatch(received(page.items));
      const ids = page.items.map(({ id }) => id);
      const others: T[] = [];
      try {
        while (page.next !== undefined && !signal.aborted) {
          page = await resource.list({ cursor: page.next }, signal);
          for (const item of page.items) others.push(item);
        }
      } finally {
        // What has come before a failure is there.
        if (others.length > 0) dispatch(received(others));
      }
      for (const { id } of others) ids.push(id);
      return ids;
    },
  );
  const fetchOne = createAppThunk<T, string>(`${name}/fetchOne`, (id, { signal }) =>
    resource.get(id, signal),
  );
  const fetchSome = createAppThunk<void, readonly string[]>(
    `${name}/fetchSome`,
    async (ids, { signal, dispatch }) => {
      let come: T[] = [];
      let timer: ReturnType<typeof setTimeout> | undefined;
      const put = () => {
        clearTimeout(timer);
        timer = undefined;
        if (come.length > 0) dispatch(received(come));
        come = [];
      };
      const fetchInto = async (id: string) => {
        come.push(await resource.get(id, signal));
        timer ??= setTimeout(put, TOGETHER_MS);
      };
      const outcomes = await Promise.allSettled(ids.map(fetchInto));
      put();
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    },
  );
  const refetch = options.refetch ?? ((_, dispatch) => dispatch(fetchAll({ quiet: true })));
  const store = createAppThunk<T, Sent<Body>>(`${name}/store`, async ({ body, version }, { dispatch }) => {
    const sent = version === undefined ? resource.create(body) : resource.update(body, version);
    const stored = await orNewer(sent, () => refetch(body, dispatch));
    dispatch(received([stored]));
    await options.after?.(stored, dispatch);
    return stored;
  });
  const drop = createAppThunk<string, MayBeQuiet & { record: Dropped }>(
    `${name}/drop`,
    async ({ record }, { dispatch }) => {
      await orNewer(resource.remove(record), () => refetch(record, dispatch));
      // Not taken out here: the server may have kept it in another state.
      await refetch(record, dispatch);
      return record.id;
    },
  );

  const initialState: Entities<T> = { ids: [], entities: {}, status: 'idle', error: null, loadedAt: 0 };
  const reducer = createReducer<Entities<T>>(initialState, (on) => {
    on(fetchAll.pending, (state, { meta }) => {
      // A failure stays in sight until what nobody asked for has come.
      if (meta.arg?.quiet && state.status === 'failed') return state;
      return { ...state, status: state.status === 'ready' ? 'ready' : 'loading', error: null };
    });
    on(fetchAll.fulfilled, (state, { payload }) => {
      const listed = new Set(payload);
      const kept = withoutRecords(state, ({ id }) => !listed.has(id));
      return { ...kept, status: 'ready', loadedAt: now() };
    });
    on(fetchAll.rejected, (state, { payload, meta }) => {
      if (meta.arg?.quiet && state.status === 'ready') return state;
      if (payload?.aborted ?? meta.aborted)
        return state.status === 'loading' ? { ...state, status: 'idle' } : state;
      return { ...state, status: 'failed', error: payload ?? null };
    });
    on(fetchOne.fulfilled, (state, { payload }) => withRecords(state, [payload], options.sort));
    on(received, (state, { payload }) => withRecords(state, payload, options.sort));
    options.extend?.(on);
  });

  const selectSlice = (root: Record<string, unknown>) => root[name] as Entities<T>;
  return {
    name,
    reducer,
    fetchAll,
    fetchOne,
    fetchSome,
    store,
    drop,
    received,
    selectAll: (root) => rowsOf(selectSlice(root)),
    selectById: (root, id) => selectSlice(root).entities[id],
    selectSlice,
  };
}
