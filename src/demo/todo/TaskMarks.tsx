import type { MessageId } from '@/locales';
import { taskTags } from '@/shared/demonstration/todo';
import { T } from '@/shared/i18n/text';
import type { NewTask } from './calls';
import { viewWords } from './views';

/** The marks and the labels of a task. */
export function TaskMarks({
  task,
  mayComplete,
  onChange,
}: {
  task: NewTask;
  /** A task that is not there yet is not completed either. */
  mayComplete: boolean;
  onChange: (change: Partial<NewTask>) => void;
}) {
  const check = (label: MessageId, checked: boolean, changeTo: (checked: boolean) => Partial<NewTask>) => (
    <label key={label} className="form-check nd-todo-option">
      <input
        type="checkbox"
        className="form-check-input"
        checked={checked}
        onChange={({ target }) => onChange(changeTo(target.checked))}
      />
      <span className="form-check-label">
        <T id={label} />
      </span>
    </label>
  );
  return (
    <>
      <fieldset className="mb-3">
        <legend className="form-label fs-6">
          <T id="todo.marks" />
        </legend>
        {mayComplete && check('todo.isCompleted', task.isCompleted, (isCompleted) => ({ isCompleted }))}
        {check('todo.isImportant', task.isImportant, (isImportant) => ({ isImportant }))}
        {check('todo.isStarred', task.isStarred, (isStarred) => ({ isStarred }))}
      </fieldset>
      <fieldset>
        <legend className="form-label fs-6">
          <T id="todo.labels" />
        </legend>
        {taskTags.map((tag) =>
          check(viewWords[tag], task.tags.includes(tag), (checked) => ({
            tags: taskTags.filter((one) => (one === tag ? checked : task.tags.includes(one))),
          })),
        )}
      </fieldset>
    </>
  );
}
