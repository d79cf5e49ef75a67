import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';

/** A pointer that has not moved for so long is not working with the list, ms. */
const POINTER_RESTS_MS = 20_000;

/**
 * Whether somebody is at work in a part of the page: the focus is in it, or the pointer has just moved over it.
 * Spread `props` on the element.
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
 * A list that keeps its order while it is held: what is in it changes where it stands, what is new waits, and what no
 * longer belongs stays until the list is let go. Nothing moves under a hand that way.
 * @param latest keys of the list as it would be now, in order
 * @param scope what the list is of; another one is shown at once
 * @returns the keys to show, those that wait, and what lets them in
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
