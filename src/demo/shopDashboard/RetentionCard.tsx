import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { FigureCard } from '../charts/FigureCard';
import type { FigureSpec } from '../charts/figureSpec';
import { useFigureWords } from '../charts/useFigureWords';
import { useToday } from '../charts/useToday';
import { retentionOf } from './figures';

/** New clients and those who came again, month by month. */
export function RetentionCard() {
  const t = useT();
  const { stretch, tick, compact } = useFigureWords();
  const { number } = useFormats();
  const today = useToday();
  const spec = useMemo((): FigureSpec => {
    const { months, fresh, retained } = retentionOf(today);
    return {
      kind: 'stacked',
      head: t('figures.month'),
      stops: months.map(stretch),
      ticks: months.map(tick),
      series: [
        { label: t('shopDashboard.retainedClients'), values: retained, tone: 'first' },
        { label: t('shopDashboard.newClients'), values: fresh, tone: 'amber' },
      ],
      format: number,
      formatTick: compact,
    };
  }, [t, stretch, tick, compact, number, today]);
  return <FigureCard title={t('shopDashboard.retention')} spec={spec} size="large" place="nd-span-8" />;
}
