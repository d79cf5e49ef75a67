/** Mixes integers into one of 32 well spread bits: the finaliser of MurmurHash3 over a running product. */
function mix(...parts: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}

/** The same number in [0, 1) for the same integers, on every machine. */
export const share = (...parts: readonly number[]): number => mix(...parts) / 2 ** 32;

/** The same number in [-1, 1) for the same integers, on every machine. */
export const noise = (...parts: readonly number[]): number => share(...parts) * 2 - 1;

/** One of a list, always the same for the same integers. */
export function pick<T>(list: readonly [T, ...T[]], ...parts: readonly number[]): T {
  return list[mix(...parts) % list.length] ?? list[0];
}
