import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mayVisit, pageAt } from '@/app/site/deriveTrail';
import { searchablePages } from '@/app/search/searchablePages';
import { showcaseAddresses } from '@/shared/navigation/showcaseAddresses';
import { registered } from '@/showcase/registry';
import { functionIn } from '@/showcase/frame/source';
import { showcaseRoutes } from '@tests/support/showcaseRoutes';
import { allMessages } from '@tests/support/allMessages';

const { en: english } = allMessages;

const links = searchablePages.map(({ link }) => link);
const files = readdirSync('src/showcase', { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .filter((file) => /^\/(?!frame\/)([\w-]+|forms\/(elements|layout))\/[\w-]+\.tsx$/.test(file));

describe('§2.7: the pages of the showcase', () => {
  it('are those of the design, each with one file of its name', () => {
    expect([...showcaseAddresses].sort()).toEqual([...showcaseRoutes].sort());
    expect([...registered].sort()).toEqual([...showcaseRoutes].sort());
    expect(files.map((file) => file.slice(0, -'.tsx'.length)).sort()).toEqual([...showcaseRoutes].sort());
  });

  it.each(showcaseRoutes)(
    '%s is for everybody signed in, is found by search, and says what it is for',
    (route) => {
      expect(pageAt(route)?.path).toBe(route);
      for (const role of ['ADMIN', 'USER', null] as const) expect(mayVisit(role, route)).toBe(true);
      expect(links).toContain(route);
      for (const part of ['', '#purpose', '#use', '#avoid'])
        expect(Object.hasOwn(english, `showcase:${route}${part}`)).toBe(true);
    },
  );
});

describe('the text of an example', () => {
  const file = `import { a } from 'a';

/** Says what it is. */
function One() {
  return { a };
}

function Other() {
  return null;
}
`;

  it('is its function with the comment above it, and nothing else', () => {
    expect(functionIn(file, 'One')).toBe('/** Says what it is. */\nfunction One() {\n  return { a };\n}');
    expect(functionIn(file, 'Other')).toBe('function Other() {\n  return null;\n}');
  });

  it('is asked for by its whole name', () => {
    expect(() => functionIn(file, 'Oth')).toThrow('no function Oth');
  });
});
