import { fold } from '@/domain/fold';
import { medicineForms, type Medicine } from '@/domain/medicine/medicine';
import { defineList, type FiltersOf, type SortKeyOf } from '@/shared/list/defineList';

export const medicineStatuses = ['active', 'inactive'] as const;
export type MedicineStatus = (typeof medicineStatuses)[number];

export const standingOf = ({ active }: Pick<Medicine, 'active'>): MedicineStatus =>
  active ? 'active' : 'inactive';

/** The catalogue as its address names it. */
export const medicineList = defineList({
  filters: { category: 'text', form: medicineForms, status: medicineStatuses },
  sort: ['name', 'form', 'category', 'manufacturer', 'status'],
  ties: ['name'],
  defaults: { sort: 'name' },
  open: 'medicine',
});

export const medicineReading = {
  text: ({ name, manufacturer, category, description, activeIngredients }: Medicine): string =>
    [name, manufacturer, category, description, ...activeIngredients].filter(Boolean).join(' '),

  matches: (row: Medicine, { category, form, status }: FiltersOf<typeof medicineList>): boolean =>
    (category === '' || row.category === category) &&
    (form === '' || row.form === form) &&
    (status === '' || standingOf(row) === status),

  sortValue: (row: Medicine, key: SortKeyOf<typeof medicineList>): string | null => {
    switch (key) {
      // Of the same name the smaller capacity comes first.
      case 'name':
        return `${row.name} ${row.capacity?.value ?? ''}`;
      case 'form':
        return row.form ?? null;
      case 'category':
        return row.category ?? null;
      case 'manufacturer':
        return row.manufacturer ?? null;
      case 'status':
        return standingOf(row);
    }
  },
};

/** Every category in use, each once, by name. */
export const categoriesOf = (rows: readonly Medicine[]): string[] =>
  [...new Set(rows.flatMap(({ category }) => category ?? []))].toSorted((a, b) => a.localeCompare(b));

type Named = Pick<Medicine, 'id' | 'name' | 'manufacturer' | 'capacity'>;

/** Another medicine of the same name, capacity and manufacturer, however it is spelt. */
export function sameAs(medicine: Named, rows: readonly Medicine[]): Medicine | undefined {
  const sign = ({ name, manufacturer = '', capacity }: Omit<Named, 'id'>) =>
    JSON.stringify([fold(name.trim()), fold(manufacturer.trim()), capacity?.value, capacity?.unit]);
  if (medicine.name.trim() === '') return undefined;
  return rows.find((row) => row.id !== medicine.id && sign(row) === sign(medicine));
}
