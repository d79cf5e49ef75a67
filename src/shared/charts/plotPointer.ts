import type uPlot from 'uplot';

export interface PointerMoves {
  /** @param factor below 1 comes closer; @param at the instant under the pointer, epoch ms */
  onZoom: (factor: number, at: number) => void;
  /** @param share of the stretch shown; positive leads to later times */
  onPan: (share: number) => void;
}

/**
 * Zooming and panning by pointer: Ctrl or ⌘ and the wheel (or two fingers on a touchpad) and a double click come closer,
 * dragging moves along. The plain wheel scrolls the page. Returns what ends it.
 */
export function followPointer(plot: uPlot, { onZoom, onPan }: PointerMoves): () => void {
  const { over } = plot;
  const at = ({ clientX }: MouseEvent) => plot.posToVal(clientX - over.getBoundingClientRect().left, 'x');
  let dragged: number | null = null;
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onZoom(event.deltaY < 0 ? 0.8 : 1.25, at(event));
  };
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    dragged = event.clientX;
    over.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (dragged === null) return;
    onPan((dragged - event.clientX) / Math.max(1, over.clientWidth));
    dragged = event.clientX;
  };
  const release = () => {
    dragged = null;
  };
  const closer = (event: MouseEvent) => onZoom(0.5, at(event));
  over.addEventListener('wheel', wheel, { passive: false });
  over.addEventListener('pointerdown', press);
  over.addEventListener('pointermove', move);
  over.addEventListener('pointerup', release);
  over.addEventListener('pointercancel', release);
  over.addEventListener('dblclick', closer);
  return () => {
    over.removeEventListener('wheel', wheel);
    over.removeEventListener('pointerdown', press);
    over.removeEventListener('pointermove', move);
    over.removeEventListener('pointerup', release);
    over.removeEventListener('pointercancel', release);
    over.removeEventListener('dblclick', closer);
  };
}
