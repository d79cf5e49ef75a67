import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { FigureCard } from '../charts/FigureCard';
import type { FigureSpec } from '../charts/figureSpec';
import { useToday } from '../charts/useToday';
import { goalOf } from './figures';

/** How far the orders of the last days have come. */
export function GoalCard() {
  const t = useT();
  const { number, percent } = useFormats();
  const today = useToday();
  const { completed, inProgress } = useMemo(() => goalOf(today), [today]);
  const spec = useMemo(
    (): FigureSpec => ({
      kind: 'gauge',
      head: t('shopDashboard.state'),
      stops: [t('shopDashboard.completed'), t('shopDashboard.inProgress')],
      series: [{ label: t('shopDashboard.orders'), values: [completed, inProgress], tone: 'good' }],
      tones: ['good', 'track'],
      format: number,
      middle: {
        value: percent(completed / (completed + inProgress)),
        label: t('shopDashboard.completed'),
      },
    }),
    [t, number, percent, completed, inProgress],
  );
  return (
    <FigureCard
      title={t('shopDashboard.goal')}
      spec={spec}
      place="nd-span-4"
      lead={
        <p className="nd-change mb-0">
          <T id="shopDashboard.goalText" />
        </p>
      }
    />
  );
}
