import type { Page } from '@playwright/test';
import { pages } from '@/app/siteMap';
import type { SitePage } from '@/app/site/sitePage';
import { showcaseAddresses } from '@/shared/navigation/showcaseAddresses';
import { heading, signIn, signInButton } from '../../steps';
import { expect, faults, signedIn, test, type Host } from '../../hosted/host';

interface Place {
  address: string;
  page: SitePage;
  /** Roles that every page around it, and it itself, asks for. */
  asked: readonly (readonly string[])[];
}

/** Every address of the site map: pages, the pages inside them, and their views. */
function places(list: readonly SitePage[], above = '', around: Place['asked'] = []): Place[] {
  return list.flatMap((page) => {
    const path = [above, page.path].filter(Boolean).join(above ? '/' : '');
    const asked = page.roles ? [...around, page.roles] : around;
    if (page.children) return places(page.children, path, asked);
    // What only leads on is no place of its own.
    if (page.path === '/pages/user/:part') return [];
    const address = page.opens ?? path.replace(/:id|:patient/, 'p1').replace('*', '/nowhere');
    const views = Object.entries(page.views ?? {}).map(([name, view]) => ({
      address: `${address}?view=${name}`,
      page: { ...page, ...view },
      asked: view.roles ? [...around, view.roles] : asked,
    }));
    return [{ address, page, asked }, ...views];
  });
}
/** Pages of the showcase have one rule for all: one of each group stands for the others. */
const isOneOfMany = ({ path }: SitePage) =>
  showcaseAddresses.some((address) => address === path) &&
  path !== showcaseAddresses.find((address) => address.split('/')[1] === path.split('/')[1]);
const everywhere = places(pages.filter((page) => !isOneOfMany(page)));
/** Going to the lock screen locks: it comes last. */
const inOrder = everywhere.toSorted(
  (a, b) => Number(a.address === '/pages/lock-screen') - Number(b.address === '/pages/lock-screen'),
);
/** Without anything handed over the page of it leads to the record. */
const leadsTo: Readonly<Record<string, string>> = {
  '/handed-over/p1/:given': '/userlist/p1/questionnaires',
};
const isOpen = ({ page }: Place) => page.access === 'public';
const mayOpen = ({ asked }: Place, role: string) => asked.every((roles) => roles.includes(role));

async function arriveAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(heading(page), address).toBeVisible();
}

test('AZ01: the matrix covers the product', () => {
  expect(everywhere.length).toBeGreaterThan(25);
  expect(everywhere.filter(({ page }) => page.views)).not.toEqual([]);
});

test('AZ01: anonymous × every address of the site map', async ({ page }) => {
  for (const place of inOrder) {
    await arriveAt(page, place.address);
    if (isOpen(place)) continue;
    await expect(page, place.address).toHaveURL('/pages/login');
    await expect(signInButton(page), place.address).toBeVisible();
  }
});

const people = [
  { role: 'USER', person: 'nurse', known: true },
  { role: 'ADMIN', person: 'admin', known: true },
  { role: 'ROOT', person: 'admin', known: false },
] as const;

const renamed = (role: string) => (body: unknown) => ({ ...(body as object), roles: [{ name: role }] });

async function enter(page: Page, host: Host, { role, person, known }: (typeof people)[number]) {
  if (known) return signedIn(page, person);
  host.fault({ method: 'GET', path: /\/identities\/my\/$/ }, faults.changed(renamed(role)));
  await signIn(page, person);
  await expect(page).toHaveURL('/misc/not-authorized');
}

for (const visitor of people) {
  test(`AZ01: ${visitor.role} × every address of the site map`, async ({ page, host, watch }) => {
    test.setTimeout(600_000);
    watch.exempt(/identities\/staff/, 'this host keeps no staff list');
    watch.exempt(/status of 404 .*care\/enrolments\/p1/, 'nobody is being registered there');
    await enter(page, host, visitor);
    for (const place of inOrder) {
      await arriveAt(page, place.address);
      if (isOpen(place)) continue;
      const expected = mayOpen(place, visitor.role)
        ? (leadsTo[place.address] ?? place.address)
        : '/misc/not-authorized';
      await expect(page, place.address).toHaveURL(expected);
    }
  });
}

test('AZ03: as USER no link of the frame leads to where the role may not go', async ({ page }) => {
  await signedIn(page, 'nurse', '/userlist');
  await page.getByRole('button', { name: /^User menu of/ }).click();
  const links = await page
    .locator('nav a[href], aside a[href], header a[href], [role="menu"] a[href]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const own = [...new Set(links.filter((href) => href.startsWith('/')))];
  expect(own.length).toBeGreaterThan(6);
  for (const href of own) {
    await arriveAt(page, href);
    await expect(page, href).not.toHaveURL('/misc/not-authorized');
  }
});
