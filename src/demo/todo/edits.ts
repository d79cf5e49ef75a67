import type { Task } from '@/shared/demonstration/todo';
import { held } from '../held';

/** What was changed of tasks, by their ids. */
const edits = held<ReadonlyMap<number, Partial<Task>>>(new Map());

const put = (id: number, change: Partial<Task>): void => edits.write(new Map(edits.read()).set(id, change));

export const editTask = (id: number, change: Partial<Task>): void =>
  put(id, { ...edits.read().get(id), ...change });

/** A host that has started over gives ids out again: what was changed of a former task is not of this one. */
export const startAfresh = (id: number): void => put(id, {});

export const useEdits = edits.useValue;
