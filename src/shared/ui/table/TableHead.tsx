import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../Icon';
import { columnClass, type Column, type ColumnWidths, type Sort } from './tableColumn';
import { WidthHandle, widthStyle } from './WidthHandle';

/** The header row; a sortable column is a button that says how it is sorted now, and turns the order round. */
export function TableHead<Row>({
  columns,
  sort,
  onSort,
  hasActions,
  selectAll,
  widths,
  onWidth,
}: {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
  hasActions: boolean;
  /** The box that chooses all rows, where rows can be chosen. */
  selectAll?: ReactNode;
  widths: ColumnWidths | undefined;
  onWidth: ((id: string, width: number | null) => void) | undefined;
}) {
  return (
    <thead>
      <tr>
        {selectAll !== undefined && <td className="nd-select-cell">{selectAll}</td>}
        {columns.map((column) => {
          const { id, header, hint, sortable = false } = column;
          const sorted = sort?.id === id ? (sort.desc ? 'descending' : 'ascending') : undefined;
          const arrow = sorted ? (sorted === 'descending' ? ArrowDown : ArrowUp) : ChevronsUpDown;
          return (
            <th
              key={id}
              scope="col"
              className={columnClass(column)}
              style={widthStyle(widths?.[id])}
              data-column={id}
              title={hint}
              aria-sort={sorted}
            >
              {sortable && onSort ? (
                <button
                  type="button"
                  className="nd-sort"
                  onClick={() => onSort({ id, desc: sorted === 'ascending' })}
                >
                  {header}
                  <Icon of={arrow} size={14} />
                </button>
              ) : (
                header
              )}
              {onWidth && <WidthHandle onWidth={(width) => onWidth(id, width)} />}
            </th>
          );
        })}
        {hasActions && (
          <th scope="col" className="nd-row-actions text-end">
            <span className="visually-hidden">
              <FormattedMessage id="common.actions" />
            </span>
          </th>
        )}
      </tr>
    </thead>
  );
}
