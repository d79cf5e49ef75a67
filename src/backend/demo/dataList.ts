import * as z from 'zod/mini';
import {
  productAdditionSchema,
  productDeletionSchema,
  productDeletionsSchema,
  productUpdateSchema,
  type Popularity,
  type Product,
} from '@/shared/demonstration/products';
import { changed, named, understood, type Answers } from './calls';
import { popularityOf } from './popularity';
import { sampleProducts } from './sample/products';

/** Rows of a page where none is named (specification 9). */
const PER_PAGE = 4;

/** A query is text on the wire, and a number as a client of this page hands it over. */
const countSchema = z.optional(z.union([z.int(), z.string().check(z.regex(/^\d{1,6}$/))]));
const pageSchema = z.object({ page: countSchema, perPage: countSchema });
const countingSchema = z.int().check(z.positive());

const fresh = (popularity: { popValue: unknown } | undefined): Popularity =>
  popularityOf(popularity?.popValue);

/** The calls of the data list (specification 7). */
export function dataListCalls() {
  let products: readonly Product[] = sampleProducts();
  const remove = (ids: number[]) => {
    const gone = named(products, ids);
    products = products.filter((product) => !gone.has(product));
  };
  return {
    '/datalist/initial-data': () => [200, products],
    '/datalist/data'(query: unknown) {
      const asked = understood(pageSchema, query);
      const page = understood(countingSchema, Number(asked.page ?? 1));
      const perPage = understood(countingSchema, Number(asked.perPage ?? PER_PAGE));
      const data = products.slice((page - 1) * perPage, page * perPage);
      return [200, { data, totalPages: Math.ceil(products.length / perPage) }];
    },
    '/datalist/update-data'(body: unknown) {
      const { obj } = understood(productUpdateSchema, body);
      const { popularity, ...rest } = obj;
      products = changed(products, [obj.id], () => ({
        ...rest,
        ...(popularity && { popularity: fresh(popularity) }),
      }));
      return [200];
    },
    '/datalist/add-data'(body: unknown) {
      const { obj } = understood(productAdditionSchema, body);
      // A new one stands first, so that the last id given is the highest.
      const id = Math.max(0, ...products.map((product) => product.id)) + 1;
      products = [{ img: '', ...obj, id, popularity: fresh(obj.popularity) }, ...products];
      return [200];
    },
    '/datalist/delete-data'(body: unknown) {
      remove([understood(productDeletionSchema, body).obj.id]);
      return [200];
    },
    '/datalist/delete-selected'(body: unknown) {
      remove(understood(productDeletionsSchema, body).arr.map(({ id }) => id));
      return [200];
    },
  } satisfies Answers;
}
