import { isTaskIn, taskCreationSchema, taskIdSchema, type Task } from '@/shared/demonstration/todo';
import { changed, filterOf, understood, type Answers } from './calls';
import { sampleTasks } from './sample/tasks';

const blank = {
  desc: '',
  isImportant: false,
  isStarred: false,
  tags: [],
  isCompleted: false,
  isTrashed: false,
} satisfies Partial<Task>;

/** The to-do calls of specification 7. */
export function todoCalls() {
  let tasks: readonly Task[] = sampleTasks;
  return {
    '/apps/todo'(query: unknown) {
      const view = filterOf(query, 'all');
      return [200, tasks.filter((task) => isTaskIn(task, view)).reverse()];
    },
    '/apps/todo/new-task'(body: unknown) {
      const { task } = understood(taskCreationSchema, body);
      const id = (tasks.at(-1)?.id ?? 0) + 1;
      tasks = [...tasks, { ...blank, ...task, id }];
      return [201, { id }];
    },
    '/app/todo/trash-todo'(body: unknown) {
      const id = understood(taskIdSchema, body);
      tasks = changed(tasks, [id], () => ({ isTrashed: true }));
      return [200, id];
    },
  } satisfies Answers;
}
