import { MOST_ML, type PlanBody } from '../plan';

/** The steps from a formula's value to the total of a day. */
export interface TotalSteps {
  rawMl: number;
  /** The value kept within the plan's bounds, mL, where it lay outside of them. */
  kept?: { at: 'min' | 'max'; ml: number };
  /** Which way it was rounded; `within` where the safe way would have left the bounds. */
  rounded?: 'down' | 'up' | 'within';
  ml: number;
}

/**
 * Tells how a total came about, for people to follow.
 * @param rawMl what the formula gave, mL
 * @param ml the total that was given, mL
 * @param safe the way that never rounds into the unsafe side: a limit down, a target up
 */
export function totalSteps(
  { clampMinMl = 0, clampMaxMl = MOST_ML }: Pick<PlanBody, 'clampMinMl' | 'clampMaxMl'>,
  rawMl: number,
  ml: number,
  safe: 'down' | 'up',
): TotalSteps {
  const bounded = Math.min(Math.max(rawMl, clampMinMl), clampMaxMl);
  const at = rawMl < clampMinMl ? 'min' : rawMl > clampMaxMl ? 'max' : undefined;
  const way = ml < bounded ? 'down' : ml > bounded ? 'up' : undefined;
  return {
    rawMl,
    ...(at && { kept: { at, ml: bounded } }),
    ...(way && { rounded: way === safe ? way : ('within' as const) }),
    ml,
  };
}
