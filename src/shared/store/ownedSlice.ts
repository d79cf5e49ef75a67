import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Draft, Entity } from '@/domain/entity';
import type { Resource } from '../api/resource';
import { createAppThunk, type AppThunk } from './appThunk';
import { dataChanged } from './changes';
import { withoutRecords } from './entities';
import { createRecordSlice, type EntitySlice, type RecordSlice, type SliceOptions } from './recordSlice';
import { useAppDispatch } from './useEntities';
import { useFetch } from './useFetch';

/** A record that belongs to a patient, by their id. */
interface OfPatient {
  id: string;
  patient: string;
}
type Owned = Entity & OfPatient;

export interface OwnedSlice<
  T extends Owned,
  Body extends OfPatient = Draft<T> & OfPatient,
> extends RecordSlice<T, Body, OfPatient & { version: string }> {
  /** Fetches all of one patient; answers their ids. */
  fetchOf: AppThunk<string[], { patient: string; quiet?: true }>;
}

/** The number of records that are asked for at a time. */
const PAGE = 1000;

/** The slice of records that belong to a patient and are read patient by patient. What has gone meanwhile goes here too. */
export function createOwnedSlice<T extends Owned, Body extends OfPatient = Draft<T> & OfPatient>(
  name: string,
  resource: Resource<T, Body>,
  options: Pick<SliceOptions<T>, 'sort' | 'after'> = {},
): OwnedSlice<T, Body> {
  const fetchOf: OwnedSlice<T>['fetchOf'] = createAppThunk(
    `${name}/fetchOfPatient`,
    async ({ patient }: { patient: string; quiet?: true }, { signal, dispatch }) => {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { patient, limit: PAGE, ...(cursor !== undefined && { cursor }) };
        const { items, next } = await resource.list(query, signal);
        dispatch(slice.received(items));
        ids.push(...items.map(({ id }) => id));
        cursor = next;
      } while (cursor !== undefined);
      return ids;
    },
  );
  const slice: RecordSlice<T, Body, OfPatient & { version: string }> = createRecordSlice(name, resource, {
    ...options,
    refetch: ({ patient }, dispatch) => dispatch(fetchOf({ patient, quiet: true })),
    extend: (on) => {
      on(fetchOf.fulfilled, (state, { meta, payload }) => {
        const listed = new Set(payload);
        const isGone = ({ id, patient }: T) => patient === meta.arg.patient && !listed.has(id);
        return { ...withoutRecords(state, isGone), status: 'ready' };
      });
      on(dataChanged, (state) => ({ ...state, status: 'idle' }));
    },
  });
  return { ...slice, fetchOf };
}

/**
 * The records of one patient: fetched when the patient is shown, and again, with the old ones standing, after a change.
 * `ready` from the first answer on; before it, and where it failed, no rows mean nothing.
 */
export function useOwned<T extends Owned>(
  slice: EntitySlice<T> & Pick<OwnedSlice<T>, 'fetchOf'>,
  patient: string,
) {
  const dispatch = useAppDispatch();
  const asked = useMemo(() => ({ patient, quiet: true as const }), [patient]);
  const { status, error, reload } = useFetch(slice.fetchOf, asked);
  const isStale = useSelector(slice.selectSlice).status === 'idle' && status === 'ready';
  useEffect(() => {
    if (isStale) void dispatch(slice.fetchOf(asked));
  }, [dispatch, slice, asked, isStale]);
  const all = useSelector(slice.selectAll);
  const rows = useMemo(() => all.filter((one) => one.patient === patient), [all, patient]);
  return { rows, status, error, reload };
}
