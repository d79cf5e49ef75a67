import 'temporal-polyfill/global';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { putState, takeState } from '../support/browserState';
import { embedded } from '../support/server';

export const people = {
  nurse: { email: 'nurse@nephrodesk.test', password: 'nephrodesk' },
  admin: { email: 'admin@nephrodesk.test', password: 'nephrodesk' },
} as const;
export type Person = keyof typeof people;

/** Routes of the product's menu and the roles that may open them (specification 2.1). */
export const menuRoutes = {
  everybody: [
    '/userlist',
    '/fluidplanner',
    '/medicinePlanner',
    '/therapeuticEducation',
    '/questioners',
    '/alerts',
  ],
  adminsOnly: [
    '/userCategory',
    '/general',
    '/socialLinks',
    '/serverSetting',
    '/termAndConditions',
    '/notifications',
  ],
} as const;

/** A day of the recent past as people type it, in the zone that the journeys' browsers are in. */
export const dayAgo = (days: number): string =>
  Temporal.Now.plainDateISO('Europe/Berlin').subtract({ days }).toString();

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const userMenu = (page: Page) => page.getByRole('button', { name: /^User menu of/ });
export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

/** The names of the worklist, each a link to the record. */
export const worklistLinks = (page: Page) =>
  page
    .getByRole('table', { name: /^Worklist/ })
    .getByRole('rowheader')
    .getByRole('link');

/** Waits until the page of the path has its heading. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
}

export async function fillIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(people[person].email);
  await page.getByLabel('Password', { exact: true }).fill(people[person].password);
}

/** Signs in on the page that asks for it, or goes to it first; ends on the page that follows. */
export async function signIn(page: Page, person: Person, path = '/'): Promise<void> {
  await page.goto(path);
  await fillIn(page, person);
  await signInButton(page).click();
  await expect(userMenu(page)).toBeVisible();
  await expect(heading(page)).toBeVisible();
}

/** The database that the build without hosts keeps its clinic in. */
const DATABASE = 'nephrodesk';
/** Who is signed in for longer than this has an access token that may run out in the middle of a journey, ms. */
const FRESH_MS = 8 * 60_000;
const signedInStates = new Map<Person, { packed: string; madeAt: number }>();

/** What a browser keeps in which somebody has just signed in, and the sample clinic with it: made once per worker. */
async function stateOf(page: Page, person: Person): Promise<string> {
  const known = signedInStates.get(person);
  if (known && Date.now() - known.madeAt < FRESH_MS) return known.packed;
  const context = await page.context().browser()?.newContext({ baseURL: embedded.origin });
  if (!context) throw new Error('There is no browser to sign in with.');
  const first = await context.newPage();
  await signIn(first, person, '/userlist');
  await expect(worklistLinks(first).first()).toBeVisible();
  const packed = await first.evaluate(takeState, DATABASE);
  signedInStates.set(person, { packed, madeAt: Date.now() });
  await context.close();
  return packed;
}

/**
 * Opens a page as somebody who signed in before, by what their browser keeps. The context must not have opened the
 * application yet. What is about the entrance itself uses `signIn`.
 */
export async function signedIn(page: Page, person: Person, path = '/dashboard'): Promise<void> {
  const packed = await stateOf(page, person);
  const empty = await emptyPage(page.context());
  await empty.evaluate(putState, { database: DATABASE, packed });
  await empty.evaluate(() => localStorage.setItem('nephrodesk.active', String(Date.now())));
  await empty.close();
  await page.goto(path);
  await expect(userMenu(page)).toBeVisible();
  await expect(heading(page)).toBeVisible();
}

/** Signs out by the user menu; ends on the sign-in page. */
export async function signOut(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(signInButton(page)).toBeVisible();
}

/** Narrows the worklist to a name. */
export async function search(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: /^Search by name/ }).fill(name);
  await expect(worklistLinks(page)).toHaveCount(1);
}

export const readingDialog = (page: Page) => page.getByRole('dialog', { name: 'Record reading' });

/** Opens the record of the first of the worklist, with the dialog that records what was drunk; answers its address. */
export async function beginReading(page: Page): Promise<string> {
  await worklistLinks(page).first().click();
  await expect(page).toHaveURL(/\/userlist\/./);
  const path = `${new URL(page.url()).pathname}/telemonitoring?record=water`;
  await page.goto(path);
  await readingDialog(page)
    .getByLabel(/^Fluid intake/)
    .fill('250');
  return path;
}

/** Records a blood pressure in the record that is open, from its header; ends when it is stored. */
export async function recordPressure(page: Page, systolic: number, diastolic: number): Promise<void> {
  await page.getByRole('link', { name: 'Record reading' }).click();
  const dialog = readingDialog(page);
  await dialog.getByLabel(/^Systolic/).fill(String(systolic));
  await dialog.getByLabel(/^Diastolic/).fill(String(diastolic));
  await dialog.getByRole('button', { name: 'Save' }).click();
  // Closed only by what is stored; what is said of it stands for some seconds, which a busy machine may pass over.
  await expect(dialog).toBeHidden();
}

/** Takes every timer from a page: what it does from now on it was told, and did not look up after a while. */
export const stopTimers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const last = Number(setTimeout(() => undefined));
    for (let id = 1; id <= last; id += 1) clearTimeout(id);
  });

/** A page of the same origin that runs nothing and has no policy, for acting as another program. */
export async function emptyPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const body = '<!doctype html><link rel="icon" href="data:,"><title>Empty</title>';
  await page.route('/empty.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/empty.html');
  return page;
}

/**
 * Changes what the browser remembers of the shell, its own and every user's. An open page follows at once, as it does
 * when another tab has changed it.
 */
export async function dress(page: Page, settings: Record<string, string | boolean>): Promise<void> {
  await page.evaluate((chosen) => {
    const own = 'nephrodesk.settings';
    const users = Object.keys(localStorage).filter((key) => key.startsWith(`${own}.`));
    for (const key of [own, ...users]) {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      const newValue = JSON.stringify({ ...kept, ...chosen });
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  }, settings);
}

/** Opens what is folded behind its name; what is open already stays so. */
export async function unfold(within: Locator, name: string): Promise<void> {
  const fold = within.locator('details').filter({ has: within.page().locator('summary', { hasText: name }) });
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}
