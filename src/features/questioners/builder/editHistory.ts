/** How many steps can be taken back. */
const MOST_STEPS = 200;

/** A state with what it was before and what was taken back of it. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** Of what the last step was part; further steps of the same are one step. */
  part: string | null;
}

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [], part: null });

/** The next state. @param part what is being typed in, so that a word is one step and not as many as it has letters */
export function advance<T>(history: History<T>, present: T, part: string | null = null): History<T> {
  if (present === history.present) return history;
  const isSame = part !== null && part === history.part;
  const past = isSame ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present, future: [], part };
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    part: null,
  };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, part: null };
}
