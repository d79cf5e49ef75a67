import * as z from 'zod/mini';

const orderStatusSchema = z.enum(['on hold', 'delivered', 'canceled', 'pending']);
const popularitySchema = z.object({
  /** 0 to 100; more is possible. */
  popValue: z.number(),
  color: z.enum(['success', 'primary', 'warning', 'danger']),
});
export type Popularity = z.infer<typeof popularitySchema>;

/** A row of the data list (specification 3.5). */
export const productSchema = z.object({
  id: z.int(),
  order_status: orderStatusSchema,
  name: z.string(),
  category: z.string(),
  price: z.number(),
  popularity: popularitySchema,
  /** Address of the picture; empty without one. */
  img: z.string(),
});
export type Product = z.infer<typeof productSchema>;

/** Answers `GET datalist/data`. */
export const productPageSchema = z.object({ data: z.array(productSchema), totalPages: z.int() });

/** Reads an amount: what is typed into a number field arrives as a number or as its text. */
const amountSchema = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\s*\d+(\.\d+)?\s*$/))]),
  z.pipe(
    z.transform((amount: number | string) => Number(amount)),
    z.number().check(z.nonnegative()),
  ),
);
const writtenSchema = z.object({
  order_status: orderStatusSchema,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  category: z.string().check(z.minLength(1), z.maxLength(100)),
  price: amountSchema,
  /** The colour is given by the value, whatever was sent; a value that is none counts as 0. */
  popularity: z.optional(z.object({ popValue: z.unknown() })),
  img: z.optional(z.string()),
});
/** Sent with `POST datalist/add-data`. */
export const productAdditionSchema = z.object({ obj: writtenSchema });
/** Sent with `POST datalist/update-data`; what is absent stays as it is. */
export const productUpdateSchema = z.object({
  obj: z.extend(z.partial(writtenSchema), { id: z.int() }),
});

const namedSchema = z.object({ id: z.int() });
/** Sent with `POST datalist/delete-data`. */
export const productDeletionSchema = z.object({ obj: namedSchema });
/** Sent with `POST datalist/delete-selected`. */
export const productDeletionsSchema = z.object({ arr: z.array(namedSchema) });
