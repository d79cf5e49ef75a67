import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useT } from '@/shared/i18n/text';
import type { ProductTexts } from './productQuery';
import { categories, orderStates } from './words';

/** What the cells of a product say in the language of the page. */
export function useTexts(): ProductTexts {
  const t = useT();
  const intl = useIntl();
  return useCallback(
    ({ name, category, popularity, order_status, price }) => ({
      name,
      category: categories[category] ? t(categories[category]) : category,
      popularity: popularity.popValue,
      status: t(orderStates[order_status]),
      price,
      shownPrice: intl.formatNumber(price, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
      }),
    }),
    [t, intl],
  );
}
