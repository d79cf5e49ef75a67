import { useEffect, useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/store/useEntities';
import { fetchReadings, selectReadings, type LoadedReadings, type ReadingsRange } from '../slice';

/**
 * The readings of a range, fetched if not loaded or if they changed; the call is aborted when the view unmounts or
 * changes its range.
 * @param wanting whether they are needed: otherwise nothing is fetched
 */
export function useReadings(
  { patient, measure, from, to, errors }: ReadingsRange,
  wanting = true,
): LoadedReadings & { reload: () => void } {
  const dispatch = useAppDispatch();
  const range = useMemo(
    () => ({ patient, measure, from, to, ...(errors && { errors }) }),
    [patient, measure, from, to, errors],
  );
  const loaded = useSelector((state: Record<string, unknown>) => selectReadings(state, range));
  const running = useRef<{ range: ReadingsRange; abort: () => void } | null>(null);
  const wanted = wanting && loaded.status === 'idle';

  useEffect(() => {
    if (running.current && running.current.range !== range) running.current.abort();
    if (!wanted) return;
    const { abort } = dispatch(fetchReadings({ ...range, quiet: true }));
    running.current = { range, abort };
  }, [dispatch, range, wanted]);
  useEffect(() => () => running.current?.abort(), []);

  const reload = () => void dispatch(fetchReadings({ ...range, quiet: true }));
  // A refetch removes nothing from the page, not even the button of an empty period that the user is about to press.
  const isRefreshed = loaded.isKnown && loaded.status !== 'failed';
  return { ...loaded, status: isRefreshed ? 'ready' : loaded.status, reload };
}
