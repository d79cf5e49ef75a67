import * as z from 'zod/mini';
import { demo } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';
import { productPageSchema, productSchema, type Product } from '@/shared/demonstration/products';

const productsSchema = z.array(productSchema);

/** What of a product is written: the colour of its popularity is the host's to say. */
export type ProductDraft = Omit<Product, 'id' | 'popularity'> & { popularity: { popValue: number } };

export interface PageWanted {
  page: number;
  perPage: number;
}

/** One page of the list, and all of it: the page says neither how many there are nor what else could be found. */
export async function fetchProducts(wanted: PageWanted, signal: AbortSignal) {
  const [all, page] = await Promise.all([
    demo.get('/datalist/initial-data', { signal }),
    demo.get('/datalist/data', { params: wanted, signal }),
  ]);
  return { all: parseAnswer(all, productsSchema), page: parseAnswer(page, productPageSchema).data };
}

export async function addProduct(obj: ProductDraft): Promise<void> {
  await demo.post('/datalist/add-data', { obj });
}

export async function updateProduct(id: number, draft: ProductDraft): Promise<void> {
  await demo.post('/datalist/update-data', { obj: { ...draft, id } });
}

/** One is deleted by its own call, several by another. */
export async function deleteProducts(products: readonly Product[]): Promise<void> {
  const named = products.map(({ id }) => ({ id }));
  if (named.length === 1) await demo.post('/datalist/delete-data', { obj: named[0] });
  else await demo.post('/datalist/delete-selected', { arr: named });
}
