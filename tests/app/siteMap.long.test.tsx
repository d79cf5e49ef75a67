import { describe, expect, it } from 'vitest';
import { pages } from '@/app/siteMap';
import type { SitePage } from '@/app/site/sitePage';

const flat = (list: readonly SitePage[], above = ''): (readonly [path: string, page: SitePage])[] =>
  list.flatMap((page) => {
    const path = [above, page.path].filter(Boolean).join(above ? '/' : '');
    return page.children ? flat(page.children, path) : [[path, page] as const];
  });
const everyView = pages.flatMap(({ path, views = {} }) =>
  Object.entries(views).map(([name, view]) => [`${path}?view=${name}`, view] as const),
);

describe('the site map', () => {
  it.each([...flat(pages), ...everyView])('%s has code', async (_, { load }) => {
    expect((await load()).default).toBeTypeOf('function');
  });
});
