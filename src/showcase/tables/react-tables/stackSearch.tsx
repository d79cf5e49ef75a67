import { useTable, type ColumnDef } from '@tanstack/react-table';
import { useState } from 'react';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { isLoosely } from './looseMatch';
import { peopleRows, units, type PersonRow } from '../data-tables/peopleRows';
import { features, type Stack } from './stackFeatures';
import { StackTable, word } from './stackTable';
import '../data-tables/dataTables.css';
import './stackTable.css';

const data = [...peopleRows];
type PersonColumn = ColumnDef<Stack, PersonRow>;

const searchColumns: PersonColumn[] = [
  {
    accessorKey: 'last',
    header: () => word('last'),
    filterFn: (row, id, text: string) => isLoosely(String(row.getValue(id)), text),
  },
  { accessorKey: 'first', header: () => word('first') },
  {
    accessorKey: 'unit',
    header: () => word('unit'),
    filterFn: 'equalsString',
  },
  { accessorKey: 'age', header: () => word('age'), filterFn: 'atLeast' },
];

/** A search over everything, a filter of each column’s own kind, and heads that sort. */
function SearchAndSort() {
  const t = useT();
  const [search, setSearch] = useState('');
  const table = useTable({
    features,
    columns: searchColumns,
    data,
    state: { globalFilter: search },
    onGlobalFilterChange: setSearch,
    globalFilterFn: (row, id, text: string) =>
      String(row.getValue(id)).toLocaleLowerCase().includes(text.toLocaleLowerCase()),
    initialState: { pagination: { pageIndex: 0, pageSize: data.length } },
  });
  const filter = (id: string) => ({
    value: String(table.getColumn(id)?.getFilterValue() ?? ''),
    onChange: ({ target }: { target: { value: string } }) =>
      table.getColumn(id)?.setFilterValue(target.value === '' ? undefined : target.value),
  });
  const found = table.getFilteredRowModel().rows.length;
  return (
    <>
      <search className="nd-filters" aria-label={t('showcase:/tables/react-tables#filters')}>
        <Field label={t('showcase:/tables/react-tables#everywhere')} className="">
          {(control) => (
            <input
              {...control}
              type="search"
              className="form-control"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('showcase:/tables/react-tables#loosely')} className="">
          {(control) => <input {...control} type="search" className="form-control" {...filter('last')} />}
        </Field>
        <Field label={t('showcase:/tables/react-tables#unit')} className="">
          {(control) => (
            <select {...control} className="form-select" {...filter('unit')}>
              <option value="">{t('showcase:/tables/react-tables#anyUnit')}</option>
              {units.map((unit) => (
                <option key={unit}>{unit}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('showcase:/tables/react-tables#atLeast')} className="">
          {(control) => (
            <input {...control} type="number" min={18} className="form-control" {...filter('age')} />
          )}
        </Field>
      </search>
      <p role="status">
        <T id="showcase:/tables/react-tables#found" values={{ count: found }} />
      </p>
      <div className="nd-fixed-head">
        <StackTable table={table} label="showcase:/tables/react-tables#searching" />
      </div>
    </>
  );
}

export { SearchAndSort };
