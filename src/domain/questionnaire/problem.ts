import type { MessageId } from '@/locales';

/** A problem, its place (`items.2.enableWhen.0.item`), and the figures and names that the message speaks of. */
export interface QuestionnaireProblem {
  path: string;
  message: MessageId;
  values?: Record<string, string | number>;
}

/** The indexes of keys that occurred earlier in the list. */
export function repeated(keys: readonly string[]): number[] {
  const seen = new Set<string>();
  return keys.flatMap((key, place) => {
    const isAgain = seen.has(key);
    seen.add(key);
    return isAgain ? place : [];
  });
}
