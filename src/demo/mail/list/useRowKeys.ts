import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { useSingleKeys } from '@/shared/navigation/singleKeys';

/** The arrows, Home and End go from row to row of a list where one has the focus; j and k do so from anywhere. */
export function useRowKeys(): {
  list: RefObject<HTMLUListElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-mail]') ?? [])];
  const at = () => {
    const row = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-mail]');
    return row ? rows().indexOf(row) : -1;
  };
  const go = (to: number) => {
    const all = rows();
    all[Math.max(0, Math.min(to, all.length - 1))]?.focus();
  };
  useSingleKeys({ j: () => go(at() + 1), k: () => go(at() - 1) });
  return {
    list,
    onKeyDown(event) {
      const steps: Readonly<Record<string, number>> = {
        ArrowDown: at() + 1,
        ArrowUp: at() - 1,
        Home: 0,
        End: Infinity,
      };
      const to = steps[event.key];
      if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      go(to);
    },
  };
}
