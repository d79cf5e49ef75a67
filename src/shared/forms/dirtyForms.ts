/** A form with something to lose. */
interface Dirty {
  id: string;
  isReleased: () => boolean;
  discard: () => void;
}

let forms: readonly Dirty[] = [];
const listeners = new Set<() => void>();

/** The forms that hold something typed, the first one first. */
export const dirtyForms = (): readonly Dirty[] => forms;

/** Puts others in their place, and tells who follows them. */
export function changeDirtyForms(next: readonly Dirty[]): void {
  forms = next;
  for (const listener of listeners) listener();
}

/** @returns stops following */
export function followDirtyForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells whether a form holds something typed that leaving would lose. */
export const isAnythingUnsaved = (): boolean => forms.some(({ isReleased }) => !isReleased());
