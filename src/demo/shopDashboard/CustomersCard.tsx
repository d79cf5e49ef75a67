import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { FigureCard } from '../charts/FigureCard';
import type { FigureSpec } from '../charts/figureSpec';
import { PeriodSelect, usePeriod } from '../charts/PeriodSelect';
import { useToday } from '../charts/useToday';
import { customersIn } from './figures';

/** How the customers of a period found the shop. */
export function CustomersCard() {
  const t = useT();
  const { number } = useFormats();
  const today = useToday();
  const [period, choose] = usePeriod('customers');
  const title = t('shopDashboard.customers');
  const spec = useMemo(
    (): FigureSpec => ({
      kind: 'pie',
      head: t('shopDashboard.kind'),
      stops: [t('shopDashboard.new'), t('shopDashboard.returning'), t('shopDashboard.referred')],
      series: [{ label: title, values: customersIn(period, today), tone: 'first' }],
      tones: ['first', 'amber', 'bad'],
      format: number,
    }),
    [t, number, title, period, today],
  );
  return (
    <FigureCard
      title={title}
      spec={spec}
      place="nd-span-last"
      controls={<PeriodSelect title={title} period={period} onChoose={choose} />}
    />
  );
}
