import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart as Charts,
  DoughnutController,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  RadarController,
  RadialLinearScale,
  Tooltip,
} from 'chart.js';
import { useMemo, useRef } from 'react';
import { Chart } from 'react-chartjs-2';
import { useIntl } from 'react-intl';
import { axesData, axesOptions, radarData, radarOptions } from './chartOptions';
import { isRound, type FigureSpec } from './figureSpec';
import { roundData, roundOptions } from './roundOptions';
import { useLook, type Look } from './useLook';

Charts.register(ArcElement, BarElement, LineElement, PointElement);
Charts.register(BarController, DoughnutController, LineController, RadarController);
Charts.register(CategoryScale, LinearScale, RadialLinearScale, Filler, Tooltip);

/** The drawing of a chart, as wide as its frame. Its code is fetched when the first one is shown. */
export function Drawing({ spec }: { spec: FigureSpec }) {
  const host = useRef<HTMLDivElement>(null);
  const look = useLook(host);
  return (
    <div ref={host} className="nd-drawing">
      {look && <Drawn key={JSON.stringify(look)} spec={spec} look={look} />}
    </div>
  );
}

/** Its words are all written from left to right, in a mirrored page too. */
function Drawn({ spec, look }: { spec: FigureSpec; look: Look }) {
  const { locale } = useIntl();
  const chart = useMemo(() => {
    if (isRound(spec)) {
      const type = 'doughnut' as const;
      return (
        <Chart
          type={type}
          role="presentation"
          dir="ltr"
          data={roundData(spec, look)}
          options={roundOptions(spec, look, locale)}
        />
      );
    }
    if (spec.kind === 'radar') {
      return (
        <Chart
          type="radar"
          role="presentation"
          dir="ltr"
          data={radarData(spec, look)}
          options={radarOptions(spec, look, locale)}
        />
      );
    }
    const type = spec.kind === 'bars' || spec.kind === 'stacked' ? 'bar' : 'line';
    return (
      <Chart
        type={type}
        role="presentation"
        dir="ltr"
        data={axesData(spec, look)}
        options={axesOptions(spec, look, locale)}
      />
    );
  }, [spec, look, locale]);
  return chart;
}
