/** The list with one thing taken out of its place and put into another. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const taken = list.filter((_, place) => place !== from);
  return taken.toSpliced(to, 0, ...list.slice(from, from + 1));
}
