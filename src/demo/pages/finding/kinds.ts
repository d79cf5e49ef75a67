/** Those in sight, and those in the menu beside them. */
export const mainKinds = ['image', 'video', 'map', 'news'] as const;

export const moreKinds = ['article', 'question'] as const;

export const kinds = [...mainKinds, ...moreKinds] as const;

export type Kind = (typeof kinds)[number];

export interface Found {
  id: string;
  kind: Kind;
  title: string;
  text: string;
  daysAgo: number;
  /** Of its drawn picture, where it has one. */
  seed?: number;
  to?: string;
}
