import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';

/** A pointer that has not moved for this time is no longer using the list, ms. */
const POINTER_RESTS_MS = 20_000;

/**
 * Whether the user is working in a part of the page: it has the focus, or the pointer has just moved over it. Spread
 * `props` on the element.
 */
export function useBusyPart() {
  const [hasFocus, setFocus] = useState(false);
  const [hasPointer, setPointer] = useState(false);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);
  const moved = (isHere: boolean) => {
    clearTimeout(resting.current);
    if (isHere) resting.current = setTimeout(() => setPointer(false), POINTER_RESTS_MS);
    setPointer(isHere);
  };
  return {
    isBusy: hasFocus || hasPointer,
    props: {
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
      onPointerMove: () => moved(true),
      onPointerLeave: () => moved(false),
    },
  };
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key, index) => key === b[index]);

/**
 * Keeps a list's order while it is frozen: existing rows stay in place, new rows wait, and rows that no longer belong
 * stay until the list is released, so that nothing moves under the pointer.
 * @param latest keys of the up-to-date list, in order
 * @param scope identifies the list; another one is shown at once
 * @returns the keys to show, those that wait, and a function that shows them
 */
export function useFrozenOrder(
  latest: readonly string[],
  { scope, isHeld }: { scope: string; isHeld: boolean },
): { keys: readonly string[]; waiting: readonly string[]; show: () => void } {
  const [held, setHeld] = useState({ scope, keys: latest });
  const keeps = isHeld && held.scope === scope;
  if (!keeps && (held.scope !== scope || !isSame(held.keys, latest))) setHeld({ scope, keys: latest });
  const keys = keeps ? held.keys : latest;
  const known = new Set(keys);
  const show = useCallback(() => setHeld({ scope, keys: latest }), [scope, latest]);
  return { keys, waiting: latest.filter((key) => !known.has(key)), show };
}
