import { fold } from '../fold';

/** What most people drink from. A plan names its container in one language, and is read in four. */
export const containers = ['glass', 'cup', 'mug', 'bottle'] as const;
export type Container = (typeof containers)[number];

/** Folded, in English, German, French and Portuguese. */
const names: Record<Container, readonly string[]> = {
  glass: ['glass', 'glas', 'verre', 'copo'],
  cup: ['cup', 'tasse', 'chavena'],
  mug: ['mug', 'becher', 'gobelet', 'caneca'],
  bottle: ['bottle', 'flasche', 'bouteille', 'garrafa'],
};

/** Which container a name stands for, in whichever of the languages it was written; null for one of the house's own. */
export function containerOf(name: string): Container | null {
  const folded = fold(name.trim());
  return containers.find((one) => names[one].includes(folded)) ?? null;
}
