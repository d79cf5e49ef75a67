import type uPlot from 'uplot';
import type { Stretch } from './chartSpec';

export interface PointerMoves {
  /** @param factor below 1 comes closer; @param at the instant under the pointer, epoch ms */
  onZoom: (factor: number, at: number) => void;
  /** @param share of the stretch shown; positive leads to later times */
  onPan: (share: number) => void;
  /** While a stretch is being chosen, and null once that has ended either way. */
  onChoosing: (stretch: Stretch | null) => void;
  onChosen: (stretch: Stretch) => void;
  onWhole: () => void;
}

/** A press that moves less is a click, CSS px. */
const LEAST_PX = 6;

/**
 * Zooming by pointer: dragging across a stretch shows it alone, with Shift it moves along; a double click or tap shows
 * everything; Ctrl or ⌘ and the wheel (or two fingers on a touchpad) come closer. Escape calls a drag off. The plain
 * wheel and a finger that moves up or down scroll the page. Returns what ends it.
 */
export function followPointer(plot: uPlot, moves: PointerMoves): () => void {
  const { over } = plot;
  const leftOf = ({ clientX }: MouseEvent) => {
    const { left, width } = over.getBoundingClientRect();
    return Math.min(Math.max(0, clientX - left), width);
  };
  const at = (left: number) => plot.posToVal(left, 'x');
  let drag: { from: number; last: number; isPan: boolean; isChoice: boolean } | null = null;
  const band = document.createElement('div');
  band.className = 'nd-chart-choice';
  const end = () => {
    if (drag?.isChoice === true) {
      band.remove();
      moves.onChoosing(null);
    }
    drag = null;
  };

  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    moves.onZoom(event.deltaY < 0 ? 0.8 : 1.25, at(leftOf(event)));
  };
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const left = leftOf(event);
    drag = { from: left, last: left, isPan: event.shiftKey, isChoice: false };
    over.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!drag) return;
    const left = leftOf(event);
    if (drag.isPan) moves.onPan((drag.last - left) / Math.max(1, over.clientWidth));
    else if (drag.isChoice || Math.abs(left - drag.from) >= LEAST_PX) {
      const [first, last] = [Math.min(drag.from, left), Math.max(drag.from, left)];
      drag.isChoice = true;
      Object.assign(band.style, { left: `${String(first)}px`, width: `${String(last - first)}px` });
      over.append(band);
      moves.onChoosing({ from: at(first), to: at(last) });
    }
    drag.last = left;
  };
  const release = () => {
    if (drag?.isChoice === true && Math.abs(drag.last - drag.from) >= LEAST_PX)
      moves.onChosen({
        from: at(Math.min(drag.from, drag.last)),
        to: at(Math.max(drag.from, drag.last)),
      });
    end();
  };
  const callOff = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || drag?.isChoice !== true) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  over.addEventListener('wheel', wheel, { passive: false });
  over.addEventListener('pointerdown', press);
  over.addEventListener('pointermove', move);
  over.addEventListener('pointerup', release);
  over.addEventListener('pointercancel', end);
  over.addEventListener('dblclick', moves.onWhole);
  document.addEventListener('keydown', callOff, { capture: true });
  return () => {
    band.remove();
    over.removeEventListener('wheel', wheel);
    over.removeEventListener('pointerdown', press);
    over.removeEventListener('pointermove', move);
    over.removeEventListener('pointerup', release);
    over.removeEventListener('pointercancel', end);
    over.removeEventListener('dblclick', moves.onWhole);
    document.removeEventListener('keydown', callOff, { capture: true });
  };
}
