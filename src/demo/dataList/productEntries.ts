import type { Resolver } from 'react-hook-form';
import type { MessageId } from '@/locales';
import type { Product } from '@/shared/demonstration/products';
import type { NumberEntry } from '@/shared/forms/NumberField';
import type { ProductDraft } from './calls';
import { orderStates } from './words';

export interface ProductEntries {
  name: string;
  category: string;
  popularity: NumberEntry;
  status: string;
  price: NumberEntry;
  img: string;
}

const MOST_POPULAR = 100;
const HIGHEST_PRICE = 1_000_000;

/** What the form holds; a new one is pending and about sound. */
export const entriesOf = (product: Product | null): ProductEntries => ({
  name: product?.name ?? '',
  category: product?.category ?? 'Audio',
  popularity: product?.popularity.popValue ?? null,
  status: product?.order_status ?? 'pending',
  price: product?.price ?? null,
  img: product?.img ?? '',
});

const numberProblem = (entry: NumberEntry, most: number, beyond: MessageId): MessageId | undefined => {
  if (entry === null) return 'validation.required';
  if (typeof entry === 'string') return 'validation.number';
  return entry < 0 || entry > most ? beyond : undefined;
};

/** What is wrong with the fields, by field. */
function productProblems({ name, popularity, price }: ProductEntries) {
  const problems: Partial<Record<keyof ProductEntries, MessageId | undefined>> = {
    name: name.trim() === '' ? 'validation.required' : undefined,
    popularity: numberProblem(popularity, MOST_POPULAR, 'dataList.popularityRange'),
    price: numberProblem(price, HIGHEST_PRICE, 'dataList.priceRange'),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, message]) =>
      message === undefined ? [] : [[field, { type: 'wrong', message }]],
    ),
  );
}

export const resolver: Resolver<ProductEntries> = (entries) => {
  const errors = productProblems(entries);
  return Object.keys(errors).length === 0 ? { values: entries, errors: {} } : { values: {}, errors };
};

const statusOf = (text: string): Product['order_status'] =>
  (Object.keys(orderStates) as Product['order_status'][]).find((known) => known === text) ?? 'pending';

export const draftFrom = ({
  name,
  category,
  popularity,
  status,
  price,
  img,
}: ProductEntries): ProductDraft => ({
  name: name.trim(),
  category,
  popularity: { popValue: Number(popularity) },
  order_status: statusOf(status),
  price: Number(price),
  img,
});
