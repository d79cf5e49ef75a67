import { useEffect } from 'react';
import { T } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { useOnce } from '@/shared/store/useOnce';
import { Skeleton } from '@/shared/ui/Skeleton';
import { EntryFailure } from '../entry/EntryFailure';
import type { Flow } from '../flow';
import { fetchQuestions } from '../slice';

/** Checks whether a link is valid, and again after the host could not be reached. */
export function LinkCheck({ token, flow }: { token: string; flow: Flow }) {
  const dispatch = useAppDispatch();
  const hasFailed = useOnce(flow.status === 'failed');
  const busy = flow.status === 'working';
  useEffect(() => {
    void dispatch(fetchQuestions({ token, quiet: true }));
  }, [dispatch, token]);
  return (
    <>
      <EntryFailure error={flow.error} />
      <p role="status" className={hasFailed ? 'visually-hidden' : 'text-body-secondary'}>
        {flow.status !== 'failed' && <T id="identity.checkingLink" />}
      </p>
      {hasFailed ? (
        <button
          type="button"
          className="btn btn-primary w-100"
          aria-disabled={busy}
          aria-busy={busy}
          onClick={() => void dispatch(fetchQuestions({ token, quiet: true }))}
        >
          <T id={busy ? 'identity.checkingLink' : 'common.retry'} />
        </button>
      ) : (
        <Skeleton rows={2} />
      )}
    </>
  );
}
