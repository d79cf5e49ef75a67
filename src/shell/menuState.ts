import { matchPath } from 'react-router-dom';
import type { MenuNode } from '@/shared/navigation/types';

/** How many characters of a path a pattern accounts for; 0 where it does not match. */
function covered(pattern: string, path: string): number {
  return matchPath({ path: pattern, end: false }, path)?.pathname.length ?? 0;
}

/**
 * From the top group down to the entry of a path; the entry naming most of the path wins. Empty when none does.
 * @param path of the location, without query
 */
export function chainOf(menu: readonly MenuNode[], path: string): MenuNode[] {
  let best: MenuNode[] = [];
  let length = 0;
  const visit = (nodes: readonly MenuNode[], above: MenuNode[]) => {
    for (const node of nodes) {
      const chain = [...above, node];
      for (const pattern of [node.navLink ?? [], node.parentOf ?? []].flat()) {
        if (node.type !== 'item' || covered(pattern, path) <= length) continue;
        best = chain;
        length = covered(pattern, path);
      }
      visit(node.children ?? [], chain);
    }
  };
  visit(menu, []);
  return best;
}

function ancestorsOf(menu: readonly MenuNode[], id: string): string[] | null {
  for (const node of menu) {
    if (node.id === id) return [];
    const below = ancestorsOf(node.children ?? [], id);
    if (below) return [node.id, ...below];
  }
  return null;
}

/** Open groups after a click on one: an open one closes; a closed one opens and leaves only its ancestors open. */
export function toggleGroup(menu: readonly MenuNode[], open: readonly string[], id: string): string[] {
  if (open.includes(id)) return open.filter((group) => group !== id);
  return [...(ancestorsOf(menu, id) ?? []), id];
}
