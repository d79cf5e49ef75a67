import type { RouteObject } from 'react-router-dom';
import { Frame } from '../frame/Frame';
import { PageView } from '../frame/PageView';
import { pages } from '../siteMap';
import type { SitePage } from './sitePage';

function routeOf(page: SitePage): RouteObject {
  const element = <PageView key={page.path} page={page} />;
  if (page.children) return { path: page.path, element, children: page.children.map(routeOf) };
  return page.path === '' ? { index: true, element } : { path: page.path, element };
}

/** The router's table: every page of the site map inside the frame that controls access and layout. */
export const routes: RouteObject[] = [{ element: <Frame />, children: pages.map(routeOf) }];
