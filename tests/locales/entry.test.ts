import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryEnglish } from '@/locales';
import { messages as english } from '@/locales/en';

const staticImport = /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'([^']+)'/g;

function fileOf(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('.') && normalize(join(dirname(from), specifier));
  return base ? [`${base}.ts`, `${base}.tsx`].find((path) => existsSync(path)) : undefined;
}

/** Every module that comes with the first one, without its being asked for later. */
function reach(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || file.startsWith('src/locales/')) return found;
  found.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
    const next = fileOf(file, specifier);
    if (next) reach(next, found);
  }
  return found;
}

/** What may be on screen while only the first words are there. */
const entrances = [
  'src/main.tsx',
  'src/app/SignInPage.tsx',
  'src/app/DemonstrationDoor.tsx',
  'src/app/NotFoundPage.tsx',
  'src/app/NotAuthorizedPage.tsx',
  'src/features/auth/OrganisationSignIn.tsx',
  'src/app/organisation/OrganisationBridge.tsx',
  'src/app/ToastHost.tsx',
];
const modules = [...entrances.reduce((found, file) => reach(file, found), new Set<string>())];
const said = new Set(
  modules.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"](\w+(?:\.\w+)+)['"]/g)].map(([, id]) => id ?? ''),
  ),
);

/** Named by the site map and by the pages of dead ends, yet shown only to somebody signed in. */
const shownInside =
  /^(app\.(lead\w+|group\w+|settings|noRoleLead|toProfile|signOut)|identity\.mail\w+|staff\.switch|worklist\.title|demo\.waiting)$/;
/** May be sent by a server, or told by the storage or by another tab, at any time. */
const told = /^(errors|validation|app\.storage)\./;

describe('the words of the first page', () => {
  it('are all that it can say', () => {
    const later = Object.keys(english).filter((id) => !Object.hasOwn(entryEnglish, id));
    expect(modules.length).toBeGreaterThan(50);
    expect(later.filter((id) => said.has(id) && !shownInside.test(id))).toEqual([]);
  });

  it('are no more than that', () => {
    expect(Object.keys(entryEnglish).filter((id) => !said.has(id) && !told.test(id))).toEqual([]);
  });
});
