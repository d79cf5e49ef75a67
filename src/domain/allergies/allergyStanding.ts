import { endsStatement, holds, isHeldAllergy, noneScopeOf, type Allergy } from './allergy';
import { noneScopes, type AllergyStanding } from './standing';

/** 0 is the most dangerous. What nobody assessed may be as dangerous as anything. */
const rankOf = ({ criticality: stated }: Pick<Allergy, 'criticality'>): number => (stated === 'low' ? 1 : 0);
const worstOf = ({ reactions = [] }: Pick<Allergy, 'reactions'>): number => {
  if (reactions.some(({ severity }) => severity === 'severe')) return 0;
  // A reaction of which nobody says how severe it was is no mild one.
  return reactions.some(({ severity }) => severity !== 'mild') ? 1 : 2;
};

/** The most dangerous first: by criticality, then by the worst reaction, then by name. */
export function byDanger(
  a: Pick<Allergy, 'substance' | 'criticality' | 'reactions'>,
  b: Pick<Allergy, 'substance' | 'criticality' | 'reactions'>,
): number {
  return rankOf(a) - rankOf(b) || worstOf(a) - worstOf(b) || a.substance.localeCompare(b.substance);
}

/** Sums up what is known of a patient's allergies; undefined where nothing was ever recorded that holds. */
export function allergyStandingOf(entries: readonly Allergy[]): AllergyStanding | undefined {
  const held = entries.filter(isHeldAllergy).toSorted(byDanger);
  const scopes = entries
    .filter(holds)
    .flatMap((entry) => noneScopeOf(entry) ?? [])
    .filter((scope) => !held.some((allergy) => endsStatement(allergy, scope)));
  const none = noneScopes.find((scope) => scopes.includes(scope));
  if (held.length === 0 && !none) return undefined;
  return {
    known: held.map((one) => ({
      substance: one.substance,
      ...(one.criticality && { criticality: one.criticality }),
    })),
    ...(none && { none }),
  };
}

/** Entries of one source without statements that its own allergies make untrue: those are no longer active. */
export function withoutUntrueStatements<E extends Pick<Allergy, 'code' | 'category' | 'clinicalStatus'>>(
  entries: readonly (E & Pick<Allergy, 'verification'>)[],
): E[] {
  const held = entries.filter(isHeldAllergy);
  return entries.map((entry) => {
    const scope = holds(entry) ? noneScopeOf(entry) : null;
    const isUntrue = scope !== null && held.some((allergy) => endsStatement(allergy, scope));
    return isUntrue ? { ...entry, clinicalStatus: 'inactive' } : entry;
  });
}
