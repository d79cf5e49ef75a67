/**
 * Text that two values share exactly when they say the same. The order in which fields were written does not count, for
 * not every store keeps it, and a field without a value is no field.
 */
export function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Whether two values say the same. Most are textually equal, which is found faster. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);
