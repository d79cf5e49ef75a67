import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import {
  fetchReadings,
  selectReadings,
  type LoadedReadings,
  type ReadingsRange,
} from '@/features/telemonitoring/slice';
import { useAppDispatch } from '@/shared/store/useEntities';

/** The readings around an alert, fetched if not loaded or if they changed. */
export function useAlertChartData({
  patient,
  measure,
  from,
  to,
}: ReadingsRange): LoadedReadings & { reload: () => void } {
  const dispatch = useAppDispatch();
  const loaded = useSelector((state: Record<string, unknown>) =>
    selectReadings(state, { patient, measure, from, to }),
  );
  const isWanted = loaded.status === 'idle';
  useEffect(() => {
    if (isWanted) void dispatch(fetchReadings({ patient, measure, from, to, quiet: true }));
  }, [dispatch, patient, measure, from, to, isWanted]);
  return {
    ...loaded,
    reload: () => void dispatch(fetchReadings({ patient, measure, from, to, quiet: true })),
  };
}
