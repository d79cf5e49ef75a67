import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { periods, type Period } from './days';

const words: Record<Period, MessageId> = {
  days28: 'figures.days28',
  lastMonth: 'figures.lastMonth',
  lastYear: 'figures.lastYear',
};

/**
 * One of a few, kept in the address, where Back and a bookmark find it. It stands in the fragment, because a query at the
 * root is meant for the sign-in page.
 * @param name what is chosen, alone on its page
 * @param options the first one holds where the address says nothing
 */
function useChoice<Option extends string>(
  name: string,
  options: readonly [Option, ...Option[]],
): [Option, (option: Option) => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(hash.slice(1)).get(name);
  const chosen = options.find((option) => option === named) ?? options[0];
  const first = options[0];
  const choose = useCallback(
    (option: Option) => {
      const all = new URLSearchParams(hash.slice(1));
      if (option === first) all.delete(name);
      else all.set(name, option);
      void navigate({ search, hash: all.toString() }, { replace: true, preventScrollReset: true });
    },
    [first, hash, name, navigate, search],
  );
  return [chosen, choose];
}

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
