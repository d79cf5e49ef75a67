import { useRef, useState } from 'react';
import type { AppError } from '@/shared/api/appError';
import { noticed, type Notice } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import type { Entry, Objections } from './calls';

/** Takes an access token into the product; answers what was in the way, if anything. */
export type OnEnter = (token: string) => Promise<AppError | null>;

const noticeOf = ({ message, text }: AppError): Notice => ({
  tone: 'error',
  message,
  ...(text !== undefined && { text }),
});

/**
 * One way in at a time, however often it is asked for. What went wrong is said in a toast and stays for the form to
 * show in its place.
 */
export function useEntering(onEnter: OnEnter) {
  const dispatch = useAppDispatch();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [objections, setObjections] = useState<Objections | null>(null);

  const settle = async (entry: Entry): Promise<Entry> => {
    if ('token' in entry) {
      // A failure behind this door has its toast already.
      const refused = await onEnter(entry.token);
      setFailure(refused);
      return refused ? { failure: refused } : entry;
    }
    if ('failure' in entry) {
      setFailure(entry.failure);
      dispatch(noticed(noticeOf(entry.failure)));
      return entry;
    }
    setObjections(entry.objections);
    for (const text of Object.values(entry.objections))
      if (text !== null) dispatch(noticed({ tone: 'error', message: 'errors.invalid', text }));
    return entry;
  };

  /** @returns what it came to, or null while another attempt is under way */
  const enter = async (call: () => Promise<Entry>): Promise<Entry | null> => {
    if (underWay.current) return null;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    setObjections(null);
    try {
      return await settle(await call());
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { enter, busy, failure, objections };
}
