const decided = new Set(['version', 'updatedAt']);

/** Text that two values share exactly when their content is equal; key order and absent fields do not count. */
export function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Whether two records say the same, whatever the server noted on them. */
export function sameContent(a: object, b: object): boolean {
  // Most values are textually equal, and this is called ten thousand times when every patient is compared.
  if (JSON.stringify(a) === JSON.stringify(b)) return true;
  const content = (record: object) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => !decided.has(key)));
  return canonical(content(a)) === canonical(content(b));
}
