import { useMemo } from 'react';
import { categories } from '@/features/userCategories/slice';
import { useEntities } from '@/shared/store/useEntities';

/** The names of the user categories by code. */
export function useCategories(): Readonly<Record<string, string>> {
  const { rows } = useEntities(categories);
  return useMemo(() => Object.fromEntries(rows.map(({ code, name }) => [code, name])), [rows]);
}
