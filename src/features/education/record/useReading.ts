import { useCallback, useRef, useState } from 'react';
import type { ArticleAssignment, ArticleAssignmentBody } from '@/domain/education/article';
import type { AppError } from '@/shared/api/appError';
import { useAppDispatch } from '@/shared/store/useEntities';
import { givenBodyOf } from '../articleWords';
import { articleAssignments } from '../slice';

/** Says what became of a given post, one step at a time; a failed step can be tried again. */
export function useReading(given: ArticleAssignment) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);
  const stand = useCallback(
    async (parts: Partial<ArticleAssignmentBody>): Promise<boolean> => {
      if (sending.current) return false;
      sending.current = true;
      setBusy(true);
      setFailure(null);
      const body = { ...givenBodyOf(given), ...parts };
      const outcome = await dispatch(articleAssignments.store({ body, version: given.version, quiet: true }));
      sending.current = false;
      setBusy(false);
      if (articleAssignments.store.fulfilled.match(outcome)) return true;
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
      return false;
    },
    [dispatch, given],
  );
  return { busy, failure, stand };
}
