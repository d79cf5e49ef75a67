import { fold } from '@/domain/fold';
import type { FluidDirection } from '../plan';

/** The containers that most people drink from. A plan names its container in one language, and is read in four. */
export const containers = ['glass', 'cup', 'mug', 'bottle'] as const;
export type Container = (typeof containers)[number];

/** Folded, in English, German, French and Portuguese. */
const names: Record<Container, readonly string[]> = {
  glass: ['glass', 'glas', 'verre', 'copo'],
  cup: ['cup', 'tasse', 'chavena'],
  mug: ['mug', 'becher', 'gobelet', 'caneca'],
  bottle: ['bottle', 'flasche', 'bouteille', 'garrafa'],
};

/** The built-in container that a name in any of the languages stands for; null for a container the clinic added. */
export function containerOf(name: string): Container | null {
  const folded = fold(name.trim());
  return containers.find((one) => names[one].includes(folded)) ?? null;
}

/**
 * A number of containers in sixths, the common measure of halves and thirds, and whether that is exactly the volume.
 */
export interface Poured {
  sixths: number;
  isExact: boolean;
}

/** The amounts that can be poured by eye, in sixths: nothing, a third, a half, two thirds, a whole one. */
const POURABLE = [0, 2, 3, 4, 6] as const;

/**
 * In how many containers a volume is poured, to the half or third and to the safe side: of a limit no more than it, of an
 * amount to reach no less. Null where it is less than a third of one.
 * @param ml of a slot
 * @param volumeMl of the container
 */
export function pouredIn(ml: number, volumeMl: number, direction: FluidDirection): Poured | null {
  const exact = (ml / volumeMl) * 6;
  const whole = Math.floor(exact / 6 + 1e-9) * 6;
  const rest = exact - whole;
  const part =
    direction === 'minimum'
      ? POURABLE.find((one) => one >= rest - 1e-9)
      : POURABLE.findLast((one) => one <= rest + 1e-9);
  const sixths = whole + (part ?? 0);
  return sixths === 0 ? null : { sixths, isExact: Math.abs(exact - sixths) < 1e-9 };
}

/** The containers of several slots together: the sum of what is said of each, so that a total never says otherwise. */
export function pouredTogether(
  mls: readonly number[],
  volumeMl: number,
  direction: FluidDirection,
): Poured | null {
  const each = mls.map((ml) => pouredIn(ml, volumeMl, direction));
  const sixths = each.reduce((sum, one) => sum + (one?.sixths ?? 0), 0);
  const total = mls.reduce((sum, ml) => sum + ml, 0);
  return sixths === 0 ? null : { sixths, isExact: Math.abs((total / volumeMl) * 6 - sixths) < 1e-9 };
}
