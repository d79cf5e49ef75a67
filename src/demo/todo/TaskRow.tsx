import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import type { LucideIcon } from 'lucide-react';
import type { Task } from '@/shared/demonstration/todo';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { editTask } from './edits';
import { viewWords } from './views';

/** A task of the list: its marks act at once, its title opens it. */
export function TaskRow({
  task,
  busy,
  onOpen,
  onTrash,
  onRestore,
}: {
  task: Task;
  /** It is on its way to the trash. */
  busy: boolean;
  onOpen: () => void;
  onTrash: () => void;
  onRestore: () => void;
}) {
  const t = useT();
  const { id, title, desc, tags, isCompleted, isImportant, isStarred, isTrashed } = task;
  const mark = (icon: LucideIcon, label: string, pressed: boolean, tone: string, change: Partial<Task>) => (
    <button
      type="button"
      className={`btn nd-todo-mark ${pressed ? tone : ''}`}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={() => editTask(id, change)}
    >
      <Icon of={icon} />
    </button>
  );
  const label = t(isTrashed ? 'todo.restore' : 'todo.trash', { title });
  return (
    <li className={`nd-todo-row ${isCompleted ? 'nd-todo-done' : ''}`}>
      <label className="nd-todo-check">
        <input
          type="checkbox"
          className="form-check-input"
          aria-label={t('todo.complete', { title })}
          checked={isCompleted}
          onChange={({ target }) => editTask(id, { isCompleted: target.checked })}
        />
      </label>
      <div className="nd-todo-words">
        <button type="button" className="nd-todo-title" onClick={onOpen}>
          <bdi>{title}</bdi>
        </button>
        {tags.length > 0 && (
          <ul className="nd-todo-tags" aria-label={t('todo.labels')}>
            {tags.map((tag) => (
              <li key={tag}>
                <span className={`nd-todo-dot nd-todo-${tag}`} aria-hidden="true" />
                <T id={viewWords[tag]} />
              </li>
            ))}
          </ul>
        )}
        {desc !== '' && (
          <p className="nd-todo-desc">
            <bdi>{desc}</bdi>
          </p>
        )}
      </div>
      <div className="nd-todo-marks">
        {mark(CircleAlert, t('todo.mark', { title }), isImportant, 'text-success', {
          isImportant: !isImportant,
        })}
        {mark(Star, t('todo.star', { title }), isStarred, 'nd-todo-starred', { isStarred: !isStarred })}
        <button
          type="button"
          className="btn nd-todo-mark"
          aria-label={label}
          title={label}
          aria-disabled={busy}
          onClick={busy ? undefined : isTrashed ? onRestore : onTrash}
        >
          <Icon of={isTrashed ? RotateCcw : Trash2} />
        </button>
      </div>
    </li>
  );
}
