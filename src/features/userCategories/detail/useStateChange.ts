import type { UserCategory } from '@/domain/category/userCategory';
import type { Outcome } from '@/shared/record/useTransition';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { bodyOf } from '../categoryWords';
import { categories, categoryWanted } from '../slice';

export type CategoryTransition = 'archive' | 'restore' | 'delete';

/** Archives a category, takes it back, or deletes it; archiving can be undone from the toast. */
export function useStateChange(category: UserCategory): (transition: CategoryTransition) => Promise<Outcome> {
  const dispatch = useAppDispatch();
  const { name, version } = category;
  const values = { name };

  const remove = async (): Promise<Outcome> => {
    const outcome = await dispatch(categories.drop({ record: category, quiet: true }));
    if (categories.drop.fulfilled.match(outcome))
      dispatch(noticed({ tone: 'success', message: 'categories.removed', values }));
    return outcome;
  };
  const turn = async (archived: boolean): Promise<Outcome> => {
    const body = bodyOf(category);
    if (!body) return { payload: { message: 'categories.notKnown' }, meta: { requestStatus: 'rejected' } };
    const { archived: _before, ...open } = body;
    const sent = archived ? { ...open, archived } : open;
    const outcome = await dispatch(categories.store({ body: sent, version, quiet: true }));
    if (!categories.store.fulfilled.match(outcome)) return outcome;
    if (archived) {
      const action = categoryWanted({ body: open, version: outcome.payload.version });
      const offer = { label: 'worklist.undo', action } as const;
      dispatch(noticed({ tone: 'success', message: 'categories.archived', values, offer }));
    } else dispatch(noticed({ tone: 'success', message: 'categories.restored', values }));
    return outcome;
  };
  return (transition) => (transition === 'delete' ? remove() : turn(transition === 'archive'));
}
