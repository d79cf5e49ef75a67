import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card, CardBody } from 'reactstrap';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { Segmented } from '@/shared/ui/Segmented';
import '../basic/cards.css';
import { axes, ChartJs, faint } from '../../charts/frame/ChartJs';
import { atStops } from '../../charts/frame/figureForms';

/** Litres by weekday, this week and the one before; invented. */
const removed = { thisWeek: [44, 46, 43, 48, 51, 38], lastWeek: [41, 45, 47, 44, 49, 36] };
type Week = keyof typeof removed;
const weeks: readonly Week[] = ['thisWeek', 'lastWeek'];
const goals = [
  { name: 'goal', shares: { thisWeek: 0.86, lastWeek: 0.81 } },
  { name: 'inTime', shares: { thisWeek: 0.93, lastWeek: 0.9 } },
  { name: 'weighed', shares: { thisWeek: 0.97, lastWeek: 0.98 } },
  { name: 'calm', shares: { thisWeek: 0.78, lastWeek: 0.71 } },
] as const;

/** A week of bars, the highest of which stands out, and how far four aims were reached. */
function Bars() {
  const t = useT();
  const intl = useIntl();
  const { number, percent } = useFormats();
  const [week, setWeek] = useState<Week>('thisWeek');
  const values = removed[week];
  const highest = values.indexOf(Math.max(...values));
  const stops = values.map((_, place) =>
    intl.formatDate(Date.UTC(2026, 2, 2 + place), { weekday: 'short', timeZone: 'UTC' }),
  );
  const litres = (value: number) => t('showcase:/cards/analytics#litres', { value: number(value) });
  const title = t('showcase:/cards/analytics#removed');
  const figure = atStops(
    { title, head: t('showcase:/cards/analytics#weekday'), stops, names: [title] },
    [values],
    litres,
  );
  return (
    <Card>
      <CardBody>
        <div className="nd-card-head">
          <span className="nd-card-large">{litres(values.reduce((sum, value) => sum + value, 0))}</span>
          <Segmented
            label={t('showcase:/cards/analytics#period')}
            options={weeks.map((value) => ({
              value,
              label: <T id={`showcase:/cards/analytics#${value}`} />,
            }))}
            value={week}
            onChange={setWeek}
          />
        </div>
        <ChartJs
          type="bar"
          figure={figure}
          data={({ primary }) => ({
            labels: stops,
            datasets: [
              {
                label: title,
                data: [...values],
                backgroundColor: values.map((_, place) =>
                  place === highest ? primary : faint(primary, 0.4),
                ),
                borderRadius: 3,
              },
            ],
          })}
          options={(look) => ({ scales: axes(look) })}
        />
        <ul className="nd-card-list mt-3">
          {goals.map(({ name, shares }) => {
            const label = t(`showcase:/cards/analytics#${name}`);
            return (
              <li key={name}>
                <div className="nd-card-line">
                  <span>{label}</span>
                  <strong className="nd-figure">{percent(shares[week])}</strong>
                </div>
                <ProgressBar label={label} value={shares[week]} max={1} valueText={percent(shares[week])} />
              </li>
            );
          })}
        </ul>
      </CardBody>
    </Card>
  );
}

function WeekBars() {
  return (
    <div className="nd-cards nd-cards-wide">
      <Bars />
    </div>
  );
}

export { WeekBars };
