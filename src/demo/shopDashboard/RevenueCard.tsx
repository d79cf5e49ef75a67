import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { FigureCard } from '../charts/FigureCard';
import type { FigureSpec } from '../charts/figureSpec';
import { useFigureWords } from '../charts/useFigureWords';
import { useToday } from '../charts/useToday';
import { revenueBy } from './figures';

/** The takings of this month, day by day, beside those of the one before. */
export function RevenueCard() {
  const t = useT();
  const { money, compactMoney } = useFigureWords();
  const { number } = useFormats();
  const today = useToday();
  const { days, current, last, totals } = useMemo(() => revenueBy(today), [today]);
  const spec = useMemo((): FigureSpec => {
    return {
      kind: 'line',
      head: t('figures.dayOfMonth'),
      stops: days.map((day) => number(day)),
      series: [
        { label: t('shopDashboard.thisMonth'), values: current, tone: 'first' },
        { label: t('shopDashboard.monthBefore'), values: last, tone: 'quiet', dashed: true },
      ],
      format: money,
      formatTick: compactMoney,
    };
  }, [t, number, money, compactMoney, days, current, last]);
  const sums = [
    ['shopDashboard.thisMonth', totals.current],
    ['shopDashboard.monthBefore', totals.last],
  ] as const;
  return (
    <FigureCard
      title={t('shopDashboard.revenueByDay')}
      spec={spec}
      size="large"
      place="nd-span-8"
      lead={
        <dl className="nd-sums">
          {sums.map(([label, sum]) => (
            <div key={label}>
              <dt>
                <T id={label} />
              </dt>
              <dd className="nd-figure-large-number">{money(sum)}</dd>
            </div>
          ))}
        </dl>
      }
    />
  );
}
