import { matchPath } from 'react-router-dom';
import type { SiteSuggestion } from '@/shell/search/siteSuggestion';

/** Shown of where somebody has been. */
const RECENT_LIMIT = 5;

/** The patient whose record a path shows, in whichever part of it. */
export const patientAt = (path: string): string | undefined => matchPath('/userlist/:id/*', path)?.params.id;

/**
 * The patients and pages that paths belong to, each once, without where somebody is now. What may not be opened, or is
 * not known, is left out: only what is offered anyway can be among them.
 * @param visited the latest first, which is where somebody is
 */
export function visitedAmong<Item extends SiteSuggestion>(
  visited: readonly string[],
  patients: readonly Item[],
  pages: readonly Item[],
): Item[] {
  const byId = new Map(patients.map((item) => [item.id, item]));
  const itemAt = (path: string) => {
    const patient = patientAt(path);
    return patient === undefined
      ? pages.find(({ link }) => link !== undefined && matchPath(link, path))
      : byId.get(`patient/${patient}`);
  };
  const [here, ...before] = visited.map(itemAt);
  const others = before.flatMap((item) => (item === undefined || item === here ? [] : [item]));
  return [...new Set(others)].slice(0, RECENT_LIMIT);
}
