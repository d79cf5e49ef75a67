import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { UserCategory } from '@/domain/category/userCategory';
import { categories } from '@/features/userCategories/slice';

/** The categories by code. */
export function useCategories(): ReadonlyMap<string, UserCategory> {
  const known = useSelector(categories.selectAll);
  return useMemo(() => new Map(known.map((category) => [category.code, category])), [known]);
}

/** The name of a category by its code; the code where it is not known. */
export function useCategoryName(): (code: string | null) => string | null {
  const known = useCategories();
  return useCallback((code) => (code === null ? null : (known.get(code)?.name ?? code)), [known]);
}
