import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { matchPath } from 'react-router-dom';
import { summaries } from '@/features/patients/slice';
import { selectRole } from '@/session/state';
import { mayVisit } from '../site/deriveTrail';
import { suggestionOf } from '../search/siteGroups';
import type { PaletteItem } from './paletteItem';

/** Number of visited pages shown. */
const RECENT_LIMIT = 5;

/** The patient whose record a path shows, in whichever part of it. */
export const patientAt = (path: string): string | undefined => matchPath('/userlist/:id/*', path)?.params.id;

/**
 * The patients and pages that paths belong to, each once, without where somebody is now, and without what the role may
 * not open or the store does not know.
 * @param visited the latest first, which is where somebody is
 * @param pages those that the role may open
 */
export function useVisited(visited: readonly string[], pages: readonly PaletteItem[]): PaletteItem[] {
  const role = useSelector(selectRole);
  const { entities } = useSelector(summaries.selectSlice);
  return useMemo(() => {
    const itemAt = (path: string): PaletteItem | undefined => {
      const id = patientAt(path);
      if (id === undefined) return pages.find(({ link }) => link !== undefined && matchPath(link, path));
      const summary = mayVisit(role, path) ? entities[id] : undefined;
      return summary && suggestionOf(summary);
    };
    const [here, ...before] = visited.map(itemAt);
    const others = before.flatMap((item) => (item === undefined || item === here ? [] : [item]));
    return [...new Set(others)].slice(0, RECENT_LIMIT);
  }, [visited, pages, role, entities]);
}
