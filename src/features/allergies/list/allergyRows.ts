import { byDanger } from '@/domain/allergies/allergyStanding';
import { holds, isAllergyMistake, type Allergy } from '@/domain/allergies/allergy';
import { defineList, type FiltersOf, type SortKeyOf } from '@/shared/list/defineList';

const standings = ['current', 'over', 'inError'] as const;
/** What was refuted is among what is over. */
export function standingOf(allergy: Allergy): (typeof standings)[number] {
  if (isAllergyMistake(allergy)) return 'inError';
  return holds(allergy) ? 'current' : 'over';
}

/** The list of allergies as its address names it. */
export const allergyList = defineList({
  filters: { standing: standings },
  sort: ['danger', 'substance'],
  ties: ['danger', 'substance'],
  defaults: { sort: 'danger' },
});

const reactionsIn = ({ reactions = [] }: Allergy): string[] => reactions.map(({ text }) => text);

/** @param rows all of the patient, by which the most dangerous is told */
export const allergyReading = (rows: readonly Allergy[]) => {
  const order = rows.toSorted(
    (a, b) => standings.indexOf(standingOf(a)) - standings.indexOf(standingOf(b)) || byDanger(a, b),
  );
  const places = new Map(order.map(({ id }, place) => [id, place]));
  return {
    text: (row: Allergy): string =>
      [row.substance, row.code?.code, row.note, ...reactionsIn(row)].filter(Boolean).join(' '),

    /** Without a choice all but those entered by mistake. */
    matches: (row: Allergy, { standing }: FiltersOf<typeof allergyList>): boolean =>
      standing === '' ? !isAllergyMistake(row) : standingOf(row) === standing,

    sortValue: (row: Allergy, key: SortKeyOf<typeof allergyList>): string | number | null =>
      key === 'substance' ? row.substance : (places.get(row.id) ?? null),
  };
};
