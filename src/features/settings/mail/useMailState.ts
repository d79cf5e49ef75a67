import { useCallback, useEffect, useRef, useState } from 'react';
import { mailStateSchema, type MailState } from '@/domain/mail';
import type { AppError } from '@/shared/api/appError';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { createAppThunk } from '@/shared/store/appThunk';
import { useAppDispatch } from '@/shared/store/useEntities';

const fetchMailState = createAppThunk<MailState, { quiet: true }>('settings/mail', async (_, { signal }) =>
  parseAnswer(await care.get('/clinic/mail', { signal }), mailStateSchema),
);
const sendTestMail = createAppThunk<void, { quiet: true }>('settings/mailTest', async () => {
  await care.post('/clinic/mail/test');
});

/** While a test mail waits, the server is asked so often, ms, and so many times. */
const EVERY_MS = 2_000;
const MOST_LOOKS = 30;

const unknown: AppError = { message: 'errors.unknown' };

/** What came of a test mail: `tried` that it was, which the state says more of. */
type TestOutcome = 'waiting' | 'slow' | 'tried' | AppError;

/** How it stands with mails, and a test mail on a word. What is known stays in sight when a later question fails. */
export function useMailState() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<MailState | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [test, setTest] = useState<TestOutcome | null>(null);
  const shown = useRef<AbortSignal | null>(null);

  const ask = useCallback(
    (): Promise<MailState | null> =>
      dispatch(fetchMailState({ quiet: true })).then((outcome) => {
        if (shown.current?.aborted) return null;
        if (fetchMailState.fulfilled.match(outcome)) {
          setState(outcome.payload);
          setError(null);
          return outcome.payload;
        }
        setError(outcome.payload ?? unknown);
        return null;
      }),
    [dispatch],
  );

  useEffect(() => {
    const control = new AbortController();
    shown.current = control.signal;
    void ask();
    return () => control.abort();
  }, [ask]);

  const sendTest = async () => {
    if (test === 'waiting') return;
    setTest('waiting');
    const sent = await dispatch(sendTestMail({ quiet: true }));
    if (sendTestMail.rejected.match(sent)) return setTest(sent.payload ?? unknown);
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const now = await ask();
      if (shown.current?.aborted) return undefined;
      if (now?.isTestWaiting === false) return setTest('tried');
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
      if (shown.current?.aborted) return undefined;
    }
    return setTest('slow');
  };
  return { state, error, test, ask: () => void ask(), sendTest: () => void sendTest() };
}
