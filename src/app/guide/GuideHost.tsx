import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyWithMessages } from '@/shared/i18n/lazyWithMessages';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';

export type Guide = 'tour' | 'news';

const fetched = () => ({
  Tour: lazyWithMessages(['guide'], async () => (await import('./Tour')).Tour),
  NewsDialog: lazyWithMessages(['guide'], async () => (await import('./NewsDialog')).NewsDialog),
});

/** The tour and the notes of what is new, fetched when asked for. */
export function GuideHost({
  asked,
  mayVisit,
  onEnd,
}: {
  asked: Guide | null;
  mayVisit: (link: string) => boolean;
  onEnd: () => void;
}) {
  const dispatch = useAppDispatch();
  const [{ Tour, NewsDialog }, fetchAgain] = useState(fetched);
  const onFailure = () => {
    onEnd();
    fetchAgain(fetched());
    dispatch(noticed({ tone: 'error', message: 'app.staleLead' }));
  };
  return (
    <ErrorBoundary fallback={null} onError={onFailure} resetKeys={[asked]}>
      <Suspense fallback={null}>
        {asked === 'tour' && <Tour mayVisit={mayVisit} onEnd={onEnd} />}
        {asked === 'news' && <NewsDialog onClose={onEnd} />}
      </Suspense>
    </ErrorBoundary>
  );
}
