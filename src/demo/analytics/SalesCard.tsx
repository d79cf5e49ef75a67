import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { FigureCard } from '../charts/FigureCard';
import type { FigureSpec } from '../charts/figureSpec';
import { useFigureWords } from '../charts/useFigureWords';
import { useToday } from '../charts/useToday';
import { halfYear } from './figures';

/** Sales beside visits, month by month. */
export function SalesCard() {
  const t = useT();
  const { stretch, tick } = useFigureWords();
  const { number } = useFormats();
  const today = useToday();
  const spec = useMemo((): FigureSpec => {
    const { months, sales, visits } = halfYear(today);
    return {
      kind: 'radar',
      head: t('figures.month'),
      stops: months.map(stretch),
      ticks: months.map(tick),
      series: [
        { label: t('analytics.sales'), values: sales, tone: 'first' },
        { label: t('analytics.visits'), values: visits, tone: 'good', dashed: true },
      ],
      format: number,
    };
  }, [t, stretch, tick, number, today]);
  return (
    <FigureCard
      title={t('analytics.sales')}
      spec={spec}
      place="nd-span-4"
      lead={
        <p className="nd-change mb-0">
          <T id="analytics.halfYear" />
        </p>
      }
    />
  );
}
