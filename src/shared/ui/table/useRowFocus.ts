import { use, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { SingleKeysContext } from '@/shared/navigation/singleKeys';

/**
 * The events that the body of the table listens to for its rows: a row by itself stays the same while others change.
 */
interface BodyProps {
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
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

/** The place of the row something happened in; -1 where it came from elsewhere, such as a dialog that a row opened. */
const placeOf = ({ currentTarget, target }: { currentTarget: HTMLElement; target: EventTarget }): number =>
  [...currentTarget.children].findIndex((row) => target instanceof Node && row.contains(target));

/**
 * One stop of the tab key for all rows; the arrows, j and k, Home and End go from row to row, Enter and Space act.
 * @param keys the rows in the order shown
 * @param selected row that holds the tab stop until another had focus
 * @param activate is told which row, and what was pressed: null to open it, otherwise one of `own`
 * @param own keys that do something of their own to a row, unless single keys are turned off
 * @returns the row that is the stop, and the props of the rows' common parent
 */
export function useRowFocus(
  keys: readonly string[],
  selected: string | null | undefined,
  activate: (place: number, pressed: string | null) => void,
  own: readonly string[] = [],
): { stop: string | undefined; body: BodyProps } {
  const hasSingleKeys = use(SingleKeysContext);
  const [visited, setVisited] = useState<string | null>(null);
  const stop = [visited, selected].find((key) => typeof key === 'string' && keys.includes(key)) ?? keys[0];

  const body: BodyProps = {
    onFocus: (event) => {
      const key = keys[placeOf(event)];
      if (key !== undefined) setVisited(key);
    },
    onClick: (event) => {
      const place = placeOf(event);
      if (place in keys && !isControl(event.target)) activate(place, null);
    },
    onKeyDown: (event) => {
      const rows = [...event.currentTarget.children];
      const place = placeOf(event);
      const plain = !(event.ctrlKey || event.metaKey || event.altKey);
      if (!(place in keys) || event.target !== rows[place] || !plain) return;
      const step = steps[event.key];
      const isOwn = hasSingleKeys && own.includes(event.key);
      if (!step && !isOwn && event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (!step) return activate(place, isOwn ? event.key : null);
      const next = rows[step(place, rows.length - 1)];
      if (next instanceof HTMLElement) next.focus();
    },
  };
  return { stop, body };
}
