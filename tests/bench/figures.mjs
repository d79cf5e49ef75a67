// How figures are summed up and printed.
import { loadavg } from 'node:os';

/** The median and the whole spread, rounded to `decimals`. */
export function spread(values, decimals = 0) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const median = sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
  const text = (value) => value.toFixed(decimals);
  return { median, text: `${text(median)} (${text(sorted[0])} to ${text(sorted.at(-1))})` };
}

/** The value that `share` of all values do not exceed. */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

export const print = (what, figure, target) =>
  console.log(`${what.padEnd(58)} ${figure.padStart(24)}   ${target ?? ''}`.trimEnd());

/** How many programs want a processor, by the last minute and the last quarter of an hour; Windows does not say. */
export const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .filter((_, index) => index !== 1)
    .join(' and ');
