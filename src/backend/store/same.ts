import { canonical } from '@/domain/canonical';

const decided = new Set(['version', 'updatedAt']);

/** Tells whether two records say the same, whatever the server noted on them. */
export function sameContent(a: object, b: object): boolean {
  // Most values are textually equal, and this is called ten thousand times when every patient is compared.
  if (JSON.stringify(a) === JSON.stringify(b)) return true;
  const content = (record: object) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => !decided.has(key)));
  return canonical(content(a)) === canonical(content(b));
}
