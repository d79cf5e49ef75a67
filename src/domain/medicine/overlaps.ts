import { fold } from '../fold';
import type { Pathology } from '../patients/patient';
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

/** A day on which it was changed belongs to what followed. */
const endsBefore = ({ to, until }: Segment, day: string): boolean =>
  to !== undefined && (until === undefined ? to < day : to <= day);

/** Tells whether both are taken on any one day; nothing is from the day on which it was stopped. */
function meet(segments: readonly Segment[], other: Pick<Allocation, 'segments' | 'stopped'>): boolean {
  const stop = other.stopped?.on;
  return taking(segments).some((a) =>
    taking(other.segments).some((b) => {
      const first = a.from > b.from ? a.from : b.from;
      const isOver = endsBefore(a, first) || endsBefore(b, first);
      return !isOver && (stop === undefined || first < stop);
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

/** Pathologies of the patient in which the clinic avoids this medicine. */
export const avoidedFor = (
  medicine: Pick<Medicine, 'avoidIn'>,
  pathologies: readonly Pathology[],
): Pathology[] => medicine.avoidIn.filter((one) => pathologies.includes(one));
