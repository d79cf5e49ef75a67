import type { EnrolmentEntries } from '@/domain/enrolment/entries';
import { toCanonical, toDisplay, type Units } from '@/domain/readings/units';

type Figure = number | string | null;

/** The figures that people read and type in a unit of their own, and its dimension. */
const measured = [
  ['weight', 'weight'],
  ['height', 'length'],
  ['dryWeight', 'weight'],
] as const;

const withFigures = (
  entries: EnrolmentEntries,
  change: (figure: number, dimension: 'weight' | 'length') => number,
): EnrolmentEntries => {
  const figures = measured.map(([field, dimension]): [string, Figure] => {
    const entry = entries[field];
    // What is no number yet stays as it was typed.
    return [field, typeof entry === 'number' ? change(entry, dimension) : entry];
  });
  return { ...entries, ...Object.fromEntries(figures) };
};

/** What is stored as the form holds it, in the reader's units. */
export const shownEntries = (entries: EnrolmentEntries, units: Units): EnrolmentEntries =>
  withFigures(entries, (figure, dimension) => toDisplay(figure, units[dimension]));

/** What the form holds as it is stored and judged, canonical. */
export const storedEntries = (entries: EnrolmentEntries, units: Units): EnrolmentEntries =>
  withFigures(entries, (figure, dimension) => toCanonical(figure, units[dimension]));
