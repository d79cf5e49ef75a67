import axios from 'axios';
import { useEffect, useRef, useState } from 'react';
import { toAppError, type AppError } from '@/shared/api/appError';
import type { CallOutcome } from './calls';

type Call<T> = (watch: { signal: AbortSignal; onProgress: (told: CallOutcome) => void }) => Promise<T>;

/** One long call at a time: how far it is, a way to stop it, and why it failed. It ends with the view. */
export function useLongCall() {
  const [progress, setProgress] = useState<CallOutcome | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isStopped, setStopped] = useState(false);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  /** Answers what came; null where it failed or was stopped. */
  const run = async <T>(call: Call<T>): Promise<T | null> => {
    if (control.current) return null;
    const own = new AbortController();
    control.current = own;
    setFailure(null);
    setStopped(false);
    setProgress({ done: 0, total: 0 });
    try {
      return await call({ signal: own.signal, onProgress: setProgress });
    } catch (thrown) {
      if (axios.isCancel(thrown) || own.signal.aborted) setStopped(true);
      else setFailure(toAppError(thrown));
      return null;
    } finally {
      control.current = null;
      setProgress(null);
    }
  };
  return { progress, failure, isStopped, run, stop: () => control.current?.abort() };
}
export type LongCall = ReturnType<typeof useLongCall>;
