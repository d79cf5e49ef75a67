import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { AppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { now } from '@/shared/store/clock';
import { useAppDispatch } from '@/shared/store/useEntities';

const healthSchema = z.object({ status: z.literal('ok'), version: z.optional(z.string()) });

/** What the server in use said of itself, and when, epoch ms. */
interface Answer {
  version: string | undefined;
  at: number;
}

const askHealth = createAppThunk<Answer, { quiet: true }>('settings/health', async (_, { signal }) => {
  const { version } = parseAnswer(await care.get('/health', { signal }), healthSchema);
  return { version, at: now() };
});

/** Asks the server in use whether it answers. Its last answer stays in sight when a later question fails. */
export function useHealth() {
  const dispatch = useAppDispatch();
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState(-1);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  useEffect(() => {
    const asked = dispatch(askHealth({ quiet: true }));
    void asked.then((outcome) => {
      if (askHealth.fulfilled.match(outcome)) setAnswer(outcome.payload);
      else if (outcome.meta.aborted) return;
      setError(
        askHealth.fulfilled.match(outcome) ? null : (outcome.payload ?? { message: 'errors.unknown' }),
      );
      setSettled(round);
    });
    return () => asked.abort();
  }, [dispatch, round]);
  return { answer, error, isAsking: settled !== round, askAgain: () => setRound((before) => before + 1) };
}
