import { matchRoutes } from 'react-router-dom';
import type { MenuNode } from '@/shared/navigation/types';
import { ownPath } from '@/shared/navigation/returnPath';
import { webAddress } from '@/shared/navigation/webAddress';

/** From the top group down to an entry, which is included. */
type Chain = readonly MenuNode[];

/** Every node of a menu with its enclosing groups, in the order of the menu. */
export function chainsOf(menu: readonly MenuNode[], above: Chain = []): Chain[] {
  return menu.flatMap((node) => {
    const chain = [...above, node];
    return [chain, ...chainsOf(node.children ?? [], chain)];
  });
}

/** The front page matches its own path only, because every other path lies below it. */
const below = (pattern: string): string => {
  const start = pattern.replace(/\/+$/, '');
  return start === '' ? '/' : `${start}/*`;
};

const patternsOf = ({ type, disabled, navLink, parentOf = [] }: MenuNode): readonly string[] =>
  type !== 'item' || disabled ? [] : [...(navLink === undefined ? [] : [navLink]), ...parentOf];

/**
 * From the top group down to the entry of a path. An entry also matches paths below its own; if several entries match,
 * the router's ranking chooses the most specific one. Empty when none matches.
 * @param path of the location, without query
 */
export function chainOf(menu: readonly MenuNode[], path: string): Chain {
  const table = chainsOf(menu).flatMap((chain) =>
    chain
      .slice(-1)
      .flatMap((node) => patternsOf(node).map((pattern) => ({ path: below(pattern), handle: chain }))),
  );
  return matchRoutes(table, { pathname: path })?.at(-1)?.route.handle ?? [];
}

/** Ids of the enclosing groups of an entry. */
export const groupsAround = (menu: readonly MenuNode[], id: string): string[] =>
  (chainsOf(menu).find((chain) => chain.at(-1)?.id === id) ?? []).slice(0, -1).map((node) => node.id);

/** Open groups after a click on one: an open one closes; a closed one opens and leaves only its ancestors open. */
export function toggleGroup(menu: readonly MenuNode[], open: readonly string[], id: string): string[] {
  if (open.includes(id)) return open.filter((group) => group !== id);
  return [...groupsAround(menu, id), id];
}

/** The target of an entry: a path of this site, or an address on the web. */
export type MenuTarget = { path: string } | { address: string };

/**
 * Null for an entry without a target: a group, a disabled one, or one whose link a menu must not follow, such as a
 * script URL.
 */
export function targetOf({ type, disabled, navLink, filterBase }: MenuNode): MenuTarget | null {
  const link = filterBase ?? navLink;
  if (disabled || link === undefined) return null;
  if (type === 'item') return ownPath(link) === null ? null : { path: link };
  const address = type === 'external-link' ? webAddress(link) : null;
  return address === null ? null : { address };
}
