import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Drink } from '@/domain/fluid/days/dayProgress';
import { FUTURE_TOLERANCE_MINUTES, isPlausible } from '@/domain/readings/plausibility';
import { addDays, dayBounds, type PatientClock } from '@/domain/patientDay';
import { fetchReadings, selectReadings, type LoadedReadings } from '@/features/telemonitoring/slice';
import type { AppError } from '@/shared/api/appError';
import { useAppDispatch } from '@/shared/store/useEntities';

/** What a patient drank, as far as it is known. */
export interface Water {
  /** `ready` once the host has answered: then, and only then, a day without a drink is one without a record. */
  status: LoadedReadings['status'];
  error: AppError | null;
  drinks: Drink[];
  reload: () => void;
}

/**
 * The drinks of the last days up to today. What cannot be right or lies ahead does not count.
 * @param now epoch ms
 */
export function useWater(
  patient: string,
  days: number,
  today: string,
  clock: PatientClock,
  now: number,
): Water {
  const dispatch = useAppDispatch();
  const range = useMemo(() => {
    const from = new Date(dayBounds(addDays(today, -days), clock).from).toISOString();
    const to = new Date(dayBounds(today, clock).to).toISOString();
    return { patient, measure: 'water' as const, from, to, quiet: true as const };
  }, [patient, days, today, clock]);
  const loaded = useSelector((state: Record<string, unknown>) => selectReadings(state, range));
  const isWanted = loaded.status === 'idle';
  useEffect(() => {
    if (isWanted) void dispatch(fetchReadings(range));
  }, [dispatch, isWanted, range]);
  const { items } = loaded;
  const latest = now + FUTURE_TOLERANCE_MINUTES * 60_000;
  const drinks = useMemo(
    () =>
      items.flatMap((reading): Drink[] => {
        const at = Date.parse(reading.at);
        return isPlausible(reading) && !reading.enteredInError && at <= latest
          ? [{ at, ml: reading.value }]
          : [];
      }),
    [items, latest],
  );
  const isRefreshed = loaded.isKnown && loaded.status !== 'failed';
  return {
    status: isRefreshed ? 'ready' : loaded.status,
    error: loaded.error,
    drinks,
    reload: () => void dispatch(fetchReadings(range)),
  };
}
