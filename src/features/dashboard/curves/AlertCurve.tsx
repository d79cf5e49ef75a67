import { alertWeeks, countedAlerts, type CurveDay } from '@/domain/curves/clinicCurves';
import type { ReactNode } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Chart, HIGH, WIDE } from './Chart';
import { Curve } from './Curve';

/** Of the room of a day its bar takes this much, so that bars next to each other stay apart. */
const BAR = 0.7;
const MIDDLE = HIGH / 2;

/** A bar for each day, from the middle up or down. */
function barsOf(days: readonly CurveDay[], kind: 'raised' | 'closed', most: number): string {
  const room = WIDE / days.length;
  return days
    .map((day, index) => {
      const height = (day[kind] * MIDDLE) / most;
      if (height === 0) return '';
      const from = ((index + (1 - BAR) / 2) * room).toFixed(2);
      const down = kind === 'raised' ? -height : height;
      return `M${from} ${MIDDLE}v${down.toFixed(2)}h${(room * BAR).toFixed(2)}V${MIDDLE}z`;
    })
    .join('');
}

const large = (figure: ReactNode[]) => <span className="nd-curve-value">{figure}</span>;

/** Alerts that were raised, upwards, and that were closed, downwards, day by day. */
export function AlertCurve({ days }: { days: readonly CurveDay[] }) {
  const t = useT();
  const formats = useFormats();
  const { first, last } = alertWeeks(days);
  const most = Math.max(1, ...days.flatMap(({ raised, closed }) => [raised, closed]));
  const [begin, end] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <Curve
      title={t('curves.alerts')}
      value={<T id="curves.raisedAndClosed" values={{ ...last, n: large }} />}
      text={<T id="curves.alertText" values={{ cleared: last.cleared }} />}
      before={<T id="curves.alertBefore" values={{ ...first }} />}
    >
      <Chart
        scale={[most, 0, most].map((count) => formats.number(count))}
        ends={[formats.day(begin, 'short'), formats.day(end, 'short')]}
        label={t('curves.alertLabel', {
          ...countedAlerts(days),
          firstDay: formats.day(begin),
          lastDay: formats.day(end),
        })}
      >
        <path className="nd-curve-raised" d={barsOf(days, 'raised', most)} />
        <path className="nd-curve-closed" d={barsOf(days, 'closed', most)} />
      </Chart>
      <p className="nd-curve-key" aria-hidden="true">
        <span className="nd-curve-key-raised">
          <T id="curves.raised" />
        </span>
        <span className="nd-curve-key-closed">
          <T id="curves.closed" />
        </span>
      </p>
    </Curve>
  );
}
