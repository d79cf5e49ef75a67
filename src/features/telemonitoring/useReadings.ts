import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/store/useEntities';
import { fetchReadings, selectReadings, type LoadedReadings, type ReadingsRange } from './slice';

/**
 * The readings of a range, fetched when nobody has yet or when they changed; the call is aborted when the view leaves
 * or asks for another range.
 */
export function useReadings({
  patient,
  measure,
  from,
  to,
}: ReadingsRange): LoadedReadings & { reload: () => void } {
  const dispatch = useAppDispatch();
  const loaded = useSelector((state: Record<string, unknown>) =>
    selectReadings(state, { patient, measure, from, to }),
  );
  const running = useRef<{ key: string; abort: () => void } | null>(null);
  const wanted = loaded.status === 'idle';

  useEffect(() => {
    const key = [patient, measure, from, to].join(' ');
    if (running.current && running.current.key !== key) running.current.abort();
    if (!wanted) return;
    const { abort } = dispatch(fetchReadings({ patient, measure, from, to, quiet: true }));
    running.current = { key, abort };
  }, [dispatch, patient, measure, from, to, wanted]);
  useEffect(() => () => running.current?.abort(), []);

  const reload = () => void dispatch(fetchReadings({ patient, measure, from, to, quiet: true }));
  return { ...loaded, reload };
}
