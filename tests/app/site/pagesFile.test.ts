import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

it('tells a server which pages the application has, as the site map of a build without demonstrations does', async () => {
  vi.stubEnv('VITE_DEMOS', 'off');
  vi.resetModules();
  const { searchablePages } = await import('@/app/search/searchablePages');
  vi.unstubAllEnvs();
  vi.resetModules();
  expect(searchablePages.length).toBeGreaterThan(10);
  expect(JSON.parse(readFileSync('public/pages.json', 'utf8'))).toEqual(searchablePages);
});
