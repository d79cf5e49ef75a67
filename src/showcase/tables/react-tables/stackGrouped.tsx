import { useTable, type ColumnDef } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { TablePager } from '@/shared/ui/table/TablePager';
import { peopleRows, type PersonRow } from '../data-tables/peopleRows';
import { features, type Stack } from './stackFeatures';
import { StackTable, word } from './stackTable';

const data = [...peopleRows];
type PersonColumn = ColumnDef<Stack, PersonRow>;

/** Heads in groups, ten rows to a page. */
function GroupedHeads() {
  const { number, day } = useFormats();
  const columns = useMemo(
    (): PersonColumn[] => [
      {
        id: 'person',
        header: () => word('person'),
        columns: [
          { accessorKey: 'first', header: () => word('first') },
          { accessorKey: 'last', header: () => word('last') },
          { accessorKey: 'age', header: () => word('age') },
        ],
      },
      {
        id: 'session',
        header: () => word('session'),
        columns: [
          { accessorKey: 'unit', header: () => word('unit') },
          {
            accessorKey: 'day',
            header: () => word('day'),
            cell: ({ row }) => day(row.original.day),
          },
          {
            accessorKey: 'removedMl',
            header: () => word('removed'),
            cell: ({ row }) => number(row.original.removedMl),
          },
        ],
      },
    ],
    [number, day],
  );
  const table = useTable({ features, columns, data, enableSorting: false });
  const { pageIndex, pageSize } = table.state.pagination;
  return (
    <>
      <StackTable table={table} label="showcase:/tables/react-tables#grouped" />
      <TablePager
        page={pageIndex + 1}
        pageSize={pageSize}
        total={data.length}
        onPage={(page) => table.setPageIndex(page - 1)}
        onPageSize={table.setPageSize}
      />
    </>
  );
}

export { GroupedHeads };
