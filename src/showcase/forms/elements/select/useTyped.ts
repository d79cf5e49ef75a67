import { useState, type KeyboardEvent, type MouseEvent } from 'react';

/** What is being looked for in a box of choices; null while its list is shut. A click or an arrow key opens it. */
export function useTyped() {
  const [typed, setTyped] = useState<string | null>(null);
  const open = () => setTyped((before) => before ?? '');
  return {
    typed,
    setTyped,
    open,
    close: () => setTyped(null),
    /** For the element around the box. */
    opens: {
      onClick: ({ target }: MouseEvent) => {
        if (target instanceof HTMLInputElement) open();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (typed !== null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
        event.preventDefault();
        open();
      },
    },
  };
}
