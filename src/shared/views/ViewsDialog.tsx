import { useRef, useState, type SubmitEvent } from 'react';
import type { SavedView } from '@/domain/worklist/savedView';
import type { MessageId } from '@/locales';
import { IfMay } from '../IfMay';
import { newId } from '../api/newId';
import { T, useT } from '../i18n/text';
import { useAppDispatch, useEntities } from '../store/useEntities';
import { AsyncView } from '../ui/AsyncView';
import { Dialog } from '../ui/dialogs/Dialog';
import { Field } from '../ui/Field';
import { views } from './savedViews';
import { nameProblem } from './viewName';
import { ViewRow } from './ViewRow';
import './views.scss';

const MAX_NAME = 60;

/**
 * One's own views of the list: to open, to save the present one under a name, to rename, to delete.
 * @param query the address's search of the list as it is now, with its columns
 */
export function ViewsDialog({
  list,
  query,
  onOpen,
  onClose,
}: {
  list: SavedView['list'];
  query: string;
  onOpen: (query: string) => void;
  onClose: () => void;
}) {
  const t = useT();
  const { rows, status, error, reload } = useEntities(views);
  const own = rows.filter((view) => view.list === list).toSorted((a, b) => a.name.localeCompare(b.name));
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
      <IfMay do="views.write">
        <SaveView list={list} query={query} others={own} />
      </IfMay>
    </Dialog>
  );
}

function SaveView({
  list,
  query,
  others,
}: {
  list: SavedView['list'];
  query: string;
  others: readonly SavedView[];
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<MessageId | null>(null);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return undefined;
    const wrong = nameProblem(name, others);
    setProblem(wrong);
    if (wrong) return box.current?.focus();
    setBusy(true);
    // The server puts its own name for the owner.
    const draft = { id: newId(), owner: '', list, name: name.trim(), query };
    const outcome = await dispatch(views.store({ body: draft }));
    setBusy(false);
    if (views.store.fulfilled.match(outcome)) setName('');
    return undefined;
  };

  return (
    <form noValidate className="pt-3 border-top" onSubmit={(event) => void save(event)}>
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
      <button type="submit" className="btn btn-primary" aria-disabled={busy}>
        <T id="worklist.viewSave" />
      </button>
    </form>
  );
}
