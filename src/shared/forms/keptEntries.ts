import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { settingsShelf, shortName } from '../store/settingsShelf';

/** The time after the last key until what was typed is kept, ms. */
const KEEP_AFTER_MS = 400;

/** Keeps until the page is left what the browser refuses to store, e.g. for lack of room for a picture. */
const shelf = settingsShelf(window);

/** The entries that a user was writing, and the version that they change. */
export interface Kept<T> {
  entered: T;
  /** The version that was changed; none of a new one. */
  version?: string | undefined;
  /** When, ISO. */
  at: string;
}

/** Under which name this browser keeps what a user writes on something that is about no patient. */
export const keptKey = (kind: string, user: string, id: string): string =>
  `nephrodesk.${kind}.${shortName(user)}.${id}`;

/**
 * Reads what was kept; gives null where there is nothing, or nothing that can be read. Anybody can write to a
 * browser's storage.
 */
export function readKept<T>(name: string, schema: z.ZodMiniType<T>): Kept<T> | null {
  const kept = z.object({ entered: schema, version: z.optional(z.string()), at: z.string() });
  try {
    const found = kept.safeParse(JSON.parse(shelf.read(name) ?? 'null'));
    return found.success ? (found.data as Kept<T>) : null;
  } catch {
    return null;
  }
}

export const dropKept = (name: string): void => shelf.drop(name);

/**
 * Keeps what differs from what is stored in this browser, so that it outlives a reload and a crash.
 * @returns whether it could, and what gives it up: nothing more is written then until something else is entered
 */
export function useKeeping<T>(
  name: string,
  entered: T,
  isDirty: boolean,
  version: string | undefined,
): { isKept: boolean; drop: () => void } {
  const [isKept, setKept] = useState(true);
  // At first too: what is back may be given up at once.
  const isWritten = useRef(true);
  const stop = useRef(() => {});
  useEffect(() => {
    if (!isDirty) {
      if (isWritten.current) dropKept(name);
      isWritten.current = false;
      return undefined;
    }
    const write = () => {
      isWritten.current = true;
      const kept: Kept<T> = { entered, at: new Date().toISOString(), version };
      setKept(shelf.write(name, JSON.stringify(kept)));
    };
    const timer = setTimeout(write, KEEP_AFTER_MS);
    window.addEventListener('pagehide', write);
    stop.current = () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
    return stop.current;
  }, [name, entered, isDirty, version]);
  // What was typed last may still wait to be written: a save that is quicker would leave it behind.
  const drop = useCallback(() => {
    stop.current();
    dropKept(name);
  }, [name]);
  return { isKept, drop };
}
