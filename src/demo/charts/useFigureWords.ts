import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@/shared/i18n/format';
import { isoOf, type Stretch } from './days';

const WEEK = 7;
const CURRENCY = 'EUR';

interface FigureWords {
  /** A large number in few characters, e.g. 92.6K. */
  compact(value: number): string;
  money(value: number): string;
  compactMoney(value: number): string;
  /** A change with its sign, of a share of what was before. */
  change(share: number): string;
  /** A share with one decimal. */
  share(share: number): string;
  /** A day, a week or a month in full. */
  stretch(stretch: Stretch): string;
  /** The same at an axis. */
  tick(stretch: Stretch): string;
  list(words: readonly string[]): string;
}

/** The numbers, days and lists of a chart in the language of the page. */
export function useFigureWords(): FigureWords {
  const intl = useIntl();
  const formats = useFormats();
  return useMemo(() => {
    const shortly = { notation: 'compact', maximumFractionDigits: 1 } as const;
    const euros = { style: 'currency', currency: CURRENCY } as const;
    const date = ({ from }: Pick<Stretch, 'from'>) => new Date(`${isoOf(from)}T00:00:00Z`);
    const percent = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
    return {
      compact: (value) => intl.formatNumber(value, shortly),
      money: (value) => intl.formatNumber(value, { ...euros, maximumFractionDigits: 0 }),
      compactMoney: (value) => intl.formatNumber(value, { ...euros, ...shortly }),
      change: (share) => intl.formatNumber(share, { ...percent, signDisplay: 'exceptZero' }),
      share: (share) => intl.formatNumber(share, percent),
      stretch: (stretch) => {
        if (stretch.days === 1) return formats.day(isoOf(stretch.from));
        if (stretch.days > WEEK) {
          return intl.formatDate(date(stretch), { month: 'long', year: 'numeric', timeZone: 'UTC' });
        }
        const last = date({ from: stretch.from + stretch.days - 1 });
        return intl.formatDateTimeRange(date(stretch), last, { dateStyle: 'medium', timeZone: 'UTC' });
      },
      tick: (stretch) =>
        intl.formatDate(date(stretch), {
          month: 'short',
          ...(stretch.days === 1 && { day: 'numeric' }),
          timeZone: 'UTC',
        }),
      list: (words) => intl.formatList(words, { type: 'unit' }),
    };
  }, [intl, formats]);
}
