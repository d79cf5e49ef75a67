import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Card, CardBody } from 'reactstrap';
import type { ChartSpec } from '@/shared/charts/chartSpec';
import { TimeChart } from '@/shared/charts/TimeChart';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import '../basic/cards.css';
import { axes, ChartJs } from '../../charts/frame/ChartJs';
import { useClinicFigures } from '../../charts/frame/clinicFigures';

const FROM = Date.UTC(2026, 2, 2);
const DAY = 86_400_000;
const weights = [64.2, 64.9, 65.4, 64.1, 64.8, null, 65.6, 64.3, 65.1, 65.9, 64.2, 64.7, 65.2, 64.0];

/** The product's own chart over time: its target band, its limit, its gaps, and a cursor that reads out. */
function OverTime() {
  const t = useT();
  const intl = useIntl();
  const { number } = useFormats();
  const label = t('showcase:/cards/analytics#weight');
  const spec = useMemo((): ChartSpec => {
    const day = (at: number) => intl.formatDate(at, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const kilograms = (value: number) =>
      t('showcase:/cards/analytics#kilograms', { value: number(value, 1) });
    const x = weights.map((_, place) => FROM + place * DAY);
    return {
      from: FROM - DAY / 2,
      to: FROM + (weights.length - 0.5) * DAY,
      y: { min: 63, max: 67 },
      x,
      ticks: () => x.filter((_, place) => place % 4 === 0).map((at) => ({ at, label: day(at) })),
      say: (stop) => {
        const value = weights[stop];
        const said = typeof value === 'number' ? kilograms(value) : t('figures.unknown');
        return t('figures.part', { name: day(x[stop] ?? FROM), value: said });
      },
      series: [{ label, kind: 'line', color: 'first', values: weights, shape: 'circle' }],
      ranges: [],
      zones: [],
      targets: [{ label: t('showcase:/cards/analytics#band'), from: 63.5, to: 65 }],
      plans: [],
      limits: [{ label: t('showcase:/cards/analytics#limit'), short: number(65.5, 1), value: 65.5 }],
      marks: [],
      beyondLabel: '',
      formatY: (value) => number(value, 1),
    };
  }, [t, intl, number, label]);
  return (
    <Card>
      <CardBody>
        <h3 className="h6">{label}</h3>
        <TimeChart spec={spec} label={label} />
      </CardBody>
    </Card>
  );
}

/** Two sets of values over the same stops, as lines or stacked; a broken line for the second. */
function Compared({ isStacked }: { isStacked: boolean }) {
  const { fluid, alerts } = useClinicFigures();
  const figure = isStacked ? alerts : fluid;
  return (
    <Card>
      <CardBody>
        <ChartJs
          type={isStacked ? 'bar' : 'line'}
          figure={figure}
          data={({ series }) => ({
            labels: [...figure.stops],
            datasets: figure.series.map(({ name, values }, place) => ({
              label: name,
              data: [...values],
              borderColor: series[place] ?? '',
              backgroundColor: series[place] ?? '',
              borderDash: place === 0 ? [] : [6, 4],
              pointRadius: 2,
            })),
          })}
          options={(look) => {
            const { x, y } = axes(look);
            return { scales: { x: { ...x, stacked: isStacked }, y: { ...y, stacked: isStacked } } };
          }}
        />
      </CardBody>
    </Card>
  );
}

function Lines() {
  return (
    <div className="nd-cards nd-cards-wide">
      <OverTime />
      <Compared isStacked={false} />
      <Compared isStacked />
    </div>
  );
}

export { Lines };
