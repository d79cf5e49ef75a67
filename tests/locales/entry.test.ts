import { describe, expect, it } from 'vitest';
import type { SitePage } from '@/app/site/sitePage';
import { pages } from '@/app/siteMap';
import { entryEnglish } from '@/locales';
import { partOfMessage } from '@tests/support/allMessages';
import { reach, saidIn } from '@tests/support/reach';

/** What may be on screen while only the first words are there. */
const entrances = [
  'src/main.tsx',
  'src/app/pages/SignInPage.tsx',
  'src/app/demonstration/DemonstrationSignIn.tsx',
  'src/app/pages/NotFoundPage.tsx',
  'src/app/pages/NotAuthorizedPage.tsx',
  'src/features/auth/signIn/OrganisationSignIn.tsx',
  'src/app/organisation/OrganisationBridge.tsx',
  'src/app/toasts/ToastHost.tsx',
];
const modules = [...reach(entrances)];
const said = saidIn(modules);

/** Named by the site map and by the pages of dead ends, yet shown only to somebody signed in. */
const shownInside =
  /^(app\.(lead\w+|group\w+|settings|noRoleLead|toProfile|signOut)|identity\.mail\w+|staff\.switch|worklist\.title|demo\.waiting)$/;
/** What the pages are called: named by the site map, and said once somebody is signed in. */
const titlesOf = ({ title, own, inside, views = {}, children = [] }: SitePage): (string | undefined)[] => [
  title,
  own,
  inside?.title,
  ...Object.values(views).map((view) => view.title),
  ...children.flatMap(titlesOf),
];
const titles = new Set(pages.flatMap(titlesOf));
/** May be sent by a server, or told by the storage or by another tab, at any time. */
const told = /^(errors|validation|app\.storage)\./;

describe('the words of the first page', () => {
  it('are all that it can say', () => {
    const later = [...partOfMessage.keys()].filter(
      (id) => !Object.hasOwn(entryEnglish, id) && !titles.has(id),
    );
    expect(modules.length).toBeGreaterThan(50);
    expect(later.filter((id) => said.has(id) && !shownInside.test(id))).toEqual([]);
  });

  it('are no more than that', () => {
    expect(Object.keys(entryEnglish).filter((id) => !said.has(id) && !told.test(id))).toEqual([]);
  });
});
