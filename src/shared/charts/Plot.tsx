import { useEffect, useEffectEvent, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ChartSpec, Stretch } from './chartSpec';
import { worthDrawing } from './decimate';
import { readPalette, watchTheme } from './palette';
import { plotOptions } from './plotOptions';
import { followPointer, type PointerMoves } from './plotPointer';

const dataOf = ({ x, series }: ChartSpec, kept: readonly number[]): uPlot.AlignedData => [
  kept.map((index) => x[index] ?? 0),
  ...series.map(({ values }) => kept.map((index): number | null | undefined => values[index])),
];

interface Drawn {
  plot: uPlot;
  /** Draws another stretch of time, or the same one at another width. */
  show: (shown: Stretch) => void;
  /** The stop at a place among what is drawn, and the other way round. */
  kept: () => readonly number[];
}

/** The drawing itself: follows its frame's size, the theme, and a cursor moved from outside. Loaded when first shown. */
export function Plot({
  spec,
  shown,
  cursor,
  onCursor,
  pointer,
}: {
  spec: ChartSpec;
  shown: Stretch;
  cursor: number | null;
  onCursor: (stop: number | null) => void;
  /** The calls that zooming and panning lead to; without them the pointer only reads. */
  pointer?: PointerMoves | undefined;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn | null>(null);
  const moved = useEffectEvent(onCursor);
  const zooms = pointer !== undefined;
  const zoom = useEffectEvent<PointerMoves['onZoom']>((factor, at) => pointer?.onZoom(factor, at));
  const pan = useEffectEvent<PointerMoves['onPan']>((share) => pointer?.onPan(share));
  const choosing = useEffectEvent<PointerMoves['onChoosing']>((stretch) => pointer?.onChoosing(stretch));
  const chosen = useEffectEvent<PointerMoves['onChosen']>((stretch) => pointer?.onChosen(stretch));
  const leave = useEffectEvent<PointerMoves['onWhole']>(() => pointer?.onWhole());
  const inSight = useEffectEvent(() => shown);
  const [failure, setFailure] = useState<{ thrown: unknown } | null>(null);
  if (failure) throw failure.thrown;

  useEffect(() => {
    const host = frame.current;
    if (!host) return;
    if (!document.createElement('canvas').getContext('2d')) throw new Error('There is no canvas to draw on');
    const sizeOf = () => ({ width: host.clientWidth, height: host.clientHeight });
    let seen: Stretch = inSight();
    const keptNow = () => worthDrawing(spec, seen, Math.max(1, host.clientWidth));
    let pens = { spec, kept: keptNow(), ...readPalette(host) };
    const events = {
      onCursor: (place: number | null) => moved(place === null ? null : (pens.kept[place] ?? null)),
      onFailure: (thrown: unknown) => setFailure({ thrown }),
    };
    const options = plotOptions(
      () => pens,
      () => seen,
      sizeOf(),
      events,
    );
    const plot = new uPlot(options, dataOf(spec, pens.kept), host);
    const show = (next: Stretch) => {
      seen = next;
      pens = { ...pens, kept: keptNow() };
      plot.setData(dataOf(spec, pens.kept));
    };
    drawn.current = { plot, show, kept: () => pens.kept };
    const resized = new ResizeObserver(() => {
      plot.setSize(sizeOf());
      show(seen);
    });
    resized.observe(host);
    const unwatch = watchTheme(() => {
      pens = { ...pens, ...readPalette(host) };
      plot.redraw(false);
    });
    const unfollow = zooms
      ? followPointer(plot, {
          onZoom: (factor, at) => zoom(factor, at),
          onPan: (share) => pan(share),
          onChoosing: (stretch) => choosing(stretch),
          onChosen: (stretch) => chosen(stretch),
          onWhole: () => leave(),
        })
      : undefined;
    return () => {
      resized.disconnect();
      unwatch();
      unfollow?.();
      plot.destroy();
      drawn.current = null;
    };
  }, [spec, zooms]);

  const { from, to } = shown;
  useEffect(() => drawn.current?.show({ from, to }), [from, to]);

  useEffect(() => {
    if (!drawn.current) return;
    const { plot, kept } = drawn.current;
    const place = cursor === null ? null : kept().indexOf(cursor);
    const at = cursor === null ? undefined : spec.x[cursor];
    if (place !== null && place >= 0 && plot.cursor.idx === place) return;
    if (place === null && plot.cursor.idx === null) return;
    plot.setCursor({ left: at === undefined ? -10 : plot.valToPos(at, 'x'), top: 10 }, false);
  }, [cursor, spec]);

  return <div ref={frame} className={`nd-chart-plot${zooms ? ' nd-chart-zooms' : ''}`} />;
}
