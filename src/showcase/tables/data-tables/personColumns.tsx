import { useMemo } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import type { Column, Sort } from '@/shared/ui/table/tableColumn';
import { fullName, type PersonRow } from './peopleRows';

const tones = { stable: 'success', watched: 'warning', urgent: 'danger' } as const;

/** A word with its colour; the colour alone says nothing. */
export function StateBadge({ state }: Pick<PersonRow, 'state'>) {
  return (
    <span className={`badge text-${tones[state]} bg-${tones[state]}-subtle`}>
      <T id={`showcase:/tables/data-tables#${state}`} />
    </span>
  );
}

/** The columns of most of the examples: the first names the row. */
export function usePersonColumns(): Column<PersonRow>[] {
  const t = useT();
  const { number, day } = useFormats();
  return useMemo(
    () => [
      {
        id: 'last',
        header: t('showcase:/tables/data-tables#name'),
        cell: (row) => fullName(row),
        sortable: true,
      },
      {
        id: 'unit',
        header: t('showcase:/tables/data-tables#unit'),
        cell: ({ unit }) => unit,
        sortable: true,
      },
      { id: 'day', header: t('showcase:/tables/data-tables#day'), cell: (row) => day(row.day) },
      {
        id: 'removedMl',
        header: t('showcase:/tables/data-tables#removed'),
        cell: ({ removedMl }) => number(removedMl),
        sortable: true,
        align: 'end',
      },
    ],
    [t, number, day],
  );
}

/** The rows in the order of a column; its id is the name of the field. */
export function sorted(rows: readonly PersonRow[], sort: Sort | null): readonly PersonRow[] {
  if (!sort) return rows;
  const turn = sort.desc ? -1 : 1;
  const key = sort.id as keyof PersonRow;
  return rows.toSorted((a, b) => {
    const [left, right] = [a[key], b[key]];
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : String(left).localeCompare(String(right));
    return turn * order;
  });
}
