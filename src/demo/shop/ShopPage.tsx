import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import ListFilter from 'lucide-react/icons/list-filter';
import { useCallback, useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Offcanvas } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { changedParams } from '@/shared/navigation/listQuery';
import { useSearchText } from '@/shared/navigation/useSearchText';
import { FilterBar } from '@/shared/ui/FilterBar';
import { Icon } from '@/shared/ui/Icon';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Segmented } from '@/shared/ui/Segmented';
import { TablePager } from '@/shared/ui/table/TablePager';
import { catalogue } from './catalogue/catalogue';
import { AddToCart, WishButton } from './ProductButtons';
import { FilterPanel } from './FilterPanel';
import { ProductCard } from './ProductCard';
import { found, isNarrowed, orders, PAGE_SIZE, readWanted, type Wanted } from './search';
import { ShopLinks } from './ShopLinks';
import { useMovedFocus } from './useMovedFocus';
import { orderWords } from './words';
import './shop.css';

type Change = Readonly<Record<string, string | null>>;

/** What the address of the shop asks for, and how it is changed: by steps that Back undoes. */
function useWanted(): {
  wanted: Wanted;
  text: string;
  setText: (text: string) => void;
  /** @param isPassing one of many on the way, as of a slider: Back leads to before it began */
  change: (change: Change, isPassing?: boolean) => void;
  clear: () => void;
} {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (parts: Change, isPassing = false) =>
      setParams((before) => changedParams(before, parts), { replace: isPassing }),
    [setParams],
  );
  const write = useCallback((q: string) => change({ q }, true), [change]);
  const inAddress = useMemo(() => readWanted(params), [params]);
  const [text, setText] = useSearchText(inAddress.q, write);
  const wanted = useMemo(() => ({ ...inAddress, q: text }), [inAddress, text]);
  const clear = () => {
    setText('');
    change({ q: null, min: null, max: null, category: null, brand: null, rating: null });
  };
  return { wanted, text, setText, change, clear };
}

/** The shop of the demonstration (specification 2.7): what is wanted stands in the address. */
export default function ShopPage() {
  const t = useT();
  const { wanted, text, setText, change, clear } = useWanted();
  const [isChoosing, setChoosing] = useState(false);
  const drawer = useId();
  const results = useId();
  const rows = found(catalogue, wanted);
  const last = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const page = Math.min(wanted.page, last);
  const heading = useMovedFocus(page);
  const narrowed = isNarrowed(wanted);
  const close = () => setChoosing(false);

  return (
    <>
      <PageHeader
        title={t('app.shop')}
        lead={<T id="shop.lead" />}
        actions={
          <>
            <button
              type="button"
              className="btn btn-outline-secondary d-lg-none"
              onClick={() => setChoosing(true)}
            >
              <Icon of={ListFilter} /> <T id="shop.filters" />
            </button>
            <ShopLinks />
          </>
        }
      />
      <div className="nd-shop">
        <section className="d-none d-lg-block" aria-label={t('shop.filters')}>
          <FilterPanel wanted={wanted} change={change} />
        </section>
        <section aria-labelledby={results}>
          <h2 id={results} ref={heading} tabIndex={-1} className="h5">
            <T id="shop.products" />
          </h2>
          <FilterBar
            label={t('shop.searching')}
            search={t('shop.search')}
            text={text}
            onText={setText}
            shown={<T id="shop.shown" values={{ count: rows.length }} />}
            isFiltered={narrowed}
            onClear={clear}
          >
            <select
              className="form-select"
              aria-label={t('shop.sort')}
              value={wanted.order}
              onChange={({ target }) => change({ sort: target.value === 'featured' ? null : target.value })}
            >
              {orders.map((order) => (
                <option key={order} value={order}>
                  {t(orderWords[order])}
                </option>
              ))}
            </select>
            <Segmented
              label={t('shop.look')}
              value={wanted.isList ? 'list' : 'grid'}
              onChange={(look) => change({ view: look === 'list' ? look : null, page: String(page) })}
              options={[
                { value: 'grid', label: <Icon of={LayoutGrid} label={t('shop.grid')} /> },
                { value: 'list', label: <Icon of={List} label={t('shop.list')} /> },
              ]}
            />
          </FilterBar>
          {rows.length === 0 ? (
            <NoMatch title={t('shop.noMatch')} text={t('shop.noMatchText')} onClear={clear} />
          ) : (
            <>
              <ul className={wanted.isList ? 'nd-shop-list' : 'nd-shop-grid'} aria-labelledby={results}>
                {rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((product) => (
                  <ProductCard key={product.id} product={product}>
                    <WishButton product={product} />
                    <AddToCart product={product} />
                  </ProductCard>
                ))}
              </ul>
              <TablePager
                page={page}
                pageSize={PAGE_SIZE}
                total={rows.length}
                onPage={(next) => change({ page: next === 1 ? null : String(next) })}
                onPageSize={undefined}
              />
            </>
          )}
        </section>
      </div>
      <Offcanvas isOpen={isChoosing} toggle={close} direction="start" labelledBy={drawer} scrollable backdrop>
        <div className="offcanvas-header">
          <h2 id={drawer} className="offcanvas-title h5">
            <T id="shop.filters" />
          </h2>
          <button type="button" className="btn-close" aria-label={t('common.close')} onClick={close} />
        </div>
        <div className="offcanvas-body">
          <FilterPanel wanted={wanted} change={change} />
          <div className="nd-shop-drawer-actions">
            {narrowed && (
              <button type="button" className="btn btn-outline-secondary" onClick={clear}>
                <T id="common.clearAll" />
              </button>
            )}
            <button type="button" className="btn btn-primary" onClick={close}>
              <T id="shop.show" values={{ count: rows.length }} />
            </button>
          </div>
        </div>
      </Offcanvas>
    </>
  );
}
