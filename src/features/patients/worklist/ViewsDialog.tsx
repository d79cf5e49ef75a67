import { useRef, useState, type SubmitEvent } from 'react';
import type { SavedView } from '@/domain/savedView';
import type { MessageId } from '@/locales';
import { newId } from '@/shared/api/newId';
import { T, useT } from '@/shared/i18n/text';
import { useAppDispatch, useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { Dialog } from '@/shared/ui/Dialog';
import { Field } from '@/shared/ui/Field';
import { views } from '../slice';
import { ViewRow } from './ViewRow';

const MAX_NAME = 60;

/**
 * One's own views of the list: to open, to save the present one under a name, to rename, to delete.
 * @param query the address's search of the list as it is now, with its columns
 */
export function ViewsDialog({
  query,
  onOpen,
  onClose,
}: {
  query: string;
  onOpen: (query: string) => void;
  onClose: () => void;
}) {
  const t = useT();
  const { rows, status, error, reload } = useEntities(views);
  const own = rows.filter(({ list }) => list === 'worklist').toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <Dialog isOpen title={t('worklist.viewsTitle')} onClose={onClose}>
      <p className="text-body-secondary">
        <T id="worklist.viewsOwn" />
      </p>
      <AsyncView
        status={status}
        error={error}
        isEmpty={own.length === 0}
        onRetry={reload}
        empty={
          <p>
            <T id="worklist.viewsNone" />
          </p>
        }
      >
        <ul className="nd-views">
          {own.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              others={own.filter(({ id }) => id !== view.id)}
              onOpen={() => onOpen(view.query)}
            />
          ))}
        </ul>
      </AsyncView>
      <SaveView query={query} others={own} />
    </Dialog>
  );
}

/** What is wrong with a name for a view; null where nothing is. */
export function nameProblem(name: string, others: readonly SavedView[]): MessageId | null {
  const text = name.trim();
  if (text === '') return 'validation.required';
  const isTaken = others.some((other) => other.name.toLocaleLowerCase() === text.toLocaleLowerCase());
  return isTaken ? 'worklist.viewNameTaken' : null;
}

function SaveView({ query, others }: { query: string; others: readonly SavedView[] }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<MessageId | null>(null);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = nameProblem(name, others);
    setProblem(wrong);
    if (wrong) return box.current?.focus();
    setBusy(true);
    // The server puts its own name for the owner.
    const draft = { id: newId(), owner: '', list: 'worklist' as const, name: name.trim(), query };
    const outcome = await dispatch(views.save(draft));
    setBusy(false);
    if (views.save.fulfilled.match(outcome)) setName('');
    return undefined;
  };

  return (
    <form noValidate className="mt-3" onSubmit={(event) => void save(event)}>
      <Field label={t('worklist.viewName')} error={problem && t(problem)}>
        {(control) => (
          <input
            {...control}
            ref={box}
            className="form-control"
            value={name}
            maxLength={MAX_NAME}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="btn btn-primary" disabled={busy}>
        <T id="worklist.viewSave" />
      </button>
    </form>
  );
}
