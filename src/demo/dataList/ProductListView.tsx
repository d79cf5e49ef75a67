import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import type { Product } from '@/shared/demonstration/products';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { useChosen } from '@/shared/list/useChosen';
import { DataTable } from '@/shared/ui/table/DataTable';
import { EmptyState } from '@/shared/ui/EmptyState';
import { FilterBar } from '@/shared/ui/FilterBar';
import { Icon } from '@/shared/ui/Icon';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { PageTabs } from '@/shared/ui/PageTabs';
import { TablePager } from '@/shared/ui/table/TablePager';
import { ArchiveFilter } from '../lists/ArchiveFilter';
import { sortText } from '../lists/sorting';
import { DeleteDialog } from './DeleteDialog';
import { perPageSizes } from './productQuery';
import { ProductActions } from './ProductActions';
import { ProductDialog } from './ProductDialog';
import { useColumns } from './useColumns';
import { useProductList } from './useProductList';
import '../lists/lists.css';
import './dataList.css';

const idOf = ({ id }: Product) => id;

/** What can be done to the product of a row. */
function RowButtons({ name, onEdit, onDelete }: { name: string; onEdit: () => void; onDelete: () => void }) {
  const t = useT();
  return (
    <span className="nd-actions">
      <button
        type="button"
        className="btn btn-icon"
        aria-label={t('lists.edit', { name })}
        title={t('lists.edit', { name })}
        onClick={onEdit}
      >
        <Icon of={Pencil} />
      </button>
      <button
        type="button"
        className="btn btn-icon"
        aria-label={t('lists.delete', { name })}
        title={t('lists.delete', { name })}
        onClick={onDelete}
      >
        <Icon of={Trash2} />
      </button>
    </span>
  );
}

/** The data list: each view at its own path, its state in the address. */
export function ProductListView({ hasPictures }: { hasPictures: boolean }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const list = useProductList();
  const { query, change, texts, listed, found, rows, text, setText, box, clear, reload } = list;
  const chosen = useChosen(found, idOf);
  const [open, setOpen] = useState<Product | 'new' | null>(null);
  const [leaving, setLeaving] = useState<readonly Product[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const columns = useColumns(texts, hasPictures);
  const search = list.params.size > 0 ? `?${list.params.toString()}` : '';

  const rowActions = (product: Product) => (
    <RowButtons name={product.name} onEdit={() => setOpen(product)} onDelete={() => setLeaving([product])} />
  );

  return (
    <>
      <PageHeader
        title={t(hasPictures ? 'app.dataThumbs' : 'app.dataList')}
        lead={<T id="todo.lead" />}
        actions={
          <button type="button" className="btn btn-primary" onClick={() => setOpen('new')}>
            <Icon of={Plus} /> <T id="dataList.add" />
          </button>
        }
      />
      <PageTabs
        label={t('dataList.views')}
        tabs={[
          {
            to: `/data-list/list-view${search}`,
            label: <T id="dataList.listView" />,
            isCurrent: !hasPictures,
          },
          {
            to: `/data-list/thumb-view${search}`,
            label: <T id="dataList.thumbView" />,
            isCurrent: hasPictures,
          },
        ]}
      />
      <div className="nd-list-bar">
        <FilterBar
          label={t('dataList.filter')}
          search={t('dataList.search')}
          text={text}
          onText={setText}
          shown={list.status !== 'loading' && <T id="dataList.found" values={{ count: found.length }} />}
          isFiltered={text !== '' || query.inArchive}
          onClear={clear}
          box={box}
        >
          <ArchiveFilter inArchive={query.inArchive} onChange={(show) => change({ show })} />
        </FilterBar>
        <ProductActions
          chosen={chosen.rows}
          found={found}
          texts={texts}
          inArchive={query.inArchive}
          onDelete={() => setLeaving(chosen.rows)}
          onDone={chosen.clear}
        />
      </div>
      <div ref={place} tabIndex={-1} className="nd-list-table">
        <AsyncView
          status={list.status}
          error={list.error}
          isEmpty={listed.length === 0}
          empty={
            <EmptyState
              title={t(query.inArchive ? 'dataList.noneArchived' : 'dataList.none')}
              text={t(query.inArchive ? 'dataList.noneArchivedText' : 'dataList.noneText')}
            />
          }
          onRetry={reload}
        >
          {found.length === 0 ? (
            <NoMatch title={t('dataList.noMatch')} text={t('dataList.noMatchText')} onClear={clear} />
          ) : (
            <div className="card">
              <DataTable
                rows={rows}
                columns={columns}
                rowKey={({ id }) => String(id)}
                caption={t('dataList.products')}
                sort={query.sort}
                onSort={(sort) => change({ sort: sortText(sort) })}
                selection={{
                  isChosen: chosen.isChosen,
                  onChoose: chosen.choose,
                  label: ({ name }) => t('lists.choose', { name }),
                }}
                rowActions={rowActions}
              />
              <TablePager
                page={list.page}
                pageSize={query.perPage}
                sizes={perPageSizes}
                total={found.length}
                onPage={(page) => change({ page: String(page), perPage: String(query.perPage) })}
                onPageSize={(perPage) => change({ page: '1', perPage: String(perPage) })}
              />
            </div>
          )}
        </AsyncView>
      </div>
      {open && (
        <ProductDialog
          key={open === 'new' ? 'new' : open.id}
          product={open === 'new' ? null : open}
          hasPicture={hasPictures}
          onSaved={() => {
            dispatch(noticed({ tone: 'success', message: 'dataList.saved' }));
            // A new one stands first.
            if (open === 'new') change({ page: null });
            reload();
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {leaving.length > 0 && (
        <DeleteDialog
          products={leaving}
          onDeleted={() => {
            dispatch(
              noticed({ tone: 'success', message: 'dataList.deleted', values: { count: leaving.length } }),
            );
            chosen.choose(leaving, false);
            setLeaving([]);
            place.current?.focus();
            reload();
          }}
          onClose={() => setLeaving([])}
        />
      )}
    </>
  );
}
