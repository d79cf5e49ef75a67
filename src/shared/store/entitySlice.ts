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
import type { AppError } from '../api/appError';
import type { Resource } from '../api/resource';
import { createAppThunk, type AppThunk } from './appThunk';
import { now } from './clock';

export type Status = 'idle' | 'loading' | 'ready' | 'failed';

export interface Entities<T extends Entity> extends EntityState<T, string> {
  status: Status;
  error: AppError | null;
  /** When the list was last complete, epoch ms; 0 before. */
  loadedAt: number;
}

export interface EntitySlice<T extends Entity> {
  name: string;
  reducer: Reducer<Entities<T>>;
  fetchAll: AppThunk<string[], void>;
  fetchOne: AppThunk<T, string>;
  save: AppThunk<T, T | Draft<T>>;
  remove: AppThunk<string, Entity>;
  /** Records that arrived by another way, e.g. in another answer. */
  received: ActionCreatorWithPayload<T[]>;
  selectAll: (state: Record<string, unknown>) => T[];
  selectById: (state: Record<string, unknown>, id: string) => T | undefined;
  selectSlice: (state: Record<string, unknown>) => Entities<T>;
}

const hasVersion = <T extends Entity>(record: T | Draft<T>): record is T =>
  'version' in record && record.version !== '';

/**
 * The slice of one kind of record: a list with its status, and thunks to load, save and remove. Pages are followed to
 * the end: the first is shown as it arrives and waits for nothing, the others together, so that a long list is put in
 * order twice and not with every page.
 * @param name key of the slice in the store
 * @param options.sort order of `selectAll`; `extend` adds cases for events of others
 */
export function createEntitySlice<T extends Entity, Q extends object>(
  name: string,
  resource: Resource<T, Q>,
  options: {
    sort?: (a: T, b: T) => number;
    query?: Q;
    extend?: (builder: ActionReducerMapBuilder<Entities<T>>) => void;
  } = {},
): EntitySlice<T> {
  const adapter = createEntityAdapter<T>(options.sort ? { sortComparer: options.sort } : {});
  // Frozen on the outside they are taken as they are; otherwise the store would walk through all that is in them.
  const received = createAction(`${name}/received`, (records: T[]) => ({
    payload: records.map((record) => Object.freeze(record) as T),
  }));

  const fetchAll = createAppThunk<string[]>(`${name}/fetchAll`, async (_, { signal, dispatch }) => {
    const list = (cursor?: string) =>
      resource.list(
        { ...options.query, ...(cursor !== undefined && { cursor }) } as Q & { cursor?: string },
        signal,
      );
    let page = await list();
    dispatch(received(page.items));
    const ids = page.items.map(({ id }) => id);
    const others: T[] = [];
    try {
      while (page.next !== undefined && !signal.aborted) {
        page = await list(page.next);
        for (const item of page.items) others.push(item);
      }
    } finally {
      // What has come before a failure is there.
      if (others.length > 0) dispatch(received(others));
    }
    for (const { id } of others) ids.push(id);
    return ids;
  });
  const fetchOne = createAppThunk<T, string>(`${name}/fetchOne`, (id, { signal }) =>
    resource.get(id, signal),
  );
  const save = createAppThunk<T, T | Draft<T>>(`${name}/save`, (record) =>
    hasVersion(record) ? resource.update(record) : resource.create(record),
  );
  const remove = createAppThunk<string, Entity>(`${name}/remove`, async (record) => {
    await resource.remove(record);
    return record.id;
  });

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
        .addCase(fetchAll.rejected, (draft, { payload }) => {
          if (payload?.aborted) {
            if (draft.status === 'loading') draft.status = 'idle';
            return;
          }
          draft.status = 'failed';
          draft.error = payload ?? null;
        })
        // A record takes the place of the one before: merged, a field that was taken away would stay.
        .addCase(fetchOne.fulfilled, (draft, { payload }) => void adapter.setOne(state(draft), payload))
        .addCase(save.fulfilled, (draft, { payload }) => void adapter.setOne(state(draft), payload))
        .addCase(remove.fulfilled, (draft, { payload }) => void adapter.removeOne(state(draft), payload))
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
    save,
    remove,
    received,
    selectAll: selectors.selectAll,
    selectById: selectors.selectById as EntitySlice<T>['selectById'],
    selectSlice,
  };
}
