import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { MessageId } from '@/locales';
import type { Role } from '@/session/role';
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

/** One spelling per address: single slashes, none at the end. Case and encoded letters are the router's own matter. */
export function canonicalPath(path: string): string {
  const single = path.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
  return single === '' ? '/' : single;
}

/** The view of a page that `?view=` names, or null: any other name is no view. */
export function viewNamed(page: SitePage, search: string): string | null {
  const name = new URLSearchParams(search).get('view');
  return name !== null && page.views !== undefined && Object.hasOwn(page.views, name) ? name : null;
}

/** What a page shows at a query: itself, or one of its views. */
export function viewAt(page: SitePage, search: string): SitePage {
  const name = viewNamed(page, search);
  return name === null ? page : { ...page, words: undefined, ...page.views?.[name] };
}

/** What stands at the address of a page for somebody who was signed in before they came: mostly the page itself. */
export const insideOf = (page: SitePage): SitePage =>
  page.inside ? { ...page, access: undefined, layout: undefined, ...page.inside } : page;

const isFixed = (path: string) => !/[:*]/.test(path);

/** The addresses without a parameter, each with its page and those that enclose it. An index page stands for its parent. */
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

/** The router ranks all routes anew for each address that it is asked about: 2 ms, and a list of bookmarks asks 150 times. */
const fixed = new Map(fixedAddresses(table));

function matched(path: string): readonly Located[] {
  const known = fixed.get(path);
  if (known) return known;
  const found = matchRoutes(table, path) ?? [];
  return found.map((match) => ({ page: match.route.handle as SitePage, path: match.pathname }));
}

/** The pages shown at a path or path with query, the enclosing ones first. Every spelling that the router accepts is accepted here. */
function located(address: string): Located[] {
  const [path = '', search = ''] = address.replace(/#.*/s, '').split(/\?(.*)/s);
  return matched(canonicalPath(path)).map((one) => ({ ...one, page: viewAt(one.page, search) }));
}

/** The page that an address leads to: the not-found page where there is none. */
export function pageAt(address: string): SitePage | undefined {
  return located(address).at(-1)?.page;
}

/** Whether somebody signed in with this role may see what an address leads to. The only permission test of the program. */
export function mayVisit(role: Role | null, address: string): boolean {
  return located(address).every(
    ({ page }) => page.roles === undefined || (role !== null && page.roles.includes(role)),
  );
}

/** @param inside whether it is for somebody who was signed in before they came */
export function titleFor(address: string, inside = false): MessageId {
  const page = pageAt(address);
  if (!page) return 'common.product';
  return (inside ? insideOf(page) : page).title;
}

/** Of somebody signed in: the way from the dashboard to an address, through every page that encloses it there, and the page that it is a view of. */
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
