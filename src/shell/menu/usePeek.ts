import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * A collapsed menu opens over the page for whoever points at it, tabs into it or types in it, and Escape sends it back
 * (WCAG 1.4.13).
 */
export function usePeek(isCollapsed: boolean) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const close = () => {
    setPointed(false);
    setFocused(false);
  };
  return {
    isPeeking: isCollapsed && (isPointed || isFocused),
    close,
    /** The pointer has done what it came for. */
    release: () => setPointed(false),
    handlers: {
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
      onInput: () => setFocused(true),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') close();
      },
    },
  };
}
