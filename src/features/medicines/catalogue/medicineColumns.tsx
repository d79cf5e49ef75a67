import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Medicine } from '@/domain/medicine/medicine';
import { useT } from '@/shared/i18n/text';
import type { Column } from '@/shared/ui/table/tableColumn';
import { useMedicineWords } from '../medicineWords';
import { MedicineStatusWord } from './StandingWord';

/** What the catalogue says of each medicine. */
export function useMedicineColumns(searchFor: (id: string) => string): Column<Medicine>[] {
  const t = useT();
  const words = useMedicineWords();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('medicines.name'),
        sortable: true,
        cell: ({ id, name }) => (
          <Link to={{ search: searchFor(id) }}>
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
    [t, words, searchFor],
  );
}
