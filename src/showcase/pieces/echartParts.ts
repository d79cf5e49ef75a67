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
import { use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

// The parts of the library that the page shows, and no others, are delivered with it.
use([BarChart, CandlestickChart, GaugeChart, HeatmapChart, LineChart, PieChart, RadarChart, ScatterChart]);
use([GridComponent, RadarComponent, TooltipComponent, VisualMapComponent, CanvasRenderer]);
