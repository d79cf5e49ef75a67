import { memo, useDeferredValue, useId, useRef, type ReactNode, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { AllRowsBox, RowBox, type RowSelection } from './RowSelect';
import { columnClass, type Column, type ColumnWidths, type Sort } from './tableColumn';
import { TableHead } from './TableHead';
import { TablePager } from './TablePager';
import { useRowFocus } from './useRowFocus';
import './dataTable.scss';

export interface DataTableProps<Row> {
  /** The rows to show, already sorted and cut to the page. */
  rows: readonly Row[];
  /** The first column names the row and is its header. */
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  caption: string;
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  widths?: ColumnWidths;
  /** A column was dragged to a width, px, or got its usual one back (null). Without it columns cannot be dragged. */
  onWidth?: (id: string, width: number | null) => void;
  /** Click, Enter or Space on a row; give the row a link too where it leads to another page. */
  onRowActivate?: (row: Row) => void;
  /** 1 is the first page. Without `onPage` there is no pager. */
  page?: number;
  pageSize?: number;
  total?: number;
  onPage?: (page: number) => void;
  onPageSize?: (size: number) => void;
  selectedId?: string | null;
  /** A class for a row, e.g. of how urgent it is. */
  rowClass?: (row: Row) => string | undefined;
  rowActions?: (row: Row) => ReactNode;
  /** Boxes before the rows, with one for all of them. */
  selection?: RowSelection<Row>;
  /** The effects of single keys on the row that has the focus, by key. */
  rowKeys?: Readonly<Record<string, (row: Row) => void>>;
}

function Cells<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }): ReactNode {
  return columns.map((column, index) => {
    const Cell = index === 0 ? 'th' : 'td';
    return (
      <Cell
        key={column.id}
        scope={index === 0 ? 'row' : undefined}
        className={columnClass(column)}
        data-column={column.id}
        data-label={column.header}
      >
        {column.cell(row)}
      </Cell>
    );
  });
}
interface RowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rowActions'> {
  row: Row;
  isSelected: boolean;
  isChosen: boolean;
  ownClass: string | undefined;
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
  ownClass,
  onChoose,
  choiceLabel,
  tabIndex,
}: RowProps<Row>) {
  const classes = [isSelected && 'nd-row-selected', isChosen && 'nd-row-chosen', ownClass].filter(Boolean);
  return (
    <tr
      className={classes.join(' ') || undefined}
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

/** Rows beyond those in sight, for others may be lower. */
const SPARE = 1;

/** Counts the rows that find room in the window's height; all that there are where that is not known. */
function countInSight(body: HTMLElement | null): number {
  let [count, bottom, height] = [0, 0, 0];
  for (const row of body?.children ?? []) {
    const place = row.getBoundingClientRect();
    if (place.top >= window.innerHeight) return count + SPARE;
    count += 1;
    ({ bottom, height } = place);
  }
  return height === 0 ? Infinity : count + Math.ceil((window.innerHeight - bottom) / height);
}

/**
 * The rows, those in sight at once: what lies below the window follows a moment later, and waits for the next key if one
 * comes. Until then the rows of before stay in its place.
 */
function useInSightFirst<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  body: RefObject<HTMLElement | null>,
): readonly Row[] {
  const later = useDeferredValue(rows);
  if (later === rows) return rows;
  const head = rows.slice(0, countInSight(body.current));
  const inHead = new Set(head.map(rowKey));
  const tail = later.slice(head.length).filter((row) => !inHead.has(rowKey(row)));
  return [...head, ...tail.slice(0, rows.length - head.length)];
}

/**
 * A table that scrolls in its own frame. Sorting and paging belong to the component that holds the rows, usually the URL;
 * the table only asks. Rows that can be activated are walked with the arrow keys or j and k.
 */
export function DataTable<Row extends object>({
  rows: asked,
  columns,
  rowKey,
  caption,
  sort = null,
  onSort,
  widths,
  onWidth,
  onRowActivate,
  page = 1,
  pageSize = asked.length,
  total = asked.length,
  onPage,
  onPageSize,
  selectedId,
  rowClass,
  rowActions,
  selection,
  rowKeys,
}: DataTableProps<Row>) {
  const captionId = useId();
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const rows = useInSightFirst(asked, rowKey, bodyRef);
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
            widths={widths}
            onWidth={onWidth}
            hasActions={rowActions !== undefined}
            selectAll={selection && <AllRowsBox rows={asked} selection={selection} />}
          />
          <tbody ref={bodyRef} {...(onRowActivate && body)}>
            {rows.map((row, place) => (
              <MemoRow
                key={keys[place]}
                row={row}
                columns={columns}
                rowActions={rowActions}
                isSelected={keys[place] === selectedId}
                isChosen={selection?.isChosen(row) ?? false}
                ownClass={rowClass?.(row)}
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
