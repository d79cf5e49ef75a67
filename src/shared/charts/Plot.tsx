import { useEffect, useEffectEvent, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ChartSpec } from './chartSpec';
import { readPalette, watchTheme } from './palette';
import { plotOptions } from './plotOptions';

const dataOf = ({ x, series }: ChartSpec): uPlot.AlignedData => [
  [...x],
  ...series.map(({ values }): (number | null | undefined)[] => [...values]),
];

/** The drawing itself: follows its frame's size, the theme, and a cursor moved from outside. Loaded when first shown. */
export function Plot({
  spec,
  cursor,
  onCursor,
}: {
  spec: ChartSpec;
  cursor: number | null;
  onCursor: (index: number | null) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<uPlot | null>(null);
  const moved = useEffectEvent(onCursor);
  const [failure, setFailure] = useState<{ thrown: unknown } | null>(null);
  if (failure) throw failure.thrown;

  useEffect(() => {
    const host = frame.current;
    if (!host) return;
    if (!document.createElement('canvas').getContext('2d')) throw new Error('There is no canvas to draw on');
    const sizeOf = () => ({ width: host.clientWidth, height: host.clientHeight });
    let pens = { spec, ...readPalette(host) };
    const onFailure = (thrown: unknown) => setFailure({ thrown });
    const options = plotOptions(() => pens, sizeOf(), { onCursor: moved, onFailure });
    const plot = new uPlot(options, dataOf(spec), host);
    drawn.current = plot;
    const resized = new ResizeObserver(() => plot.setSize(sizeOf()));
    resized.observe(host);
    const unwatch = watchTheme(() => {
      pens = { spec, ...readPalette(host) };
      plot.redraw(false);
    });
    return () => {
      resized.disconnect();
      unwatch();
      plot.destroy();
      drawn.current = null;
    };
  }, [spec]);

  useEffect(() => {
    const plot = drawn.current;
    const at = cursor === null ? undefined : spec.x[cursor];
    if (!plot || plot.cursor.idx === cursor) return;
    plot.setCursor({ left: at === undefined ? -10 : plot.valToPos(at, 'x'), top: 10 }, false);
  }, [cursor, spec]);

  return <div ref={frame} className="nd-chart-plot" />;
}
