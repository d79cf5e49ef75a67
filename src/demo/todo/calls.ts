import * as z from 'zod/mini';
import { demo } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { taskSchema, type Task } from '@/shared/demonstration/todo';
import { startAfresh } from './edits';

const tasksSchema = z.array(taskSchema);
const createdSchema = z.object({ id: z.int() });
export type NewTask = Omit<Task, 'id'>;

async function tasksIn(filter: 'all' | 'trashed', signal: AbortSignal): Promise<Task[]> {
  return parseAnswer(await demo.get('/apps/todo', { params: { filter }, signal }), tasksSchema);
}

/** Every task, newest first: with what was thrown away, which has a view of its own. */
export async function fetchTasks(signal: AbortSignal): Promise<Task[]> {
  const [kept, trashed] = await Promise.all([tasksIn('all', signal), tasksIn('trashed', signal)]);
  return [...kept, ...trashed].sort((one, other) => other.id - one.id);
}

export async function createTask(task: NewTask): Promise<void> {
  const { id } = parseAnswer(await demo.post('/apps/todo/new-task', { task }), createdSchema);
  startAfresh(id);
}

export async function trashTask(id: number): Promise<void> {
  await demo.post('/app/todo/trash-todo', id);
}
