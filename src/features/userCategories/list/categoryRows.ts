import { fold } from '@/domain/fold';
import { categoryTypes, type CategoryType, type UserCategory } from '@/domain/category/userCategory';

export const sortKeys = ['state', 'name', 'type', 'code', 'patients'] as const;
export type SortKey = (typeof sortKeys)[number];
export const states = ['active', 'archived'] as const;
export type CategoryState = (typeof states)[number];

export interface CategoryFilters {
  q: string;
  type: CategoryType | '';
  state: CategoryState | '';
}

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

/** Categories that satisfy every filter; each word is looked for in name, code and description. */
export function filterCategories(
  rows: readonly CategoryRow[],
  { q, type, state }: CategoryFilters,
): CategoryRow[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return rows.filter(({ category }) => {
    const haystack = fold(`${category.name} ${category.code} ${category.description ?? ''}`);
    return (
      (type === '' || category.type === type) &&
      (state === '' || stateOf(category) === state) &&
      words.every((word) => haystack.includes(word))
    );
  });
}

const typeRank = ({ category: { type } }: CategoryRow): number =>
  type === 'unknown' ? categoryTypes.length : categoryTypes.indexOf(type);

function compare(a: CategoryRow, b: CategoryRow, key: SortKey): number {
  switch (key) {
    case 'state':
      return states.indexOf(stateOf(a.category)) - states.indexOf(stateOf(b.category));
    case 'type':
      return typeRank(a) - typeRank(b);
    case 'code':
      return a.category.code.localeCompare(b.category.code);
    case 'patients':
      return (b.patients ?? 0) - (a.patients ?? 0);
    case 'name':
      return a.category.name.localeCompare(b.category.name);
  }
}

/** Categories in the order asked for; ties with those that are open first, then by name. */
export function sortCategories(
  rows: readonly CategoryRow[],
  key: SortKey,
  descending: boolean,
): CategoryRow[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted(
    (a, b) =>
      sign * compare(a, b, key) ||
      compare(a, b, 'state') ||
      compare(a, b, 'name') ||
      a.category.id.localeCompare(b.category.id),
  );
}
