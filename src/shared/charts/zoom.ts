import type { Stretch } from './chartSpec';

/** No closer than this: single readings stand minutes apart. */
const CLOSEST_MS = 3_600_000;

/** A stretch of the same length, moved into the whole one. */
function within({ from, to }: Stretch, whole: Stretch): Stretch {
  const length = Math.min(to - from, whole.to - whole.from);
  const start = Math.min(Math.max(from, whole.from), whole.to - length);
  return { from: start, to: start + length };
}

/**
 * A stretch `factor` times as long, never beyond the whole one and never shorter than an hour.
 * @param at the instant that stays where it is, epoch ms
 */
export function zoomed(shown: Stretch, whole: Stretch, factor: number, at: number): Stretch {
  const length = Math.max(CLOSEST_MS, (shown.to - shown.from) * factor);
  const share = (at - shown.from) / (shown.to - shown.from);
  const from = at - length * share;
  return within({ from, to: from + length }, whole);
}

/**
 * Gives the stretch that the user chose of the whole: at least an hour around its middle, so that a reading can be
 * told from the next.
 */
export function chosenOf({ from, to }: Stretch, whole: Stretch): Stretch {
  const length = Math.max(CLOSEST_MS, to - from);
  const start = (from + to - length) / 2;
  return within({ from: start, to: start + length }, whole);
}

/** The stretch moved by a share of its own length; negative shares lead to earlier times. */
export function panned(shown: Stretch, whole: Stretch, share: number): Stretch {
  const by = (shown.to - shown.from) * share;
  return within({ from: shown.from + by, to: shown.to + by }, whole);
}

/** The stretch moved so far that an instant lies within it. */
export function reaching(shown: Stretch, whole: Stretch, at: number): Stretch {
  if (at >= shown.from && at < shown.to) return shown;
  const half = (shown.to - shown.from) / 2;
  return within({ from: at - half, to: at + half }, whole);
}

export const isWhole = (shown: Stretch, whole: Stretch): boolean =>
  shown.from <= whole.from && shown.to >= whole.to;
