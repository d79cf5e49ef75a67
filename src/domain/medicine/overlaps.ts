import { fold } from '../fold';
import type { Pathology } from '../patient';
import type { Allocation, Segment } from './allocation';
import type { Medicine } from './medicine';

/** A medicine of the patient that is taken in the same days and is, or contains, the same. */
export interface Overlap {
  allocation: Allocation;
  because: 'medicine' | 'ingredient';
  /** The ingredient they share, as the catalogue writes it. */
  ingredient?: string;
}

const taking = (segments: readonly Segment[]): Segment[] => segments.filter(({ pause }) => !pause);

function meet(a: readonly Segment[], b: Pick<Allocation, 'segments' | 'stopped'>): boolean {
  const end = (to: string | undefined) => to ?? '9999-12-31';
  return taking(a).some((one) =>
    taking(b.segments).some((other) => {
      const until = b.stopped && b.stopped.on <= end(other.to) ? b.stopped.on : null;
      const isBefore = until === null ? end(other.to) < one.from : until <= one.from;
      return !isBefore && other.from <= end(one.to);
    }),
  );
}

/**
 * Medicines of the patient that overlap with a new or changed one.
 * @param own id of the one that is being changed; it does not overlap with itself
 */
export function overlapsOf(
  medicine: Pick<Medicine, 'id' | 'activeIngredients'>,
  segments: readonly Segment[],
  others: readonly Allocation[],
  own: string,
): Overlap[] {
  const ingredients = new Map(medicine.activeIngredients.map((name) => [fold(name), name]));
  return others.flatMap((allocation): Overlap[] => {
    if (allocation.id === own || !meet(segments, allocation)) return [];
    if (allocation.medicine === medicine.id) return [{ allocation, because: 'medicine' }];
    const shared = allocation.given.activeIngredients.find((name) => ingredients.has(fold(name)));
    if (shared === undefined) return [];
    return [{ allocation, because: 'ingredient', ingredient: ingredients.get(fold(shared)) ?? shared }];
  });
}

/** Pathologies of the patient in which the house avoids this medicine. */
export const avoidedFor = (
  medicine: Pick<Medicine, 'avoidIn'>,
  pathologies: readonly Pathology[],
): Pathology[] => medicine.avoidIn.filter((one) => pathologies.includes(one));
