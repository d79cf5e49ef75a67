import { useTable, type ColumnDef, type PaginationState, type SortingState } from '@tanstack/react-table';
import { useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { TablePager } from '@/shared/ui/table/TablePager';
import { peopleRows, type PersonRow } from '../data-tables/peopleRows';
import { features, type Stack } from './stackFeatures';
import { StackTable, word } from './stackTable';
import './stackTable.css';

const data = [...peopleRows];
const columns: ColumnDef<Stack, PersonRow>[] = [
  { accessorKey: 'last', header: () => word('last') },
  { accessorKey: 'unit', header: () => word('unit') },
  { accessorKey: 'age', header: () => word('age') },
];

interface Held {
  globalFilter: string;
  sorting: SortingState;
  pagination: PaginationState;
}
const atFirst: Held = { globalFilter: '', sorting: [], pagination: { pageIndex: 0, pageSize: 5 } };

/** Everything the table knows is held outside of it: it can be shown, kept, and put back. */
function HeldOutside() {
  const t = useT();
  const [held, setHeld] = useState(atFirst);
  const hold =
    <Key extends keyof Held>(key: Key) =>
    (change: Held[Key] | ((before: Held[Key]) => Held[Key])) =>
      setHeld((before) => ({
        ...before,
        [key]: typeof change === 'function' ? change(before[key]) : change,
      }));
  const table = useTable({
    features,
    columns,
    data,
    state: held,
    onGlobalFilterChange: hold('globalFilter'),
    onSortingChange: hold('sorting'),
    onPaginationChange: hold('pagination'),
    globalFilterFn: (row, id, text: string) =>
      String(row.getValue(id)).toLocaleLowerCase().includes(text.toLocaleLowerCase()),
  });
  return (
    <div className="d-grid gap-3">
      <div className="d-flex flex-wrap gap-2">
        <input
          type="search"
          className="form-control w-auto flex-grow-1"
          aria-label={t('showcase:/tables/react-tables#everywhere')}
          placeholder={t('showcase:/tables/react-tables#everywhere')}
          value={held.globalFilter}
          onChange={(event) => table.setGlobalFilter(event.target.value)}
        />
        <button type="button" className="btn btn-outline-primary" onClick={() => setHeld(atFirst)}>
          <T id="showcase:/tables/react-tables#reset" />
        </button>
      </div>
      <StackTable table={table} label="showcase.controlled" />
      <TablePager
        page={held.pagination.pageIndex + 1}
        pageSize={held.pagination.pageSize}
        total={table.getFilteredRowModel().rows.length}
        sizes={[5, 10, 25]}
        label={t('showcase:/tables/react-tables#pages')}
        onPage={(page) => table.setPageIndex(page - 1)}
        onPageSize={table.setPageSize}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <section tabIndex={0} aria-label={t('showcase:/tables/react-tables#state')} dir="ltr">
        <pre className="nd-state-shown">{JSON.stringify(held, null, 2)}</pre>
      </section>
    </div>
  );
}

export { HeldOutside };
