import { useMemo } from 'react';
import type { Task } from '@/shared/demonstration/todo';
import { useFetched } from '../useFetched';
import { fetchTasks } from './calls';
import { useEdits } from './edits';

const none: readonly Task[] = [];

/** Every task as it is now, newest first. Those that are there stay while they are fetched again. */
export function useTasks() {
  const { data = none, ...state } = useFetched(fetchTasks);
  const edits = useEdits();
  const tasks = useMemo(() => data.map((task) => ({ ...task, ...edits.get(task.id) })), [data, edits]);
  return { ...state, tasks };
}
