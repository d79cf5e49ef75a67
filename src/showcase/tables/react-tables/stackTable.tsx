import { flexRender, type ReactTable, type Row } from '@tanstack/react-table';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { Fragment, type ReactNode } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { Stack } from './stackFeatures';

type Word = MessageId extends infer Id
  ? Id extends `showcase:/tables/react-tables#${infer Name}`
    ? Name
    : never
  : never;

/** The words of a head. */
export const word = (name: Word) => <T id={`showcase:/tables/react-tables#${name}`} />;

const arrows = { asc: ArrowUp, desc: ArrowDown };
const directions = { asc: 'ascending', desc: 'descending' } as const;

/**
 * A table of the library in the product's own clothes: groups of heads, heads that sort, and whatever is said below a row.
 * @param below what belongs to a row, over the whole width; null for nothing
 */
export function StackTable<Data extends object>({
  table,
  label,
  below,
}: {
  table: ReactTable<Stack, Data>;
  label: MessageId;
  below?: (row: Row<Stack, Data>) => ReactNode;
}) {
  const t = useT();
  const name = t('showcase:/tables/reactstrap#frame', { title: t(label) });
  const { rows } = table.getRowModel();
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="nd-table-scroller" tabIndex={0} aria-label={name}>
      <table className="table align-middle mb-0">
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const sorted = header.column.getIsSorted();
                const spans = header.colSpan > 1;
                const words = flexRender(header.column.columnDef.header, header.getContext());
                return (
                  <th
                    key={header.id}
                    scope={spans ? 'colgroup' : 'col'}
                    colSpan={header.colSpan}
                    className={spans ? 'text-center' : undefined}
                    aria-sort={sorted ? directions[sorted] : undefined}
                  >
                    {header.column.getCanSort() ? (
                      <button type="button" className="nd-sort" onClick={() => header.column.toggleSorting()}>
                        {words}
                        <Icon of={sorted ? arrows[sorted] : ChevronsUpDown} size={14} />
                      </button>
                    ) : (
                      words
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <tr>
                {row.getAllCells().map((cell) => (
                  <td key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</td>
                ))}
              </tr>
              {below?.(row)}
            </Fragment>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && (
        <p className="nd-table-empty mb-0">
          <T id="common.noRows" />
        </p>
      )}
    </section>
  );
}
