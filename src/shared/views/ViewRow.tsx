import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type SubmitEvent } from 'react';
import type { SavedView } from '@/domain/worklist/savedView';
import { IfMay } from '../IfMay';
import { T, useT } from '../i18n/text';
import { noticed } from '../store/notices';
import { useAppDispatch } from '../store/useEntities';
import { Icon } from '../ui/Icon';
import { viewWanted, views } from './savedViews';
import { nameProblem } from './viewName';

/** One saved view: its name opens it. A deleted one can be brought back from the toast. */
export function ViewRow({
  view,
  others,
  onOpen,
}: {
  view: SavedView;
  others: readonly SavedView[];
  onOpen: () => void;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [isRenaming, setRenaming] = useState(false);
  const { name, isDefault = false } = view;

  const setDefault = async () => {
    const outcome = await dispatch(
      views.store({ body: { ...view, isDefault: !isDefault }, version: view.version }),
    );
    // The server takes it from the others of the list.
    if (views.store.fulfilled.match(outcome)) void dispatch(views.fetchAll());
  };
  const remove = async () => {
    const outcome = await dispatch(views.drop({ record: view }));
    if (!views.drop.fulfilled.match(outcome)) return;
    const { version: _version, updatedAt: _at, ...draft } = view;
    const offer = { label: 'worklist.undo', action: viewWanted(draft) } as const;
    dispatch(noticed({ tone: 'success', message: 'worklist.viewDeleted', values: { name }, offer }));
  };

  if (isRenaming) return <Rename view={view} others={others} onDone={() => setRenaming(false)} />;
  const label = t(isDefault ? 'worklist.viewNoDefault' : 'worklist.viewDefault', { name });
  return (
    <li>
      <button type="button" className="btn btn-link nd-view-name" onClick={onOpen}>
        <bdi>{name}</bdi>
        {isDefault && (
          <span className="text-body-secondary">
            {' '}
            <T id="worklist.viewIsDefault" />
          </span>
        )}
      </button>
      <IfMay do="views.write">
        <button
          type="button"
          className="btn btn-icon"
          aria-label={label}
          title={label}
          aria-pressed={isDefault}
          onClick={() => void setDefault()}
        >
          <Icon of={Star} />
        </button>

        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('worklist.viewRename', { name })}
          onClick={() => setRenaming(true)}
        >
          <Icon of={Pencil} />
        </button>

        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('worklist.viewDelete', { name })}
          onClick={() => void remove()}
        >
          <Icon of={Trash2} />
        </button>
      </IfMay>
    </li>
  );
}

function Rename({
  view,
  others,
  onDone,
}: {
  view: SavedView;
  others: readonly SavedView[];
  onDone: () => void;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [name, setName] = useState(view.name);
  const problem = nameProblem(name, others);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (problem) return;
    const outcome = await dispatch(
      views.store({ body: { ...view, name: name.trim() }, version: view.version }),
    );
    if (views.store.fulfilled.match(outcome)) onDone();
  };
  return (
    <li>
      <form className="nd-view-rename" noValidate onSubmit={(event) => void save(event)}>
        <input
          className="form-control"
          aria-label={t('worklist.viewRename', { name: view.name })}
          aria-invalid={problem !== null}
          value={name}
          maxLength={60}
          // The button that was pressed has made way for this box.
          ref={(box) => box?.focus()}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onDone();
          }}
        />
        <button type="submit" className="btn btn-primary">
          <T id="common.save" />
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={onDone}>
          <T id="common.cancel" />
        </button>
        {problem && (
          <div role="alert" className="nd-field-error">
            {t(problem)}
          </div>
        )}
      </form>
    </li>
  );
}
