import {
  BarChart,
  CandlestickChart,
  GaugeChart,
  HeatmapChart,
  LineChart,
  PieChart,
  RadarChart,
  ScatterChart,
  type BarSeriesOption,
  type CandlestickSeriesOption,
  type GaugeSeriesOption,
  type HeatmapSeriesOption,
  type LineSeriesOption,
  type PieSeriesOption,
  type RadarSeriesOption,
  type ScatterSeriesOption,
} from 'echarts/charts';
import {
  GridComponent,
  RadarComponent,
  TooltipComponent,
  VisualMapComponent,
  type GridComponentOption,
  type RadarComponentOption,
  type TooltipComponentOption,
  type VisualMapComponentOption,
} from 'echarts/components';
import { init, use as register, type ComposeOption, type EChartsType } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { ChartFrame } from '../frame/ChartFrame';
import type { ChartLook } from '../frame/chartLook';
import type { Figure } from '../frame/figureForms';

// The parts of the library that the page shows, and no others, are delivered with it.
register([
  BarChart,
  CandlestickChart,
  GaugeChart,
  HeatmapChart,
  LineChart,
  PieChart,
  RadarChart,
  ScatterChart,
]);
register([GridComponent, RadarComponent, TooltipComponent, VisualMapComponent, CanvasRenderer]);

export type Option = ComposeOption<
  | BarSeriesOption
  | CandlestickSeriesOption
  | GaugeSeriesOption
  | HeatmapSeriesOption
  | LineSeriesOption
  | PieSeriesOption
  | RadarSeriesOption
  | ScatterSeriesOption
  | GridComponentOption
  | RadarComponentOption
  | TooltipComponentOption
  | VisualMapComponentOption
>;

/** A chart of ECharts: as wide as its place, in the colours of the page. @param option what it shows, in these colours */
export function EChart({ figure, option }: { figure: Figure; option: (look: ChartLook) => Option }) {
  return <ChartFrame figure={figure} drawing={(look) => <Drawn look={look} option={option(look)} />} />;
}

function Drawn({ look, option }: { look: ChartLook; option: Option }) {
  const host = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  useEffect(() => {
    if (!host.current) return undefined;
    const drawn = init(host.current, null, { renderer: 'canvas' });
    chart.current = drawn;
    const watch = new ResizeObserver(() => drawn.resize());
    watch.observe(host.current);
    return () => {
      watch.disconnect();
      // What is still being painted, some part in every frame, would go on without its canvas.
      drawn.clear();
      drawn.getZr().refreshImmediately();
      drawn.dispose();
    };
  }, []);
  useEffect(() => {
    chart.current?.setOption(common(look), { notMerge: true });
    chart.current?.setOption(option);
  }, [look, option]);
  return <div ref={host} />;
}

/** Tips are drawn: as elements they would be written as markup, which the content security policy refuses. */
const common = (look: ChartLook): Option => ({
  animation: !look.isCalm,
  color: look.series,
  textStyle: { fontFamily: look.font, color: look.axis },
  grid: { top: 20, right: 16, bottom: 32, left: 16, outerBoundsMode: 'same' },
  tooltip: {
    renderMode: 'richText',
    confine: true,
    backgroundColor: look.axis,
    borderWidth: 0,
    textStyle: { color: look.surface, fontFamily: look.font },
  },
});

/** The axis that has the stops; a mirrored page reads it from its other end. */
export const stopAxis = (look: ChartLook, stops: readonly string[], isAcross = true) => ({
  type: 'category' as const,
  data: [...stops],
  inverse: isAcross ? look.isMirrored : true,
  ...(!isAcross && look.isMirrored && { position: 'right' as const }),
  axisLabel: { color: look.axis, hideOverlap: true },
  axisLine: { lineStyle: { color: look.grid } },
  axisTick: { show: false },
});

/** The axis of the values. */
export const valueAxis = (look: ChartLook, isAcross = false) => ({
  type: 'value' as const,
  ...(isAcross ? { inverse: look.isMirrored } : look.isMirrored && { position: 'right' as const }),
  axisLabel: { color: look.axis, hideOverlap: true },
  splitLine: { lineStyle: { color: look.grid } },
});
