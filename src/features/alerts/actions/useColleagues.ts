import { useEffect, useState } from 'react';
import { colleaguesSchema, type Colleague } from '@/domain/staff/colleague';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { useAppDispatch } from '@/shared/store/useEntities';

const fetchColleagues = createAppThunk<Colleague[], { quiet: true }>(
  'alerts/fetchColleagues',
  async (_, { signal }) => parseAnswer(await care.get('/colleagues', { signal }), colleaguesSchema).items,
);

/** Everybody an alert can be assigned to; null while unknown. Teams and oneself can be chosen without it. */
export function useColleagues(): { colleagues: Colleague[] | null; isFailed: boolean } {
  const dispatch = useAppDispatch();
  const [colleagues, setColleagues] = useState<Colleague[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const call = dispatch(fetchColleagues({ quiet: true }));
    void call.then((outcome) => {
      if (fetchColleagues.fulfilled.match(outcome)) setColleagues(outcome.payload);
      else if (!outcome.meta.aborted) setFailed(true);
    });
    return () => call.abort();
  }, [dispatch]);
  return { colleagues, isFailed };
}
