import { use, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { SingleKeysContext } from '@/shared/navigation/singleKeys';

interface RowProps {
  tabIndex: 0 | -1;
  onFocus: () => void;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Controls inside a row act for themselves, not for the row. */
const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, select, textarea, label') !== null;

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  j: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  k: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * One stop of the tab key for all rows; the arrows, j and k, Home and End go from row to row, Enter and Space act.
 * Returns the props of one row, which is told what was pressed: null to open it, otherwise one of `own`.
 * @param keys the rows in the order shown
 * @param selected row that holds the tab stop until another had focus
 * @param own keys that do something of their own to a row, unless single keys are turned off
 */
export function useRowFocus(
  keys: readonly string[],
  selected: string | null | undefined,
  own: readonly string[] = [],
): (key: string, activate: (pressed: string | null) => void) => RowProps {
  const hasSingleKeys = use(SingleKeysContext);
  const [visited, setVisited] = useState<string | null>(null);
  const stop = [visited, selected].find((key) => typeof key === 'string' && keys.includes(key)) ?? keys[0];

  return (key, activate) => ({
    tabIndex: key === stop ? 0 : -1,
    onFocus: () => setVisited(key),
    onClick: (event) => {
      if (!isControl(event.target)) activate(null);
    },
    onKeyDown: (event) => {
      const row = event.currentTarget;
      const plain = !(event.ctrlKey || event.metaKey || event.altKey);
      if (event.target !== row || !plain) return;
      const step = steps[event.key];
      const isOwn = hasSingleKeys && own.includes(event.key);
      if (!step && !isOwn && event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (!step) return activate(isOwn ? event.key : null);
      const rows = [...(row.parentElement?.children ?? [])];
      const next = rows[step(rows.indexOf(row), rows.length - 1)];
      if (next instanceof HTMLElement) next.focus();
    },
  });
}
