import type { RouteObject } from 'react-router-dom';
import { Frame } from '../frame/Frame';
import { PageView } from '../frame/PageView';
import { pages } from '../siteMap';
import { entryAt } from './deriveTrail';
import type { SitePage } from './sitePage';

function routeOf(page: SitePage): RouteObject {
  const element = <PageView key={page.path} page={page} />;
  if (page.children) return { path: page.path, element, children: page.children.map(routeOf) };
  return page.path === '' ? { index: true, element } : { path: page.path, element };
}

const frame = <Frame />;
const known = new Map<SitePage | undefined, RouteObject[]>();

/**
 * The router's table for an address: its page of the site map, with its children, inside the frame that controls access
 * and layout. The router ranks its whole table for each new address, and the whole site map takes it 12 ms.
 */
export function routesAt(pathname: string): RouteObject[] {
  const entry = entryAt(pathname);
  const routes = known.get(entry) ?? [{ element: frame, children: (entry ? [entry] : pages).map(routeOf) }];
  known.set(entry, routes);
  return routes;
}
