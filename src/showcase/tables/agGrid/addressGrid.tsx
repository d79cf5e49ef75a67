import type { ColDef, GetLocaleTextParams, GridApi } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import 'ag-grid-community/styles/ag-grid.css';
import 'ag-grid-community/styles/ag-theme-quartz-no-font.css';
import { useMemo } from 'react';
import type { Address } from '@/shared/demonstration/addresses';
import { useT } from '@/shared/i18n/text';
import './addressGrid.css';
import { modules, ownWords } from './addressGridParts';
import { useIsWide, usePageDirection } from '../../frame/pageDirection';

/** The columns in their order, and which of them hold numbers. */
export const columnNames = [
  'firstname',
  'lastname',
  'email',
  'company',
  'city',
  'country',
  'state',
  'zip',
  'followers',
] as const satisfies readonly (keyof Address)[];
const figures: ReadonlySet<string> = new Set(['zip', 'followers']);

/** @param onView told after each change of what is shown: by a filter, by a page, by the size of one */
export function AddressGrid({
  rows,
  search,
  pageSize,
  onView,
}: {
  rows: Address[];
  search: string;
  pageSize: number;
  onView: (api: GridApi<Address>) => void;
}) {
  const t = useT();
  const direction = usePageDirection();
  const isWide = useIsWide();
  const columns = useMemo(
    () =>
      columnNames.map((field): ColDef<Address> => {
        const isFigure = figures.has(field);
        return {
          field,
          headerName: t(`showcase:/tables/agGrid#${field}`),
          pinned: field === 'email' && isWide ? (direction === 'rtl' ? 'right' : 'left') : null,
          width: field === 'email' ? 260 : 150,
          filter: isFigure ? 'agNumberColumnFilter' : 'agTextColumnFilter',
          filterParams: { filterOptions: [isFigure ? 'greaterThanOrEqual' : 'contains'], debounceMs: 0 },
          cellEditor: isFigure ? 'agNumberCellEditor' : 'agTextCellEditor',
          ...(isFigure && { cellEditorParams: { min: 0, precision: 0 }, cellClass: 'text-end' }),
        };
      }),
    [t, direction, isWide],
  );
  return (
    <div className="nd-grid ag-theme-quartz">
      <AgGridReact<Address>
        key={`${direction} ${t('showcase:/tables/agGrid#noMatch')}`}
        modules={modules}
        theme="legacy"
        enableRtl={direction === 'rtl'}
        rowData={rows}
        columnDefs={columns}
        defaultColDef={defaults}
        rowSelection={{ mode: 'multiRow', headerCheckbox: true, enableClickSelection: false }}
        quickFilterText={search}
        pagination
        suppressPaginationPanel
        paginationPageSize={pageSize}
        paginationPageSizeSelector={false}
        stopEditingWhenCellsLoseFocus
        ensureDomOrder
        suppressColumnVirtualisation
        getLocaleText={({ key, defaultValue }: GetLocaleTextParams) => {
          const own = ownWords[key];
          return own ? t(own) : defaultValue;
        }}
        onGridReady={({ api }) => onView(api)}
        onPaginationChanged={({ api }) => onView(api)}
        onSelectionChanged={({ api }) => onView(api)}
      />
    </div>
  );
}

const defaults: ColDef<Address> = {
  sortable: true,
  editable: true,
  resizable: true,
  floatingFilter: true,
  suppressFloatingFilterButton: true,
  suppressHeaderMenuButton: true,
  suppressHeaderFilterButton: true,
};
