import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { FigureCard } from '../charts/FigureCard';
import type { FigureSpec } from '../charts/figureSpec';
import { PeriodSelect, usePeriod } from '../charts/PeriodSelect';
import { useFigureWords } from '../charts/useFigureWords';
import { useToday } from '../charts/useToday';
import { productOrdersIn } from './figures';

/** What became of the orders of a period, each state a ring. */
export function ProductOrdersCard() {
  const t = useT();
  const { compact } = useFigureWords();
  const { number } = useFormats();
  const today = useToday();
  const [period, choose] = usePeriod('products');
  const title = t('analytics.productOrders');
  const spec = useMemo((): FigureSpec => {
    const values = productOrdersIn(period, today);
    return {
      kind: 'rings',
      head: t('analytics.state'),
      stops: [t('analytics.finished'), t('analytics.pending'), t('analytics.rejected')],
      series: [{ label: title, values, tone: 'first' }],
      tones: ['first', 'amber', 'bad'],
      format: number,
      middle: {
        value: compact(values.reduce((sum, value) => sum + value, 0)),
        label: t('analytics.total'),
      },
    };
  }, [t, number, compact, title, period, today]);
  return (
    <FigureCard
      title={title}
      spec={spec}
      place="nd-span-4"
      controls={<PeriodSelect title={title} period={period} onChoose={choose} />}
    />
  );
}
