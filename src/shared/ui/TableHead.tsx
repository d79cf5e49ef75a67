import type { ReactTable } from '@tanstack/react-table';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from './Icon';
import { columnClass, type Column, type Features } from './tableColumn';

const directions = { asc: 'ascending', desc: 'descending' } as const;
const arrows = { asc: ArrowUp, desc: ArrowDown };

/** The header row; a sortable column is a button that says how it is sorted now. */
export function TableHead<Row extends object>({
  table,
  columns,
  hasActions,
  selectAll,
}: {
  table: ReactTable<Features, Row>;
  columns: ReadonlyMap<string, Column<Row>>;
  hasActions: boolean;
  /** The box that chooses all rows, where rows can be chosen. */
  selectAll?: ReactNode;
}) {
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {selectAll !== undefined && <td className="nd-select-cell">{selectAll}</td>}
          {group.headers.map(({ id, column }) => {
            const sorted = column.getIsSorted();
            const text = columns.get(id)?.header;
            return (
              <th
                key={id}
                scope="col"
                className={columnClass(columns.get(id))}
                aria-sort={sorted ? directions[sorted] : undefined}
              >
                {column.getCanSort() ? (
                  <button type="button" className="nd-sort" onClick={() => column.toggleSorting()}>
                    {text}
                    <Icon of={sorted ? arrows[sorted] : ChevronsUpDown} size={14} />
                  </button>
                ) : (
                  text
                )}
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
      ))}
    </thead>
  );
}
