import * as z from 'zod/mini';

export const taskTags = ['frontend', 'backend', 'doc', 'bug'] as const;
export type TaskTag = (typeof taskTags)[number];

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const rest = z.object({
  desc: z.string().check(z.maxLength(5000)),
  isImportant: z.boolean(),
  isStarred: z.boolean(),
  tags: z.array(z.enum(taskTags)),
  isCompleted: z.boolean(),
  isTrashed: z.boolean(),
});

/** A task of the to-do list (specification 3.5). */
export const taskSchema = z.extend(rest, { id: z.int(), title });
export type Task = z.infer<typeof taskSchema>;

/** Sent with `POST apps/todo/new-task`: whatever else a task does not say of itself is not so. */
export const taskCreationSchema = z.object({ task: z.extend(z.partial(rest), { title }) });
/** Sent with `POST app/todo/trash-todo`, as it is: the id of the task. */
export const taskIdSchema = z.int();

/** `all`, `trashed`, a mark or a tag; what was thrown away is in its own view only. */
export function isTaskIn(task: Task, view: string): boolean {
  if (view === 'trashed' || task.isTrashed) return view === 'trashed' && task.isTrashed;
  if (view === 'all') return true;
  if (view === 'starred') return task.isStarred;
  if (view === 'important') return task.isImportant;
  return view === 'completed' ? task.isCompleted : task.tags.some((tag) => tag === view);
}
