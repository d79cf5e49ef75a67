import { useCallback, useEffect, useState } from 'react';
import { clinicCurvesSchema, type ClinicCurves } from '@/domain/curves/clinicCurves';
import type { AppError } from '@/shared/api/appError';
import { unknownError } from '@/shared/api/unknownError';
import { useComeback } from '@/shared/api/comeback';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import type { Status } from '@/shared/store/recordSlice';
import { useAppDispatch } from '@/shared/store/useEntities';

/** Of which day they are asked for, and for which time. */
interface Asked {
  quiet: true;
  day: string;
  round: number;
}
const fetchCurves = createAppThunk<ClinicCurves, Asked>('dashboard/curves', async (_, { signal }) =>
  parseAnswer(await care.get('/clinic/curves', { signal }), clinicCurvesSchema),
);

/** The curves of the clinic, asked for anew with each `day`. What is known stays in sight while they are, and if that fails. */
export function useCurves(day: string): {
  curves: ClinicCurves | null;
  status: Status;
  error: AppError | null;
  reload: () => void;
} {
  const dispatch = useAppDispatch();
  const [curves, setCurves] = useState<ClinicCurves | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const running = dispatch(fetchCurves({ quiet: true, day, round }));
    void running.then((outcome) => {
      if (fetchCurves.fulfilled.match(outcome)) {
        setCurves(outcome.payload);
        setError(null);
      } else if (!outcome.meta.aborted) setError(outcome.payload ?? unknownError);
    });
    return () => running.abort();
  }, [dispatch, day, round]);
  const reload = useCallback(() => {
    setError(null);
    setRound((before) => before + 1);
  }, []);
  useComeback(fetchCurves, error, () => setRound((before) => before + 1));
  return { curves, status: error ? 'failed' : curves ? 'ready' : 'loading', error, reload };
}
