import { fold } from '../fold';
import type { CategoryBody, UserCategory } from './userCategory';

/** A name as it is compared: without case, accents and doubled spaces. */
const named = (name: string): string => fold(name.trim().replace(/\s+/g, ' '));

type Known = Pick<UserCategory, 'id' | 'name' | 'code' | 'archived'>;
type Problems = Partial<Record<'name' | 'code', 'errors.duplicateCategory' | 'errors.duplicateCode'>>;

/**
 * Lists the clashes of a category with others: a name belongs to one of those that are not archived, whatever its
 * case and accents; a code to one of all, for patients stay in an archived one.
 */
export function categoryProblems(
  body: Pick<CategoryBody, 'id' | 'name' | 'code' | 'archived'>,
  all: readonly Known[],
): Problems {
  const others = all.filter(({ id }) => id !== body.id);
  const problems: Problems = {};
  const isTwin = (other: Known) => !other.archived && named(other.name) === named(body.name);
  if (!body.archived && others.some(isTwin)) problems.name = 'errors.duplicateCategory';
  if (others.some(({ code }) => code === body.code)) problems.code = 'errors.duplicateCode';
  return problems;
}
