import { pageSizes } from '../ui/table/TablePager';

/**
 * The parts shared by lists that keep their state in the address: it survives reload and Back, and can be sent to a
 * colleague.
 */

const DEFAULT_SIZE = 25;
/** Characters of a search, or of a value that is not one of a few. */
export const LONGEST_VALUE = 200;

/** A parameter that names one of a few; whatever is not known becomes ''. */
export const oneOf = <T extends string>(known: readonly T[], text: string | null): T | '' =>
  known.find((value) => value === text) ?? '';

export interface Paging {
  q: string;
  page: number;
  pageSize: number;
}

/**
 * Search text and page of a list; whatever is not understood becomes its default.
 * @param sizes a page can have
 * @param usual size
 */
export function readPaging(
  params: URLSearchParams,
  sizes: readonly number[] = pageSizes,
  usual: number = DEFAULT_SIZE,
): Paging {
  const page = Number(params.get('page') ?? '1');
  const size = Number(params.get('size'));
  return {
    q: (params.get('q') ?? '').slice(0, LONGEST_VALUE).trim(),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    pageSize: sizes.includes(size) ? size : usual,
  };
}

/**
 * The address after a change: null or '' takes a parameter out. A changed filter or order starts at the first page.
 * @param detail the parameter that names what is open beside the list, and leaves the list as it is
 */
export function changedParams(
  before: URLSearchParams,
  change: Readonly<Record<string, string | null>>,
  detail?: string,
): URLSearchParams {
  const after = new URLSearchParams(before);
  if (!('page' in change) && !(detail !== undefined && detail in change)) after.delete('page');
  for (const [key, value] of Object.entries(change)) {
    if (value === null || value === '') after.delete(key);
    else after.set(key, value);
  }
  return after;
}
