import { useState } from 'react';
import type { Suggestion } from './match';

/**
 * The hit that Enter would choose: the first one after typing, then where keys and pointer lead. What arrives late may
 * stand before it, but does not take its place, for somebody may be about to press Enter.
 */
export function useActiveHit<Item extends Suggestion>(shown: readonly Item[]) {
  const [state, setState] = useState<{ id: string | null; byKey: boolean }>({ id: null, byKey: false });
  const index = Math.max(
    0,
    shown.findIndex(({ id }) => id === state.id),
  );
  const active = shown[index];
  if (active && active.id !== state.id) setState({ id: active.id, byKey: true });
  return {
    active,
    /** Brought into sight by keys; a pointer is where it points. */
    isScrolledTo: state.byKey,
    reset: () => setState({ id: null, byKey: true }),
    point: ({ id }: Item) => setState((before) => (before.id === id ? before : { id, byKey: false })),
    /** Down or up, without wrapping. */
    move: (step: 1 | -1) => {
      const next = shown[Math.min(shown.length - 1, Math.max(0, index + step))];
      if (next) setState({ id: next.id, byKey: true });
    },
  };
}
