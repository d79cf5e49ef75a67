import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { drawn, moved, placed, SLOT_MINUTES, stretched, type Entry } from '../entries';
import { arrow, neighbour } from './gridKeys';
import type { View } from '../period';
import { range, slotOf, slotText, type Slot } from './slots';
import { useDrag } from './useDrag';

/** When somebody comes to a day by keyboard, the hour that is worked at, min. */
const MORNING = 8 * 60;

/** What the pages do with what happens on a grid. */
interface GridActions {
  add: (first: Slot, last: Slot) => void;
  open: (id: number) => void;
  /** An event was moved or changed in length. */
  put: (entry: Entry) => void;
  showAll: (day: string) => void;
  go: (day: string) => void;
}

const isMirrored = (): boolean => document.documentElement.dir === 'rtl';

/** The pointer and the keys on a grid of days or hours: one slot of it is in the order of Tab, arrows lead to the others. */
export function useGrid({
  view,
  date,
  days,
  weekday,
  entries,
  timeZone,
  actions,
}: {
  view: View;
  date: string;
  /** Those that the grid shows. */
  days: readonly string[];
  weekday: number;
  entries: readonly Entry[];
  timeZone: string;
  actions: GridActions;
}) {
  const grid = useRef<HTMLDivElement>(null);
  /** Where the focus goes once it is there: the first of these that is. */
  const wanted = useRef<readonly string[]>([]);
  const [at, setAt] = useState<Slot | null>(null);
  const [anchor, setAnchor] = useState<Slot | null>(null);
  const drawnBy = (entry: Entry, grip: 'start' | 'end' | null, from: Slot, to: Slot): Entry =>
    grip === null ? drawn(entry, from, to, timeZone) : stretched(entry, grip, to, timeZone);
  const act = (id: number, change: (entry: Entry) => Entry) => {
    const entry = entries.find((one) => one.id === id);
    if (entry) actions.put(change(entry));
  };
  const { drag, ...pointer } = useDrag(grid, ({ id, grip, from, to }) => {
    if (id === null) actions.add(...range(from, to));
    else act(id, (entry) => drawnBy(entry, grip, from, to));
  });
  useEffect(() => {
    const found = wanted.current
      .map((selector) => grid.current?.querySelector<HTMLElement>(selector))
      .find((element) => element !== null);
    if (!found) return;
    wanted.current = [];
    found.focus();
  });

  const isGrid = view !== 'agenda';
  const isTime = view !== 'month';
  const fits = at !== null && days.includes(at.day) && (isTime || at.minute === null);
  const tabSlot = fits ? at : { day: date, minute: isTime ? MORNING : null };

  const focusOn = (id: number, day: string) => {
    wanted.current = [`[data-entry="${id}"]`, `[data-slot="${day}"]`];
  };
  const moveByKey = (id: number, key: string): boolean => {
    const way = arrow(key, isMirrored());
    const entry = entries.find((one) => one.id === id);
    if (!way || !entry || (isTime && entry.allDay && way.across === 0)) return false;
    const dayShift = way.across + (isTime ? 0 : 7 * way.down);
    const next = moved(entry, dayShift, isTime ? way.down * SLOT_MINUTES : 0, timeZone);
    const { first } = placed(next, timeZone);
    focusOn(id, first);
    actions.put(next);
    if (!days.includes(first)) actions.go(first);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement)) return;
    const { dataset } = event.target;
    if (event.altKey || event.ctrlKey || event.metaKey) {
      if (event.altKey && dataset.entry !== undefined && moveByKey(Number(dataset.entry), event.key))
        event.preventDefault();
      return;
    }
    if (dataset.slot === undefined) return;
    const slot = slotOf(dataset.slot);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      actions.add(...range(anchor ?? slot, slot));
      setAnchor(null);
      return;
    }
    const next = neighbour(slot, event.key, { view, weekday, isMirrored: isMirrored() });
    if (!next) return;
    event.preventDefault();
    setAnchor(event.shiftKey ? (anchor ?? slot) : null);
    setAt(next);
    wanted.current = [`[data-slot="${slotText(next)}"]`];
    if (!days.includes(next.day)) actions.go(next.day);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const of = (name: string) => target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`);
    const [entry, more, slot] = [of('entry'), of('more'), of('slot')];
    if (entry) actions.open(Number(entry));
    else if (more) actions.showAll(more);
    else if (slot && !target.closest('a')) {
      setAt(slotOf(slot));
      actions.add(slotOf(slot), slotOf(slot));
    }
  };

  const chosen =
    drag && (drag.id === null || drag.isTouch) && slotText(drag.from) !== slotText(drag.to)
      ? range(drag.id === null ? drag.from : drag.to, drag.to)
      : anchor && at && range(anchor, at);
  const isChosen = (slot: Slot): boolean =>
    chosen !== null &&
    slotText(chosen[0]) <= slotText(slot) &&
    slotText(slot) <= slotText(chosen[1]) &&
    (slot.minute === null) === (chosen[0].minute === null);
  const preview =
    drag && drag.id !== null && !drag.isTouch && slotText(drag.from) !== slotText(drag.to)
      ? entries.map((entry) => (entry.id === drag.id ? drawnBy(entry, drag.grip, drag.from, drag.to) : entry))
      : entries;
  return {
    /** The events as they would be if what is being drawn were let go. */
    entries: preview,
    /** The focus goes to an event as soon as it is there, or else to its day. */
    focusOn: (entry: Entry) => {
      const { first } = placed(entry, timeZone);
      if (isGrid && days.includes(first)) focusOn(entry.id, first);
    },
    props: { ref: grid, onKeyDown, onClick, ...pointer },
    cell: (slot: Slot) => ({
      'data-slot': slotText(slot),
      tabIndex: slotText(slot) === slotText(tabSlot) ? 0 : -1,
      'aria-selected': isChosen(slot),
    }),
  };
}

export type Grid = ReturnType<typeof useGrid>;
