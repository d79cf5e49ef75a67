import { useRef, useState } from 'react';
import type { UserCategory } from '@/domain/category/userCategory';
import type { AppError } from '@/shared/api/appError';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { AT_ONCE, movePatients } from '../calls';
import { moveBackWanted } from '../slice';

/** How far a move is: patients dealt with of those it was begun for. */
export interface MoveProgress {
  done: number;
  total: number;
}

/**
 * Moves patients some at a time, so that it can be seen and stopped. Somebody who was moved stays moved; what was moved can
 * be taken back from the toast.
 */
export function useMove(from: UserCategory) {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<MoveProgress | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isStopped, setStopped] = useState(false);
  const wanted = useRef(true);

  const tell = (to: UserCategory, moved: readonly string[], left: number) => {
    const values = { count: moved.length, name: to.name };
    const action = moveBackWanted({ from: to.id, to: from.id, patients: moved });
    const offer = !from.archived && { offer: { label: 'worklist.undo', action } as const };
    if (moved.length > 0)
      dispatch(noticed({ tone: 'success', message: 'categories.moved', values, ...offer }));
    if (left > 0)
      dispatch(noticed({ tone: 'info', message: 'categories.movedElsewhere', values: { count: left } }));
  };

  /** Answers whether all of them were dealt with. */
  const run = async (to: UserCategory, patients: readonly string[]): Promise<boolean> => {
    if (progress) return false;
    wanted.current = true;
    setFailure(null);
    setStopped(false);
    const moved: string[] = [];
    let [done, elsewhere] = [0, 0];
    let error: AppError | null = null;
    while (done < patients.length && wanted.current && !error) {
      setProgress({ done, total: patients.length });
      const some = patients.slice(done, done + AT_ONCE);
      const outcome = await dispatch(movePatients({ from: from.id, to: to.id, patients: some, quiet: true }));
      if (movePatients.fulfilled.match(outcome)) {
        moved.push(...outcome.payload.moved);
        elsewhere += outcome.payload.elsewhere.length;
        done += some.length;
      } else error = outcome.payload ?? { message: 'errors.unknown' };
    }
    setProgress(null);
    setFailure(error);
    setStopped(!wanted.current && done < patients.length);
    tell(to, moved, elsewhere);
    return done >= patients.length;
  };
  return { progress, failure, isStopped, run, stop: () => void (wanted.current = false) };
}
