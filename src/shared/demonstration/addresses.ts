import * as z from 'zod/mini';

/** A row of the grid of contacts. */
const addressSchema = z.object({
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  state: z.string(),
  zip: z.number(),
  phone: z.string(),
  fax: z.string(),
  email: z.string(),
  web: z.string(),
  followers: z.number(),
});
export type Address = z.infer<typeof addressSchema>;

/** Answers `GET aggrid/data`. */
export const addressesSchema = z.object({ data: z.array(addressSchema) });
