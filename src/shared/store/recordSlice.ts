import {
  createAction,
  createEntityAdapter,
  createSlice,
  type ActionCreatorWithPayload,
  type ActionReducerMapBuilder,
  type EntityState,
} from '@reduxjs/toolkit';
import type { Reducer } from 'redux';
import type { Draft, Entity } from '@/domain/entity';
import { toAppError, type AppError } from '../api/appError';
import type { Resource } from '../api/resource';
import { createAppThunk, type AppThunk, type ThunkTools } from './appThunk';
import { now } from './clock';

export type Status = 'idle' | 'loading' | 'ready' | 'failed';

export interface Entities<T extends Entity> extends EntityState<T, string> {
  status: Status;
  error: AppError | null;
  /** When the list was last complete, epoch ms; 0 before. */
  loadedAt: number;
}

/** Failures are shown where the action was taken: no toast. */
interface MayBeQuiet {
  quiet?: true;
}

/** What is to be stored, and the version it was made from; none for something new. */
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
  /** Records that arrived by another way, e.g. in another answer. */
  received: ActionCreatorWithPayload<T[]>;
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

/** What a record is removed by. */
type Stored = Pick<Entity, 'id' | 'version'>;
type Dispatch = ThunkTools['dispatch'];

export interface SliceOptions<T extends Entity> {
  /** Order of `selectAll`. */
  sort?: (a: T, b: T) => number;
  /** What follows once a record has been stored, before the call has ended. */
  after?: (stored: T, dispatch: Dispatch) => unknown;
  /** Cases for events of others. */
  extend?: (builder: ActionReducerMapBuilder<Entities<T>>) => void;
}

/** Whether what is stored is not what the call was made from: changed, gone, or under the id of something new. */
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
  const adapter = createEntityAdapter<T>(options.sort ? { sortComparer: options.sort } : {});
  // Frozen on the outside they are taken as they are; otherwise the store would walk through all that is in them.
  const received = createAction(`${name}/received`, (records: T[]) => ({
    payload: records.map((record) => Object.freeze(record) as T),
  }));

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

  // The adapter's generics and immer's drafts do not meet in TypeScript; the state is the same object.
  const state = (draft: unknown) => draft as Entities<T>;
  const slice = createSlice({
    name,
    initialState: adapter.getInitialState({ status: 'idle', error: null, loadedAt: 0 }) as Entities<T>,
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addCase(fetchAll.pending, (draft) => {
          draft.status = draft.status === 'ready' ? 'ready' : 'loading';
          draft.error = null;
        })
        .addCase(fetchAll.fulfilled, (draft, { payload }) => {
          const listed = new Set(payload);
          const gone = draft.ids.filter((id) => !listed.has(id));
          if (gone.length > 0) adapter.removeMany(state(draft), gone);
          draft.status = 'ready';
          draft.loadedAt = now();
        })
        .addCase(fetchAll.rejected, (draft, { payload, meta }) => {
          if (meta.arg?.quiet && draft.status === 'ready') return;
          if (payload?.aborted) {
            if (draft.status === 'loading') draft.status = 'idle';
            return;
          }
          draft.status = 'failed';
          draft.error = payload ?? null;
        })
        // A record takes the place of the one before: merged, a field that was taken away would stay.
        .addCase(fetchOne.fulfilled, (draft, { payload }) => void adapter.setOne(state(draft), payload))
        .addCase(received, (draft, { payload }) => void adapter.setMany(state(draft), payload));
      options.extend?.(builder);
    },
  });

  const selectSlice = (root: Record<string, unknown>) => root[name] as Entities<T>;
  const selectors = adapter.getSelectors(selectSlice);
  return {
    name,
    reducer: slice.reducer,
    fetchAll,
    fetchOne,
    store,
    drop,
    received,
    selectAll: selectors.selectAll,
    selectById: selectors.selectById as EntitySlice<T>['selectById'],
    selectSlice,
  };
}
