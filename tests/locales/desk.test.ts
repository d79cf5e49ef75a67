import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pages } from '@/app/siteMap';
import { loadMessages, locales } from '@/locales';
import { showcase as english } from '@/locales/en/showcase';
import { fileOf, reach, saidIn } from '@tests/support/reach';

const siteMap = 'src/app/siteMap.ts';
/** The pages that the site map shows as soon as the words of the desk are there. */
const shown = [...readFileSync(siteMap, 'utf8').matchAll(/import\('([^']+)'\),\s*(?:words:\s*)?'desk'/g)].map(
  ([, specifier = '']) => fileOf(siteMap, specifier) ?? specifier,
);

/** What is fetched here is no screen, or waits for words of its own: pages, calls, the hosts, and what is fetched ahead. */
const elsewhere = new Set(
  [
    'app/siteMap',
    'app/site/demoPages',
    'app/site/settingPages',
    'app/site/recordParts',
    'app/site/fetchAhead',
    'features/auth/slice',
    'hosts',
  ].map((module) => `src/${module}.ts`),
);
const follows = (file: string, source: string): boolean =>
  !elsewhere.has(file) && !source.includes('<WithAllMessages') && !source.includes('lazyResource(');
const modules = reach(
  [
    'src/main.tsx',
    'src/app/frame/SignedInLayout.tsx',
    'src/app/data/careData.ts',
    'src/app/toasts/ToastHost.tsx',
    ...shown,
  ],
  follows,
);
/** Named by the outbox, and shown by its panel beside the pages that send. */
const shownElsewhere = /^identity\.mail/;

describe('the words of the desk', async () => {
  const desk = await loadMessages('en', 'desk');

  it('are all that menu, bars, dashboard and worklist can say, and what they open without waiting', () => {
    const said = saidIn(modules);
    const lacking = Object.keys(english).filter((id) => said.has(id) && !Object.hasOwn(desk, id));
    expect(modules.size).toBeGreaterThan(200);
    expect(lacking.filter((id) => !shownElsewhere.test(id))).toEqual([]);
  });

  it('are waited for by no other page', () => {
    const waiting = pages.filter(({ words }) => words === 'desk').map(({ path }) => path);
    expect(waiting).toEqual(['/pages/lock-screen', '/dashboard', '/userlist']);
    expect(shown).toHaveLength(waiting.length);
  });

  it('are the same ids in every language, and less than a third of all', async () => {
    for (const locale of locales) {
      const other = await loadMessages(locale, 'desk');
      expect(Object.keys(other).sort()).toEqual(Object.keys(desk).sort());
    }
    expect(Object.keys(desk).length).toBeLessThan(Object.keys(english).length / 3);
  });
});
