import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Whole cents as euros in the notation of the page. */
export function useMoney(): (cents: number) => string {
  const { formatNumber } = useIntl();
  return useCallback(
    (cents) => formatNumber(cents / 100, { style: 'currency', currency: 'EUR' }),
    [formatNumber],
  );
}
