import type { PlanPart } from '../planParts';
import type { PlanEntries } from './planEntries';

/** The entries that a part of a plan is written with. */
export function entriesOfPart(part: PlanPart, entries: PlanEntries): Partial<PlanEntries> {
  if (part !== 'dialysisDay') return { [part]: entries[part] };
  const { hasDialysisDay, dialysisFormula, dialysisUpperFormula } = entries;
  return { hasDialysisDay, dialysisFormula, dialysisUpperFormula };
}
