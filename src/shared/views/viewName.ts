import type { SavedView } from '@/domain/worklist/savedView';
import type { MessageId } from '@/locales';

/** Tells what is wrong with a name for a view; null where nothing is. */
export function nameProblem(name: string, others: readonly SavedView[]): MessageId | null {
  const text = name.trim();
  if (text === '') return 'validation.required';
  const isTaken = others.some((other) => other.name.toLocaleLowerCase() === text.toLocaleLowerCase());
  return isTaken ? 'worklist.viewNameTaken' : null;
}
