import { useState } from 'react';
import type { UserCategory } from '@/domain/category/userCategory';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import type { Outcome } from '@/shared/record/useTransition';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { CategoryMark } from '@/shared/ui/patient/CategoryMark';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { bodyOf } from '../categoryWords';
import { categories, categoryWanted } from '../slice';
import { CategoryFacts } from './CategoryFacts';
import type { CategoryRow } from '../list/categoryRows';
import { MoveDialog } from '../move/MoveDialog';

const words = {
  archive: ['categories.archiveTitle', 'categories.archiveText', 'categories.archive'],
  restore: ['categories.restoreTitle', 'categories.restoreText', 'categories.restore'],
  delete: ['categories.removeTitle', 'categories.removeText', 'categories.remove'],
} as const;

type CategoryTransition = 'archive' | 'restore' | 'delete';

/** Archives a category, takes it back, or deletes it; archiving can be undone from the toast. */
function useStateChange(category: UserCategory): (transition: CategoryTransition) => Promise<Outcome> {
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

/** Everything about one category, and what can be done with it. */
export function CategoryDetails({
  row,
  onEdit,
  onClose,
}: {
  row: CategoryRow;
  onEdit: () => void;
  onClose: () => void;
}) {
  const { category, patients } = row;
  const [asked, setAsked] = useState<CategoryTransition | 'move' | null>(null);
  const send = useStateChange(category);
  if (asked === 'move') return <MoveDialog category={category} onClose={() => setAsked(null)} />;
  if (asked !== null) {
    const [title, text, confirm] = words[asked];
    return (
      <TransitionDialog
        action="categories.write"
        title={<T id={title} values={{ name: <bdi>{category.name}</bdi> }} />}
        text={<T id={text} values={{ count: patients ?? 0 }} />}
        confirmLabel={<T id={confirm} />}
        tone={asked === 'delete' ? 'danger' : 'primary'}
        onSend={() => send(asked)}
        onDone={() => asked === 'delete' && onClose()}
        onClose={() => setAsked(null)}
      />
    );
  }
  return (
    <Dialog
      isOpen
      size="lg"
      title={<CategoryMark {...category} />}
      onClose={onClose}
      footer={
        <>
          {patients === 0 && (
            <button type="button" className="btn btn-outline-danger" onClick={() => setAsked('delete')}>
              <T id="categories.remove" />
            </button>
          )}
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => setAsked(category.archived ? 'restore' : 'archive')}
          >
            <T id={category.archived ? 'categories.restore' : 'categories.archive'} />
          </button>
          {patients !== 0 && (
            <button type="button" className="btn btn-outline-primary" onClick={() => setAsked('move')}>
              <T id="categories.move" />
            </button>
          )}
          <button type="button" className="btn btn-primary" onClick={onEdit}>
            <T id="categories.edit" />
          </button>
        </>
      }
    >
      <CategoryFacts row={row} />
    </Dialog>
  );
}
