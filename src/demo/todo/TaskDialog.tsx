import { useState, type FormEvent } from 'react';
import { toAppError, type AppError } from '@/shared/api/appError';
import type { Task } from '@/shared/demonstration/todo';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { T } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';
import { createTask, type NewTask } from './calls';
import { editTask } from './edits';
import { TaskMarks } from './TaskMarks';

const blank: NewTask = {
  title: '',
  desc: '',
  isImportant: false,
  isStarred: false,
  tags: [],
  isCompleted: false,
  isTrashed: false,
};

/**
 * A task in full. Of one that is there the marks and labels hold at once; its title and its words wait for Update, as
 * all of a new one waits for Add.
 * @param task absent for a new one
 */
export function TaskDialog({
  task,
  onAdded,
  onClose,
}: {
  task?: Task | undefined;
  onAdded: () => void;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState<NewTask>(task ?? blank);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const shown = task ? { ...task, title: draft.title, desc: draft.desc } : draft;
  const before = task ?? blank;
  const dirty = task
    ? draft.title !== before.title || draft.desc !== before.desc
    : JSON.stringify(draft) !== JSON.stringify(blank);
  const guard = useDialogGuard(dirty, onClose, () => undefined);
  const title = draft.title.trim();
  const change = (part: Partial<NewTask>) =>
    task ? editTask(task.id, part) : setDraft({ ...draft, ...part });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title === '' || busy) return;
    if (task) {
      editTask(task.id, { title, desc: draft.desc.trim() });
      guard.leave();
      return;
    }
    setBusy(true);
    setError(null);
    try {
      await createTask({ ...draft, title, desc: draft.desc.trim() });
      guard.leave();
      onAdded();
    } catch (thrown) {
      setError(toAppError(thrown));
      setBusy(false);
    }
  };

  return (
    <>
      <Dialog
        isOpen
        title={<T id={task ? 'todo.update' : 'todo.add'} />}
        busy={busy}
        onClose={guard.close}
        onSubmit={(event) => void submit(event)}
        footer={
          <DialogActions
            confirmLabel={<T id={task ? 'todo.save' : 'todo.create'} />}
            busy={busy}
            isPossible={title !== ''}
            onCancel={guard.close}
          />
        }
      >
        {error && (
          <div role="alert" className="alert alert-danger">
            <T id={error.message} />
          </div>
        )}
        <Field label={<T id="todo.title" />} required>
          {(control) => (
            <input
              {...control}
              className="form-control"
              dir="auto"
              autoComplete="off"
              maxLength={200}
              value={draft.title}
              onChange={({ target }) => setDraft({ ...draft, title: target.value })}
            />
          )}
        </Field>
        <Field label={<T id="todo.desc" />}>
          {(control) => (
            <textarea
              {...control}
              className="form-control"
              dir="auto"
              rows={4}
              maxLength={5000}
              value={draft.desc}
              onChange={({ target }) => setDraft({ ...draft, desc: target.value })}
            />
          )}
        </Field>
        <TaskMarks task={shown} mayComplete={task !== undefined} onChange={change} />
        {task && (
          <p className="form-text">
            <T id="todo.atOnce" />
          </p>
        )}
      </Dialog>
      {guard.dialog}
    </>
  );
}
