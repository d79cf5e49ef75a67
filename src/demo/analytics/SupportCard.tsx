import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { FigureCard } from '../charts/FigureCard';
import type { FigureSpec } from '../charts/figureSpec';
import { PeriodSelect, usePeriod } from '../charts/PeriodSelect';
import { useToday } from '../charts/useToday';
import { supportIn } from './figures';

/** How many of the tickets of a period are completed. */
export function SupportCard() {
  const t = useT();
  const intl = useIntl();
  const { number, percent } = useFormats();
  const today = useToday();
  const [period, choose] = usePeriod('support');
  const title = t('analytics.support');
  const { tickets, completed, fresh, open, responseHours } = useMemo(
    () => supportIn(period, today),
    [period, today],
  );
  const spec = useMemo(
    (): FigureSpec => ({
      kind: 'gauge',
      head: t('analytics.state'),
      stops: [t('analytics.completed'), t('analytics.notCompleted')],
      series: [{ label: t('analytics.tickets'), values: [completed, tickets - completed], tone: 'first' }],
      tones: ['first', 'track'],
      format: number,
      middle: { value: percent(completed / tickets), label: t('analytics.completed') },
    }),
    [t, number, percent, completed, tickets],
  );
  const response = intl.formatNumber(responseHours, { style: 'unit', unit: 'hour' });
  const facts = [
    ['analytics.fresh', number(fresh)],
    ['analytics.open', number(open)],
    ['analytics.response', response],
  ] as const;
  return (
    <FigureCard
      title={title}
      spec={spec}
      place="nd-span-6"
      controls={<PeriodSelect title={title} period={period} onChoose={choose} />}
      lead={
        <p className="nd-figure-lead">
          <span className="nd-figure-large-number">{number(tickets)}</span>
          <T id="analytics.tickets" />
        </p>
      }
    >
      <dl className="nd-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>
              <T id={label} />
            </dt>
            <dd className="nd-figure">{value}</dd>
          </div>
        ))}
      </dl>
    </FigureCard>
  );
}
