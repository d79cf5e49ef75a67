import * as z from 'zod/mini';

/** Ids of our own backend are texts; another host may count. */
const idSchema = z.union([z.string(), z.number()]);

const pageShape = {
  id: idSchema,
  /** Unique, and fit for an element's id. */
  target: z.string(),
  /** A message id of ours, or words to be shown as they are. */
  title: z.string(),
  /** A path of this application. */
  link: z.string(),
  /** The name of an icon of the menu; another one is shown as a plain page. */
  icon: z.string(),
};

/** A page that can be a bookmark, and whether it is one (specification 3.4). */
export const bookmarkSchema = z.object({ ...pageShape, starred: z.boolean() });
export type Bookmark = z.infer<typeof bookmarkSchema>;

/** An item that the search of the bar offers in one group (specification 3.4): a page, a file or a contact. */
export const searchItemSchema = z.object({
  ...z.partial(z.object(pageShape)).shape,
  title: z.string(),
  by: z.optional(z.string()),
  /** Bytes, or words to be shown as they are. */
  size: z.optional(z.union([z.number(), z.string()])),
  /** Address of a document. */
  file: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Address of a picture. */
  img: z.optional(z.string()),
  /** An ISO date, or words to be shown as they are. */
  date: z.optional(z.string()),
});
export type SearchItem = z.infer<typeof searchItemSchema>;

export const searchGroupSchema = z.object({
  groupTitle: z.string(),
  /** The largest number of hits that are shown. */
  searchLimit: z.number(),
  data: z.array(searchItemSchema),
});
export type SearchGroup = z.infer<typeof searchGroupSchema>;

/** Answers `GET main-search/data`. */
export const mainSearchSchema = z.object({ searchResult: z.array(searchGroupSchema) });
/** Answers `GET search/bookmarks/data`. */
export const bookmarkSearchSchema = z.object({ searchResult: z.array(bookmarkSchema) });
/** Sent with `POST update/bookmarks`: the row as it was before; `starred` becomes the opposite of what is sent. */
export const bookmarkUpdateSchema = z.object({ obj: z.object({ id: idSchema, starred: z.boolean() }) });
