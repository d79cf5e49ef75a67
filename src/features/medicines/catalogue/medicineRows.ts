import { fold } from '@/domain/fold';
import { medicineForms, type Medicine } from '@/domain/medicine/medicine';

export const sortKeys = ['name', 'form', 'category', 'manufacturer', 'status'] as const;
export type SortKey = (typeof sortKeys)[number];
export const medicineStatuses = ['active', 'inactive'] as const;
export type MedicineStatus = (typeof medicineStatuses)[number];

export interface MedicineFilters {
  q: string;
  category: string;
  form: (typeof medicineForms)[number] | '';
  status: MedicineStatus | '';
}

export const standingOf = ({ active }: Pick<Medicine, 'active'>): MedicineStatus =>
  active ? 'active' : 'inactive';

/** Medicines that satisfy every filter; each word is looked for in everything that names them. */
export function filterMedicines(rows: readonly Medicine[], filters: MedicineFilters): Medicine[] {
  const { q, category, form, status } = filters;
  const words = fold(q).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const named = [row.name, row.manufacturer, row.category, row.description, ...row.activeIngredients];
    const haystack = fold(named.filter(Boolean).join(' '));
    return (
      (category === '' || row.category === category) &&
      (form === '' || row.form === form) &&
      (status === '' || standingOf(row) === status) &&
      words.every((word) => haystack.includes(word))
    );
  });
}

const keyOf = (row: Medicine, key: SortKey): string => {
  switch (key) {
    case 'name':
      return row.name;
    case 'form':
      return row.form ?? '';
    case 'category':
      return row.category ?? '';
    case 'manufacturer':
      return row.manufacturer ?? '';
    case 'status':
      return standingOf(row);
  }
};

/** In the order asked for, then by name and the smaller capacity; what has nothing there comes last. */
export function sortMedicines(rows: readonly Medicine[], key: SortKey, descending: boolean): Medicine[] {
  const sign = descending ? -1 : 1;
  const byName = (a: Medicine, b: Medicine) =>
    a.name.localeCompare(b.name) ||
    (a.capacity?.value ?? 0) - (b.capacity?.value ?? 0) ||
    a.id.localeCompare(b.id);
  return rows.toSorted((a, b) => {
    const [one, other] = [keyOf(a, key), keyOf(b, key)];
    if (one === other) return byName(a, b);
    if (one === '' || other === '') return one === '' ? 1 : -1;
    return sign * one.localeCompare(other);
  });
}

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
