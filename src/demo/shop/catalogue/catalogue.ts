import { brands, categories, colours, type Product } from './product';
import { goods } from './goods';

/**
 * The goods of the shop. No call answers with them (specification 7): the rows of the data list have neither words nor
 * ratings nor stock, and change under the hands of the person who works there, so the shop has a catalogue of its own. What the
 * goods do not say follows from their place, the same at every load.
 */
const EACH = 6;

/** In turn one of each category, so that the first page shows something of everything. */
export const catalogue: readonly Product[] = Array.from({ length: EACH }, (_, place) =>
  categories.flatMap((category) =>
    goods[category].slice(place, place + 1).map((row) => ({ category, place, row })),
  ),
)
  .flat()
  .map(({ category, place, row: [name, price, description] }, index) => {
    const id = index + 1;
    const [first, ...others] = Array.from(
      { length: 2 + (index % 5) },
      (_, step) => colours[(index + 2 * place + step) % colours.length] ?? 'ink',
    );
    return {
      id,
      name,
      description,
      category,
      brand: brands[(index * 3 + Math.floor(index / brands.length)) % brands.length] ?? brands[0],
      price,
      rating: (24 + ((id * 37) % 27)) / 10,
      ratings: 7 + ((id * 53) % 412),
      // One of them is sold out.
      stock: (id * 17) % 41,
      days: 1 + ((id * 5) % 6),
      colours: [first ?? 'ink', ...others],
    };
  });

export const productOf = (id: number): Product | undefined => catalogue.find((one) => one.id === id);

/** What else somebody may look at: of the same category first, then of the same maker. */
export function relatedTo({ id, category, brand }: Product, count: number): Product[] {
  const others = catalogue.filter((one) => one.id !== id);
  const near = others.filter((one) => one.category === category);
  return [...near, ...others.filter((one) => one.category !== category && one.brand === brand)].slice(
    0,
    count,
  );
}
