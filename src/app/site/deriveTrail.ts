import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { MessageId, MessagePart } from '@/locales';
import { may, type Role } from '@/domain/access';
import type { Crumb } from '@/shared/navigation/types';
import { pages } from '../siteMap';
import type { SitePage } from './sitePage';

interface Located {
  page: SitePage;
  path: string;
}

const asRoute = (page: SitePage): RouteObject =>
  page.children
    ? { path: page.path, handle: page, children: page.children.map(asRoute) }
    : page.path === ''
      ? { index: true, handle: page }
      : { path: page.path, handle: page };

const table = pages.map(asRoute);

/** The canonical form of an address: single slashes, none at the end. Case and encoding are left to the router. */
export function canonicalPath(path: string): string {
  const single = path.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
  return single === '' ? '/' : single;
}

/** The view of a page named by `?view=`, or null for an unknown name. */
export function viewNamed(page: SitePage, search: string): string | null {
  const name = new URLSearchParams(search).get('view');
  return name !== null && page.views !== undefined && Object.hasOwn(page.views, name) ? name : null;
}

/** What a page shows for a query: itself, or one of its views. */
export function viewAt(page: SitePage, search: string): SitePage {
  const name = viewNamed(page, search);
  return name === null ? page : { ...page, words: undefined, ...page.views?.[name] };
}

/** The page shown at the address to a user who was already signed in: usually the page itself. */
export const insideOf = (page: SitePage): SitePage =>
  page.inside ? { ...page, access: undefined, layout: undefined, ...page.inside } : page;

const isFixed = (path: string) => !/[:*]/.test(path);

/** The addresses without a parameter, each with its page and parent pages. An index page represents its parent. */
function fixedAddresses(
  routes: readonly RouteObject[],
  base = '/',
  above: readonly Located[] = [],
): [path: string, shown: readonly Located[]][] {
  return routes.flatMap(({ path = '', index, handle, children = [] }) => {
    if (!isFixed(path)) return [];
    const own = index ? base : canonicalPath(`${base}/${path}`);
    // The router ends the path of an index page with a slash.
    const shown = [...above, { page: handle as SitePage, path: index && own !== '/' ? `${own}/` : own }];
    return [[own, shown] as const, ...fixedAddresses(children, own, shown)] as [string, Located[]][];
  });
}

/** The router ranks all routes for each lookup, which takes 2 ms, and a list of bookmarks makes 150 lookups. */
const fixed = new Map(fixedAddresses(table));

/** Addresses with a parameter that were asked for, such as those of one record: they are asked for again and again. */
const recent = new Map<string, readonly Located[]>();
const MOST_RECENT = 200;

const firstOf = (path: string): string => path.replace(/^\//, '').split('/')[0]?.toLowerCase() ?? '';
const beginnings = table.map((route) => ({ route, first: firstOf(route.path ?? '') }));

/** The routes that a path can belong to, as the router ranks them; a path that is encoded is left to it. */
function routesOf(path: string): RouteObject[] {
  if (path.includes('%')) return table;
  const first = firstOf(path);
  const possible = beginnings.filter((one) => one.first === first || !isFixed(one.first));
  return possible.map(({ route }) => route);
}

function matched(path: string): readonly Located[] {
  const known = fixed.get(path) ?? recent.get(path);
  if (known) return known;
  const found = (matchRoutes(routesOf(path), path) ?? []).map((match) => ({
    page: match.route.handle as SitePage,
    path: match.pathname,
  }));
  if (recent.size >= MOST_RECENT) recent.clear();
  recent.set(path, found);
  return found;
}

/**
 * The entry of the site map that the router shows at a path: the page, or the first of its parent pages. A doubled slash
 * leads the router to no page.
 */
export const entryAt = (path: string): SitePage | undefined =>
  matched(path.includes('//') ? path : canonicalPath(path))[0]?.page;

/**
 * The pages shown at a path or path with query, parents first. Every spelling that the router accepts is accepted here.
 */
function located(address: string): Located[] {
  const [path = '', search = ''] = address.replace(/#.*/s, '').split(/\?(.*)/s);
  return matched(canonicalPath(path)).map((one) => ({ ...one, page: viewAt(one.page, search) }));
}

/** The pages shown at an address, parents first. */
export const pagesAt = (address: string): SitePage[] => located(address).map(({ page }) => page);

/** The page of an address, or the not-found page. */
export function pageAt(address: string): SitePage | undefined {
  return located(address).at(-1)?.page;
}

/** Tells whether a user with this role may see the page of an address. The only check of pages. */
export function mayVisit(role: Role | null, address: string): boolean {
  return located(address).every(({ page }) => page.action === undefined || may(role, page.action));
}

/** Tells whether an address belongs to a page that a user with this role may see. */
export const mayOpen = (role: Role | null, address: string): boolean =>
  pageAt(address)?.path !== '*' && mayVisit(role, address);

/** The parts of the messages that the page of an address waits for, with those of its parent pages. */
export const wordsFor = (address: string): readonly MessagePart[] =>
  located(address).flatMap(({ page }) => page.words ?? []);

/** @param inside whether it is for a user who was already signed in */
export function titleFor(address: string, inside = false): MessageId {
  const page = pageAt(address);
  if (!page) return 'common.product';
  return (inside ? insideOf(page) : page).title;
}

/**
 * Breadcrumbs of a signed-in user: from the dashboard to an address, through every parent page, and the page that it is
 * a view of.
 */
export function breadcrumbsFor(address: string): Crumb[] {
  const [path = ''] = address.split('?');
  const here = canonicalPath(path);
  const above = here.split('/').slice(1, -1);
  const parents = above.flatMap((_, end) => {
    const [parent] = located(`/${above.slice(0, end + 1).join('/')}`);
    return parent && parent.page.path !== '*' && parent.page.access !== 'public' ? [parent] : [];
  });
  const trail = [
    ...located('/dashboard'),
    ...parents,
    ...located(here).slice(-1),
    ...located(address).slice(-1),
  ];
  const steps = trail.filter((step, index) => trail.findIndex(({ page }) => page === step.page) === index);
  return steps.map(({ page, path: to }, index) => {
    const { title } = insideOf(page);
    return index === steps.length - 1 ? { title } : { title, to };
  });
}
