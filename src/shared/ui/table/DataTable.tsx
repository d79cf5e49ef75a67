import { memo, useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AllRowsBox, RowBox, type RowSelection } from './RowSelect';
import { columnClass, type Column, type Sort } from './tableColumn';
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
interface RowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rowActions'> {
  row: Row;
  isSelected: boolean;
  isChosen: boolean;
  onChoose: RowSelection<Row>['onChoose'] | undefined;
  choiceLabel: RowSelection<Row>['label'] | undefined;
  /** None where rows cannot be activated. */
  tabIndex: 0 | -1 | undefined;
}

function TableRow<Row>({
  row,
  columns,
  rowActions,
  isSelected,
  isChosen,
  onChoose,
  choiceLabel,
  tabIndex,
}: RowProps<Row>) {
  return (
    <tr
      className={isSelected ? 'nd-row-selected' : undefined}
      aria-current={isSelected ? 'true' : undefined}
      tabIndex={tabIndex}
    >
      {onChoose && (
        <td className="nd-select-cell">
          <RowBox
            label={choiceLabel?.(row) ?? ''}
            checked={isChosen}
            onChange={(chosen) => onChoose([row], chosen)}
          />
        </td>
      )}
      <RowCells row={row} columns={columns} />
      {rowActions && <td className="nd-row-actions text-end">{rowActions(row)}</td>}
    </tr>
  );
}
/**
 * Rendered again only where its row, the columns or its own marks changed: who types into a search keeps most rows, and
 * each has a dozen cells. Cells are called, not mounted as components: a caller's new function must not remount what has
 * focus.
 */
const RowCells = memo(Cells) as typeof Cells;
const MemoRow = memo(TableRow) as typeof TableRow;

/**
 * A table that scrolls in its own frame. Sorting and paging belong to the component that holds the rows, usually the URL;
 * the table only asks. Rows that can be activated are walked with the arrow keys or j and k.
 */
export function DataTable<Row extends object>({
  rows,
  columns,
  rowKey,
  caption,
  sort = null,
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
  const keys = rows.map(rowKey);
  const activate = (place: number, pressed: string | null) => {
    const row = rows[place];
    if (row) (pressed === null ? onRowActivate : rowKeys?.[pressed])?.(row);
  };
  const { stop, body } = useRowFocus(keys, selectedId, activate, Object.keys(rowKeys ?? {}));

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
            columns={columns}
            sort={sort}
            onSort={onSort}
            hasActions={rowActions !== undefined}
            selectAll={selection && <AllRowsBox rows={rows} selection={selection} />}
          />
          <tbody {...(onRowActivate && body)}>
            {rows.map((row, place) => (
              <MemoRow
                key={keys[place]}
                row={row}
                columns={columns}
                rowActions={rowActions}
                isSelected={keys[place] === selectedId}
                isChosen={selection?.isChosen(row) ?? false}
                onChoose={selection?.onChoose}
                choiceLabel={selection?.label}
                tabIndex={onRowActivate && (keys[place] === stop ? 0 : -1)}
              />
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
