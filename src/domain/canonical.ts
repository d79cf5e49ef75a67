const isSimple = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** The same with the names of every object in order. */
function inOrder(value: unknown): unknown {
  // Most arrays are the numbers of a year of readings, and need no copy.
  if (Array.isArray(value)) return value.every(isSimple) ? value : value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, own]) => [name, inOrder(own)]));
}

/**
 * JSON that two values share exactly when they say the same. The order in which fields were written does not count, for
 * not every store keeps it, and a field without a value is no field.
 */
export function canonical(value: object): string;
export function canonical(value: unknown): string | undefined;
export function canonical(value: unknown): string | undefined {
  return JSON.stringify(inOrder(value));
}

/** Tells whether two values say the same. Most are textually equal, which is found faster. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);

/** Those of the fields in which two records do not say the same. */
export const changedFields = <Field extends string>(
  fields: readonly Field[],
  before: Readonly<Partial<Record<Field, unknown>>>,
  after: Readonly<Partial<Record<Field, unknown>>>,
): Field[] => fields.filter((field) => !isSameValue(before[field], after[field]));
