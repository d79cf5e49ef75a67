import { useTable, type ColumnDef, type SortingState } from '@tanstack/react-table';
import { memo, useId, useMemo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AllRowsBox, RowBox, type RowSelection } from './RowSelect';
import { columnClass, features, type Column, type Features, type Sort } from './tableColumn';
import { TableHead } from './TableHead';
import { TablePager } from './TablePager';
import { useRowFocus } from './useRowFocus';

export interface DataTableProps<Row> {
  /** The rows to show, already sorted and cut to the page. */
  rows: readonly Row[];
  /** The first column names the row and is its header. */
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  caption: string;
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  /** Click, Enter or Space on a row; give the row a link too where it leads to another page. */
  onRowActivate?: (row: Row) => void;
  /** 1 is the first page. Without `onPage` there is no pager. */
  page?: number;
  pageSize?: number;
  total?: number;
  onPage?: (page: number) => void;
  onPageSize?: (size: number) => void;
  selectedId?: string | null;
  rowActions?: (row: Row) => ReactNode;
  /** Boxes before the rows, with one for all of them. */
  selection?: RowSelection<Row>;
  /** What single keys do to the row that has the focus, by key. */
  rowKeys?: Readonly<Record<string, (row: Row) => void>>;
}

const NOTHING: SortingState = [];

function Cells<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }): ReactNode {
  return columns.map((column, index) => {
    const Cell = index === 0 ? 'th' : 'td';
    return (
      <Cell key={column.id} scope={index === 0 ? 'row' : undefined} className={columnClass(column)}>
        {column.cell(row)}
      </Cell>
    );
  });
}
/**
 * Rendered anew only where its row or the columns changed: who types into a search keeps most rows, and each has a dozen
 * cells. Cells are called, not mounted as components: a caller's new function must not remount what has focus.
 */
const RowCells = memo(Cells) as typeof Cells;

/**
 * A table that scrolls in its own frame. Sorting and paging belong to whoever holds the rows, usually the URL;
 * the table only asks. Rows that can be activated are walked with the arrow keys or j and k.
 */
export function DataTable<Row extends object>({
  rows,
  columns,
  rowKey,
  caption,
  sort,
  onSort,
  onRowActivate,
  page = 1,
  pageSize = rows.length,
  total = rows.length,
  onPage,
  onPageSize,
  selectedId,
  rowActions,
  selection,
  rowKeys,
}: DataTableProps<Row>) {
  const captionId = useId();
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<Features, Row> => ({
        id: column.id,
        header: column.header,
        // The caller sorts; the table only needs to know that the column has something to sort by.
        accessorFn: () => null,
        enableSorting: column.sortable === true && onSort !== undefined,
      })),
    [columns, onSort],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    manualSorting: true,
    manualPagination: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    rowCount: total,
    state: {
      sorting: sort ? [sort] : NOTHING,
      pagination: { pageIndex: page - 1, pageSize: Math.max(1, pageSize) },
    },
    onSortingChange: (change) => {
      const next = typeof change === 'function' ? change(sort ? [sort] : []) : change;
      if (next[0]) onSort?.(next[0]);
    },
  });
  const rowFocus = useRowFocus(rows.map(rowKey), selectedId, Object.keys(rowKeys ?? {}));

  return (
    <div className="nd-table">
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="nd-table-scroller" tabIndex={0} aria-labelledby={captionId}>
        <table className="table table-hover align-middle mb-0">
          <caption id={captionId} className="visually-hidden">
            {caption}
          </caption>
          <TableHead
            table={table}
            columns={byId}
            hasActions={rowActions !== undefined}
            selectAll={selection && <AllRowsBox rows={rows} selection={selection} />}
          />
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr
                key={row.id}
                className={row.id === selectedId ? 'nd-row-selected' : undefined}
                aria-current={row.id === selectedId ? 'true' : undefined}
                {...(onRowActivate &&
                  rowFocus(row.id, (key) =>
                    key === null ? onRowActivate(row.original) : rowKeys?.[key]?.(row.original),
                  ))}
              >
                {selection && (
                  <td className="nd-select-cell">
                    <RowBox
                      label={selection.label(row.original)}
                      checked={selection.isChosen(row.original)}
                      onChange={(chosen) => selection.onChoose([row.original], chosen)}
                    />
                  </td>
                )}
                <RowCells row={row.original} columns={columns} />
                {rowActions && <td className="nd-row-actions text-end">{rowActions(row.original)}</td>}
              </tr>
            ))}
            {rows.length === 0 && (
              <tr>
                <td
                  colSpan={columns.length + (rowActions ? 1 : 0) + (selection ? 1 : 0)}
                  className="nd-table-empty"
                >
                  <FormattedMessage id="common.noRows" />
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      {onPage && (
        <TablePager page={page} pageSize={pageSize} total={total} onPage={onPage} onPageSize={onPageSize} />
      )}
    </div>
  );
}
