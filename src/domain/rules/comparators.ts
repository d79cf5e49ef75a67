/** `below` <, `atMost` <=, `above` >, `atLeast` >=; `between` and `outside` have two limits, both inside the band. */
export const comparators = ['below', 'atMost', 'above', 'atLeast', 'between', 'outside'] as const;

export type Comparator = (typeof comparators)[number];
