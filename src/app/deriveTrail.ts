import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { MessageId } from '@/locales';
import type { Role } from '@/session/role';
import type { Crumb } from '@/shared/navigation/types';
import { pages, type SitePage } from './siteMap';

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

/** The pages shown at a path, the enclosing ones first. Every spelling that the router accepts is accepted here. */
function located(path: string): Located[] {
  return (matchRoutes(table, canonicalPath(path)) ?? []).map((match) => ({
    page: match.route.handle as SitePage,
    path: match.pathname,
  }));
}

/** The page that a path leads to: the not-found page where there is none. */
export function pageAt(path: string): SitePage | undefined {
  return located(path).at(-1)?.page;
}

/** Whether somebody signed in with this role may see what a path leads to. The only permission test of the program. */
export function mayVisit(role: Role | null, path: string): boolean {
  return located(path).every(
    ({ page }) => page.roles === undefined || (role !== null && page.roles.includes(role)),
  );
}

export function titleFor(path: string): MessageId {
  return pageAt(path)?.title ?? 'common.product';
}

/** The way from the dashboard to a path, through every page that encloses it in the address. */
export function breadcrumbsFor(path: string): Crumb[] {
  const here = canonicalPath(path);
  const above = here.split('/').slice(1, -1);
  const parents = above.flatMap((_, end) => {
    const [parent] = located(`/${above.slice(0, end + 1).join('/')}`);
    return parent && parent.page.path !== '*' && parent.page.access !== 'public' ? [parent] : [];
  });
  const trail = [...located('/dashboard'), ...parents, ...located(here).slice(-1)];
  const steps = trail.filter((step, index) => trail.findIndex(({ page }) => page === step.page) === index);
  return steps.map(({ page, path: to }, index) =>
    index === steps.length - 1 ? { title: page.title } : { title: page.title, to },
  );
}
