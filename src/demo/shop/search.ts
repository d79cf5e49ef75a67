import { oneOf, readPaging } from '@/shared/navigation/listQuery';
import { brands, categories, type Brand, type Category, type Product } from './catalogue/product';

/** Where the sliders of the price end, whole euros; their end means "and more". */
export const DEAREST = 500;
/** How many products on a page. */
export const PAGE_SIZE = 12;
/** At least this number of stars. */
export const ratings = [4, 3, 2, 1] as const;
export const orders = ['featured', 'lowest', 'highest'] as const;
export type Order = (typeof orders)[number];

export interface Wanted {
  q: string;
  /** Whole euros, both ends included. */
  min: number;
  /** Null for no limit. */
  max: number | null;
  category: Category | '';
  brands: readonly Brand[];
  /** 0 for any. */
  rating: number;
  order: Order;
  isList: boolean;
  page: number;
}

/** The ranges of price that can be had with one click, each as the sliders say it. */
export const priceRanges = [
  { id: 'all', min: 0, max: null },
  { id: 'to10', min: 0, max: 10 },
  { id: 'to100', min: 10, max: 100 },
  { id: 'to500', min: 100, max: 500 },
  { id: 'from500', min: 500, max: null },
] as const;

function euros(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** What the address asks for; whatever is not understood becomes its default. */
export function readWanted(params: URLSearchParams): Wanted {
  const { q, page } = readPaging(params);
  const [min, max] = [euros(params.get('min')) ?? 0, euros(params.get('max'))];
  const named = (params.get('brand') ?? '').split(',');
  const isTurned = max !== null && max < min;
  return {
    q,
    min: isTurned ? max : min,
    max: isTurned ? min : max,
    category: oneOf(categories, params.get('category')),
    brands: brands.filter((brand) => named.includes(brand)),
    rating: ratings.find((stars) => String(stars) === params.get('rating')) ?? 0,
    order: oneOf(orders, params.get('sort')) || 'featured',
    isList: params.get('view') === 'list',
    page,
  };
}

const asked = {
  text: ({ name, brand, description }: Product, { q }: Wanted) =>
    `${name}\n${brand}\n${description}`.toLowerCase().includes(q.trim().toLowerCase()),
  price: ({ price }: Product, { min, max }: Wanted) =>
    price >= min * 100 && (max === null || price <= max * 100),
  category: (product: Product, { category }: Wanted) => category === '' || product.category === category,
  brand: (product: Product, wanted: Wanted) =>
    wanted.brands.length === 0 || wanted.brands.includes(product.brand),
  rating: (product: Product, { rating }: Wanted) => product.rating >= rating,
};
type Question = keyof typeof asked;

/**
 * Whether a product is one of those asked for.
 * @param except a question left open: what its other answers would give
 */
function isWanted(product: Product, wanted: Wanted, except?: Question): boolean {
  return Object.entries(asked).every(([question, holds]) => question === except || holds(product, wanted));
}

/** The products asked for, in the order asked for; equal prices stay as the catalogue has them. */
export function found(products: readonly Product[], wanted: Wanted): Product[] {
  const rows = products.filter((product) => isWanted(product, wanted));
  if (wanted.order === 'featured') return rows;
  const sign = wanted.order === 'lowest' ? 1 : -1;
  return rows.sort((one, other) => sign * (one.price - other.price));
}

/** How many products an answer to a question would give, all other questions as they are. */
export function counted(products: readonly Product[], wanted: Wanted, question: Question) {
  const open = products.filter((product) => isWanted(product, wanted, question));
  return (holds: (product: Product) => boolean): number => open.filter(holds).length;
}

/** Whether anything narrows the list: order and look do not. */
export const isNarrowed = ({ q, min, max, category, brands: named, rating }: Wanted): boolean =>
  q !== '' || min > 0 || max !== null || category !== '' || named.length > 0 || rating > 0;
