import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Change } from '../charts/Change';
import { FigureCard } from '../charts/FigureCard';
import type { FigureSpec } from '../charts/figureSpec';
import { PeriodSelect, usePeriod } from '../charts/PeriodSelect';
import { growthOf } from '../charts/sample';
import { useFigureWords } from '../charts/useFigureWords';
import { useToday } from '../charts/useToday';
import { devicesIn } from './figures';

const names = ['shopDashboard.desktop', 'shopDashboard.mobile', 'shopDashboard.tablet'] as const;

/** On what people looked at the shop. */
export function DevicesCard() {
  const t = useT();
  const { share } = useFigureWords();
  const { number } = useFormats();
  const today = useToday();
  const [period, choose] = usePeriod('devices');
  const title = t('shopDashboard.devices');
  const { now, before } = useMemo(() => devicesIn(period, today), [period, today]);
  const spec = useMemo(
    (): FigureSpec => ({
      kind: 'donut',
      head: t('shopDashboard.device'),
      stops: names.map((name) => t(name)),
      series: [{ label: t('shopDashboard.sessions'), values: now, tone: 'first' }],
      tones: ['first', 'amber', 'bad'],
      format: number,
    }),
    [t, number, now],
  );
  const whole = now.reduce((sum, one) => sum + one, 0);
  return (
    <FigureCard
      title={title}
      spec={spec}
      place="nd-span-4"
      controls={<PeriodSelect title={title} period={period} onChoose={choose} />}
    >
      <dl className="nd-shares">
        {names.map((name, index) => (
          <div key={name}>
            <dt>
              <T id={name} />
            </dt>
            <dd>
              <strong className="nd-figure">{share((now[index] ?? 0) / whole)}</strong>
            </dd>
            <dd>
              <Change share={growthOf(now[index] ?? 0, before[index] ?? 0)} />
            </dd>
          </div>
        ))}
      </dl>
    </FigureCard>
  );
}
