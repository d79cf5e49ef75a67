import type { Product } from '@/shared/demonstration/products';
import { sortFrom } from '../lists/sorting';
import type { Sort } from '@/shared/ui/table/tableColumn';

export const perPageSizes = [4, 10, 15, 20] as const;
const columns = ['name', 'category', 'popularity', 'status', 'price'] as const;
export type ColumnId = (typeof columns)[number];

export interface ProductQuery {
  page: number;
  perPage: number;
  q: string;
  sort: Sort | null;
  inArchive: boolean;
}

/** The state of the list that its address names; what is not understood becomes what is usual (specification 9). */
export function readQuery(params: URLSearchParams): ProductQuery {
  const page = Number(params.get('page') ?? '1');
  const size = Number(params.get('perPage'));
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page < 100_000 ? page : 1,
    perPage: perPageSizes.find((known) => known === size) ?? 4,
    q: (params.get('q') ?? '').slice(0, 200),
    sort: sortFrom(params.get('sort'), columns),
    inArchive: params.get('show') === 'archived',
  };
}

/** What a cell says, and what it is sorted by. */
export type ProductTexts = (product: Product) => Record<ColumnId, string | number> & { shownPrice: string };

/** Whether a product is looked for: by a part of its name, its category, its price or its status, whatever the case. */
export function isWanted(texts: ReturnType<ProductTexts>, wanted: string): boolean {
  const part = wanted.trim().toLowerCase();
  const { name, category, price, shownPrice, status } = texts;
  return [name, category, price, shownPrice, status].some((text) =>
    String(text).toLowerCase().includes(part),
  );
}
