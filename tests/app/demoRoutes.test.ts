import { describe, expect, it } from 'vitest';
import { mayVisit, pageAt } from '@/app/site/deriveTrail';
import { searchablePages } from '@/app/search/searchablePages';
import { demoRoutes } from '@tests/support/demoRoutes';

const links = new Set(searchablePages.map(({ link }) => link));
const paths = [...links].map((link) => link.replace(/\?.*/, ''));

describe('§2.7: the routes of the demonstration', () => {
  it.each(demoRoutes.inside)('%s is a page for everybody signed in, and is found by search', (route) => {
    expect(pageAt(route)?.path).not.toBe('*');
    for (const role of ['ADMIN', 'USER', null] as const) expect(mayVisit(role, route)).toBe(true);
    expect(paths).toContain(route);
  });

  it.each([...demoRoutes.alone, ...demoRoutes.doors])('%s is found by search and as a bookmark', (route) => {
    expect(paths).toContain(route);
  });

  it.each([...demoRoutes.alone, ...demoRoutes.doors])('%s is a page without menu and bars', (route) => {
    const page = pageAt(route);
    expect(page?.path).toBe(route);
    expect(page?.access).toBe('public');
  });

  it.each(Object.keys(demoRoutes.moved))('%s leads on', (route) => {
    expect(pageAt(route)?.path).toMatch(/^\/pages\/user\//);
    expect(links).not.toContain(route);
  });

  it('are all there are: search finds no other page of the demonstration', () => {
    const known: readonly string[] = [...demoRoutes.inside, ...demoRoutes.alone, ...demoRoutes.doors];
    const others = paths.filter((link) => /^\/(misc|pages|app|data-list|ecommerce)/.test(link));
    expect(others.filter((link) => !known.includes(link))).toEqual([]);
  });
});
