import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Medicine } from '@/domain/medicine/medicine';
import { useT } from '@/shared/i18n/text';
import { changedParams } from '@/shared/navigation/listQuery';
import { DataTable } from '@/shared/ui/DataTable';
import type { Column } from '@/shared/ui/tableColumn';
import { useMedicineWords } from '../medicineWords';
import { MedicineStatusWord } from './StandingWord';
import type { MedicineQuery, QueryChange } from './useMedicineQuery';

export function MedicineTable({
  rows,
  query,
  page,
  total,
  onChange,
}: {
  rows: readonly Medicine[];
  query: MedicineQuery;
  page: number;
  total: number;
  onChange: (change: QueryChange) => void;
}) {
  const t = useT();
  const columns = useColumns();
  return (
    <DataTable
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      caption={t('medicines.caption')}
      sort={{ id: query.sort, desc: query.descending }}
      onSort={({ id, desc }) => onChange({ sort: id, dir: desc ? 'desc' : null })}
      page={page}
      pageSize={query.pageSize}
      total={total}
      onPage={(next) => onChange({ page: String(next) })}
      onPageSize={(size) => onChange({ size: String(size) })}
    />
  );
}

function useColumns(): Column<Medicine>[] {
  const t = useT();
  const words = useMedicineWords();
  const { search } = useLocation();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('medicines.name'),
        sortable: true,
        cell: ({ id, name }) => (
          <Link
            to={{
              search: changedParams(new URLSearchParams(search), { medicine: id }, 'medicine').toString(),
            }}
            replace
          >
            <bdi>{name}</bdi>
          </Link>
        ),
      },
      {
        id: 'capacity',
        header: t('medicines.capacity'),
        cell: ({ capacity }) => capacity && words.amount(capacity),
      },
      {
        id: 'form',
        header: t('medicines.formRoute'),
        sortable: true,
        cell: ({ form, route }) =>
          [form && t(`medicines.form_${form}`), route && t(`medicines.route_${route}`)]
            .filter(Boolean)
            .join(', '),
      },
      {
        id: 'ingredients',
        header: t('medicines.ingredients'),
        hideBelow: 'md',
        cell: ({ activeIngredients }) => <bdi>{words.list(activeIngredients)}</bdi>,
      },
      {
        id: 'category',
        header: t('medicines.category'),
        sortable: true,
        hideBelow: 'lg',
        cell: ({ category }) => <bdi>{category}</bdi>,
      },
      {
        id: 'manufacturer',
        header: t('medicines.manufacturer'),
        sortable: true,
        hideBelow: 'lg',
        cell: ({ manufacturer }) => <bdi>{manufacturer}</bdi>,
      },
      {
        id: 'status',
        header: t('medicines.status'),
        sortable: true,
        cell: ({ active }) => <MedicineStatusWord active={active} />,
      },
    ],
    [t, words, search],
  );
}
