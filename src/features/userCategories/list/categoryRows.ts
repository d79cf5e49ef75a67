import { categoryTypes, type UserCategory } from '@/domain/category/userCategory';
import { defineList, type FiltersOf, type SortKeyOf } from '@/shared/list/defineList';

export const states = ['active', 'archived'] as const;
export type CategoryState = (typeof states)[number];

/** A category with how many patients are in it; null while, or where, that is not known. */
export interface CategoryRow {
  category: UserCategory;
  patients: number | null;
}

export const stateOf = ({ archived }: Pick<UserCategory, 'archived'>): CategoryState =>
  archived ? 'archived' : 'active';

/** Each category with its patients. @param codes of the category of every patient, or null */
export function rowsOf(
  all: readonly UserCategory[],
  codes: readonly (string | null)[] | null,
): CategoryRow[] {
  const counts = new Map<string | null, number>();
  for (const code of codes ?? []) counts.set(code, (counts.get(code) ?? 0) + 1);
  return all.map((category) => ({ category, patients: codes ? (counts.get(category.code) ?? 0) : null }));
}

/** The list of categories as its address names it. */
export const categoryList = defineList({
  filters: { type: categoryTypes, state: states },
  sort: ['state', 'name', 'type', 'code', 'patients'],
  ties: ['state', 'name'],
  defaults: { sort: 'state' },
  open: 'category',
});

export const categoryReading = {
  text: ({ category }: CategoryRow): string =>
    `${category.name} ${category.code} ${category.description ?? ''}`,

  matches: ({ category }: CategoryRow, { type, state }: FiltersOf<typeof categoryList>): boolean =>
    (type === '' || category.type === type) && (state === '' || stateOf(category) === state),

  sortValue: (
    { category, patients }: CategoryRow,
    key: SortKeyOf<typeof categoryList>,
  ): string | number | null => {
    switch (key) {
      // Those that are open come first.
      case 'state':
        return states.indexOf(stateOf(category));
      case 'type':
        return category.type === 'unknown' ? null : categoryTypes.indexOf(category.type);
      case 'code':
        return category.code;
      // The most first.
      case 'patients':
        return patients && -patients;
      case 'name':
        return category.name;
    }
  },
};
