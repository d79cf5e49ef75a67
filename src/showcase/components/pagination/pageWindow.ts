/**
 * The pages that are named in a strip of them: both ends, the current one and its neighbours. `null` stands where some
 * are left out; a single one never is, for its number takes no more room than the gap.
 */
export function namedPages(page: number, count: number, around = 1): (number | null)[] {
  const named = Array.from({ length: count }, (_, place) => place + 1).filter(
    (one) => one === 1 || one === count || Math.abs(one - page) <= around,
  );
  return named.flatMap((one, place) => {
    const before = named[place - 1] ?? 0;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [null, one] : [one];
  });
}
