import type { MessageId } from '@/locales';
import { pointProblem, type PersonFacts } from '../conditions/conditionProblems';
import { endsStatement, holds, isAllergyMistake, isHeldAllergy, noneScopeOf } from './allergy';
import type { Allergy, AllergyBody } from './allergy';

/** By field, of a reaction with its place: `reactions.0.text`. */
export type AllergyProblems = Record<string, MessageId>;

/**
 * Lists what is wrong with an entry as staff typed it, as message ids by field. What stood so before is not judged:
 * other systems give older shapes, and a note must be possible on those too.
 * @param others entries of the patient: that none is known cannot be said while one is
 * @param before the stored one, of a change
 */
export function allergyProblems(
  body: AllergyBody,
  facts: PersonFacts,
  others: readonly Allergy[],
  before?: Allergy,
): AllergyProblems {
  const problems: AllergyProblems = {};
  if (before?.substance !== body.substance && body.substance.trim() === '')
    problems['substance'] = 'validation.required';
  if (!before && isAllergyMistake(body)) problems['verification'] = 'validation.invalid';
  if (body.onset !== undefined && body.onset !== before?.onset) {
    const began = pointProblem(body.onset, facts);
    if (began) problems['onset'] = began;
  }
  for (const [place, { text }] of (body.reactions ?? []).entries())
    if (text.trim() === '') problems[`reactions.${place}.text`] = 'validation.required';
  const scope = holds(body) ? noneScopeOf(body) : null;
  const isKnown =
    scope !== null &&
    others.some((one) => one.id !== body.id && isHeldAllergy(one) && endsStatement(one, scope));
  if (isKnown) problems['substance'] = 'validation.allergyKnown';
  return problems;
}
