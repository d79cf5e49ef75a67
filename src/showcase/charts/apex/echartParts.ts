import {
  BarChart,
  CandlestickChart,
  GaugeChart,
  HeatmapChart,
  LineChart,
  PieChart,
  RadarChart,
  ScatterChart,
} from 'echarts/charts';
import { GridComponent, RadarComponent, TooltipComponent, VisualMapComponent } from 'echarts/components';
import { use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

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
