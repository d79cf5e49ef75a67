import { useState } from 'react';
import type { UserCategory } from '@/domain/category/userCategory';
import type { AppError } from '@/shared/api/appError';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { bodyOf } from '../categoryWords';
import { categories, categoryWanted } from '../slice';

export type StateDeed = 'archive' | 'restore' | 'delete';

/** Archives a category, takes it back, or deletes it; archiving can be undone from the toast. Answers whether it is done. */
export function useStateChange(category: UserCategory) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const { name } = category;
  const values = { name };

  const remove = async (): Promise<AppError | null> => {
    const outcome = await dispatch(categories.drop({ record: category, quiet: true }));
    if (categories.drop.rejected.match(outcome)) return outcome.payload ?? { message: 'errors.unknown' };
    dispatch(noticed({ tone: 'success', message: 'categories.removed', values }));
    return null;
  };
  const turn = async (archived: boolean): Promise<AppError | null> => {
    const body = bodyOf(category);
    if (!body) return { message: 'categories.notKnown' };
    const { archived: _before, ...open } = body;
    const sent = archived ? { ...open, archived } : open;
    const outcome = await dispatch(categories.store({ body: sent, version: category.version, quiet: true }));
    if (!categories.store.fulfilled.match(outcome)) return outcome.payload ?? { message: 'errors.unknown' };
    if (!archived) {
      dispatch(noticed({ tone: 'success', message: 'categories.restored', values }));
      return null;
    }
    const action = categoryWanted({ body: open, version: outcome.payload.version });
    const offer = { label: 'worklist.undo', action } as const;
    dispatch(noticed({ tone: 'success', message: 'categories.archived', values, offer }));
    return null;
  };
  const run = async (deed: StateDeed): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    const error = await (deed === 'delete' ? remove() : turn(deed === 'archive'));
    setBusy(false);
    setFailure(error);
    return error === null;
  };
  return { busy, failure, run, forget: () => setFailure(null) };
}
