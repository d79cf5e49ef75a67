import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * A collapsed menu opens over the page while it is hovered, focused or typed in; Escape collapses it again (WCAG
 * 1.4.13).
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
    /** Ends the hover after an entry was chosen. */
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
