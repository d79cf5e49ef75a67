import { useCallback, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useT } from '@/shared/i18n/text';
import { sorted } from '../lists/sorting';
import { useListAddress } from '../lists/useListAddress';
import { useArchived } from './archive';
import { isWanted, readQuery, type ColumnId, type ProductTexts } from './productQuery';
import { useProducts } from './useProducts';
import { categories, orderStates } from './words';

/** Takes the search away, and leads out of the archive. */
const cleared = { q: null, show: null };

/** What the cells of a product say in the language of the page. */
function useTexts(): ProductTexts {
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

/**
 * The list as its address names it. As it is kept, a page of it is what the host says it is; what is looked for, sorted or
 * taken from the archive is cut from the whole list.
 */
export function useProductList() {
  const { locale } = useIntl();
  const texts = useTexts();
  const address = useListAddress(readQuery, cleared);
  const { query, change, text } = address;
  const archived = useArchived();
  const { status, error, all, page: fetched, reload } = useProducts(query);
  const { page, perPage, sort, inArchive } = query;

  const listed = useMemo(
    () => all.filter(({ id }) => archived.has(id) === inArchive),
    [all, archived, inArchive],
  );
  const found = useMemo(
    () =>
      sorted(
        text.trim() === '' ? listed : listed.filter((product) => isWanted(texts(product), text)),
        sort,
        (product, column) => texts(product)[column as ColumnId],
        locale,
      ),
    [listed, texts, text, sort, locale],
  );
  const last = Math.max(1, Math.ceil(found.length / perPage));
  const shown = Math.min(page, last);
  const isKept = text.trim() === '' && !sort && listed.length === all.length && page === shown;
  const cut = found.slice((shown - 1) * perPage, shown * perPage);
  // A page that has become empty gives way to the one before it.
  useEffect(() => {
    if (status === 'ready' && page > last) change({ page: String(last) }, true);
  }, [status, page, last, change]);
  return {
    status,
    error,
    reload,
    ...address,
    texts,
    listed,
    found,
    page: shown,
    rows: isKept && fetched ? fetched : cut,
  };
}
