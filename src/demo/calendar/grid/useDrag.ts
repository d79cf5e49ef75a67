import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent as Press,
  type RefObject,
} from 'react';
import type { Grip } from './EntryChip';
import { sameSlot, slotOf, type Slot } from './slots';

/** Something is being drawn with the pointer: an event, one of its ends, or a choice of slots where `id` is null. */
interface Drag {
  id: number | null;
  grip: Grip | null;
  from: Slot;
  to: Slot;
  /** What a finger is on must stay where it is until it is let go, or the browser takes the finger back. */
  isTouch: boolean;
}

/** The slot under the pointer, also under what lies on it. */
function slotUnder(event: { clientX: number; clientY: number; target: EventTarget | null }): Slot | null {
  const under =
    'elementsFromPoint' in document ? document.elementsFromPoint(event.clientX, event.clientY) : [];
  const beside = event.target instanceof Element ? event.target.closest('[data-slot]') : null;
  const found = under.find((element) => element.matches('[data-slot]')) ?? beside;
  const text = found?.getAttribute('data-slot');
  return text ? slotOf(text) : null;
}

/** A finger that rests on an event this long takes it along; one that moves before scrolls, ms. */
const HOLD_MS = 400;

/** Calls back once the finger has rested. */
function afterHold(act: () => void): void {
  const ended = new AbortController();
  const timer = setTimeout(() => {
    ended.abort();
    act();
  }, HOLD_MS);
  for (const name of ['pointerup', 'pointercancel', 'pointermove'] as const) {
    let first: PointerEvent | null = null;
    const stop = (event: PointerEvent) => {
      first ??= event;
      const isStill =
        name === 'pointermove' &&
        Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < 8;
      if (isStill) return;
      clearTimeout(timer);
      ended.abort();
    };
    window.addEventListener(name, stop, { signal: ended.signal });
  }
}

/** Lets events be drawn to other slots, and slots be chosen by drawing over them. @param onDrop not where it began */
export function useDrag(grid: RefObject<HTMLElement | null>, onDrop: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const justDropped = useRef(false);
  const isOn = drag !== null;

  const drop = useEffectEvent(() => {
    setDrag(null);
    if (!drag || sameSlot(drag.from, drag.to)) return;
    // The click that ends a drag opens nothing.
    justDropped.current = true;
    setTimeout(() => {
      justDropped.current = false;
    });
    onDrop(drag);
  });
  const hold = useEffectEvent((event: Event) => {
    if (drag) event.preventDefault();
  });
  useEffect(() => {
    // Nor does it scroll the page: a listener that comes after the finger is not asked.
    const element = grid.current;
    const leaving = new AbortController();
    const onMove = (event: Event) => hold(event);
    element?.addEventListener('touchmove', onMove, { signal: leaving.signal, passive: false });
    return () => leaving.abort();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const leaving = new AbortController();
    const on = <Name extends keyof WindowEventMap>(name: Name, act: (event: WindowEventMap[Name]) => void) =>
      window.addEventListener(name, act, { signal: leaving.signal });
    on('pointermove', (event) => {
      const to = slotUnder(event);
      if (to) setDrag((before) => before && (sameSlot(before.to, to) ? before : { ...before, to }));
    });
    on('pointerup', () => drop());
    on('pointercancel', () => setDrag(null));
    const keep = (event: Event) => event.preventDefault();
    // What is taken along opens no menu.
    window.addEventListener('contextmenu', keep, { signal: leaving.signal });
    on('keydown', ({ key }) => key === 'Escape' && setDrag(null));
    return () => leaving.abort();
  }, [isOn]);

  const onPointerDown = (event: Press) => {
    const { target, button, pointerId, pointerType } = event;
    if (button !== 0 || !(target instanceof Element)) return;
    const entry = target.closest('[data-entry]');
    // A finger on a free place scrolls, and its tap chooses; what is a button besides events is one.
    if (!entry && (pointerType === 'touch' || target.closest('button, a'))) return;
    const from = slotUnder(event);
    if (!from) return;
    if (target.hasPointerCapture?.(pointerId)) target.releasePointerCapture(pointerId);
    const grip = target.getAttribute('data-grip');
    const begun: Drag = {
      id: entry ? Number(entry.getAttribute('data-entry')) : null,
      grip: grip === 'start' || grip === 'end' ? grip : null,
      from,
      to: from,
      isTouch: pointerType === 'touch',
    };
    if (pointerType === 'touch') afterHold(() => setDrag(begun));
    else setDrag(begun);
  };
  const onClickCapture = (event: MouseEvent) => {
    if (!justDropped.current) return;
    justDropped.current = false;
    event.stopPropagation();
    event.preventDefault();
  };
  return { drag, onPointerDown, onClickCapture };
}
