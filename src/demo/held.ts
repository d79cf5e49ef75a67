import { useSyncExternalStore } from 'react';

const forgetters = new Set<() => void>();

/** Whatever is typed into the demonstration belongs to who typed it: with the session it is forgotten. */
export function forgetHeld(): void {
  for (const forget of forgetters) forget();
}

/** Has something forgotten together with what is held. */
export function forgetWithHeld(forget: () => void): void {
  forgetters.add(forget);
}

/**
 * A value that pages share and that no call tells the host of (specification 7): it holds until the page is loaded again
 * or the session ends.
 */
export function held<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const read = () => value;
  const write = (next: Value): void => {
    value = next;
    for (const listener of listeners) listener();
  };
  forgetWithHeld(() => write(first));
  return { read, write, useValue: () => useSyncExternalStore(subscribe, read) };
}
