import { useState } from 'react';
import { T } from '@/shared/i18n/text';
import { TransitionDialog } from '@/shared/record/TransitionDialog';
import { CategoryMark } from '@/shared/ui/patient/CategoryMark';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { CategoryFacts } from './CategoryFacts';
import type { CategoryRow } from '../list/categoryRows';
import { MoveDialog } from '../move/MoveDialog';
import { useStateChange, type CategoryTransition } from './useStateChange';

const words = {
  archive: ['categories.archiveTitle', 'categories.archiveText', 'categories.archive'],
  restore: ['categories.restoreTitle', 'categories.restoreText', 'categories.restore'],
  delete: ['categories.removeTitle', 'categories.removeText', 'categories.remove'],
} as const;

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
