/** Index of the first value not below `bound` in ascending values; their count where there is none. */
export function lowerBound(ascending: ArrayLike<number>, bound: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const half = (low + high) >>> 1;
    if ((ascending[half] ?? 0) < bound) low = half + 1;
    else high = half;
  }
  return low;
}
