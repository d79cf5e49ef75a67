/** Messages of one millisecond that can be told apart. */
const PER_MS = 1000;
let last = 0;

/**
 * The place of a message among others, by when it was written: nobody has to read the last one for it. Two servers
 * hardly ever draw the same within a millisecond; the table refuses the second, which draws again.
 * @param now epoch ms
 */
export function nextOrder(now: number): number {
  last = Math.max(last + 1, now * PER_MS + Math.floor(Math.random() * PER_MS));
  return last;
}
