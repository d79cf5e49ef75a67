import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { periods, type Period } from './days';
import { useChoice } from './useChoice';

const words: Record<Period, MessageId> = {
  days28: 'figures.days28',
  lastMonth: 'figures.lastMonth',
  lastYear: 'figures.lastYear',
};

/** The period that the figures of a card are about; the address keeps it. */
export const usePeriod = (name: string) => useChoice<Period>(name, periods);

/** @param title of the card that it belongs to */
export function PeriodSelect({
  title,
  period,
  onChoose,
}: {
  title: string;
  period: Period;
  onChoose: (period: Period) => void;
}) {
  const t = useT();
  return (
    <select
      className="form-select form-select-sm nd-figure-period"
      aria-label={t('figures.periodOf', { title })}
      value={period}
      onChange={({ target }) => onChoose(periods.find((one) => one === target.value) ?? 'days28')}
    >
      {periods.map((one) => (
        <option key={one} value={one}>
          <T id={words[one]} />
        </option>
      ))}
    </select>
  );
}
