import type { Page } from '@playwright/test';
import { allMessages } from '../../support/allMessages';
import { expect, test } from '../../support/journey';
import { signedIn } from '../steps';

/** A longer walk: `WALK_RUNS=500 WALK_ACTIONS=200 WALK_SEED=7 npx playwright test randomWalk`. */
const RUNS = Number(process.env.WALK_RUNS ?? 8);
const ACTIONS = Number(process.env.WALK_ACTIONS ?? 40);
const FIRST_SEED = Number(process.env.WALK_SEED ?? 20_261_120);
/** A field that is on its way out or gets other choices is left after this time, ms: it is no fault of the page. */
const FIELD_PATIENCE_MS = 5_000;

const crashes = Object.values(allMessages).flatMap((words) => [
  words['app.crashTitle'],
  words['app.crashAllTitle'],
]);
const signOutWords = Object.values(allMessages).map((words) => words['shell.logOut']);

/** The generator mulberry32: the same numbers between 0 and 1 for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Spot {
  x: number;
  y: number;
  name: string;
}

/** One of the controls that a mouse would hit now; whatever lies under a dialog or leaves the application is none. */
function findSpot(page: Page, share: number): Promise<Spot | null> {
  return page.evaluate(
    ([part, forbidden]) => {
      const controls = [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, [role="menuitem"], label.btn, tbody tr[tabindex]',
        ),
      ].filter((element) => {
        if (element.matches(':disabled, [target], [download], .nd-skip') || element.closest('[inert]'))
          return false;
        if (element instanceof HTMLAnchorElement && element.origin !== window.location.origin) return false;
        return element.checkVisibility() && !forbidden.includes(element.innerText.trim());
      });
      // From the chosen one on, the first that is not covered.
      const start = Math.floor(part * controls.length);
      for (const element of [...controls.slice(start), ...controls.slice(0, start)]) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        if (hit && (element.contains(hit) || hit.closest('a, button, tr') === element))
          return { x, y, name: (element.getAttribute('aria-label') ?? element.innerText).slice(0, 60) };
      }
      return null;
    },
    [share, signOutWords] as const,
  );
}

async function press(page: Page, random: () => number): Promise<string> {
  const keys = ['Escape', 'Tab', 'Enter', 'ArrowDown', 'j', 'k', '/'];
  const key = keys[Math.floor(random() * keys.length)] ?? 'Escape';
  // Where Enter would end the session the walk would end too.
  const focused = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? '');
  if (key === 'Enter' && signOutWords.includes(focused.trim())) return 'nothing';
  await page.keyboard.press(key);
  return `key ${key}`;
}

async function filter(page: Page, random: () => number): Promise<string> {
  const fields = page.locator('main').locator('input[type="search"]:visible, select:visible');
  // These elements and no others from here on: the page may still be on its way to another.
  const handles = await fields.elementHandles();
  const field = handles[Math.floor(random() * handles.length)];
  if (!field) return press(page, random);
  const options = (await field.$$('option')).length;
  const words = ['a', 'mar', 'zzz', ''];
  const word = words[Math.floor(random() * words.length)] ?? '';
  try {
    const patience = { force: true, timeout: FIELD_PATIENCE_MS };
    if (options > 0) await field.selectOption({ index: Math.floor(random() * options) }, patience);
    else await field.fill(word, patience);
  } catch (thrown) {
    const isGone = !(await field.evaluate((element) => element.isConnected));
    // Choosing waits for its choice, and the list may have become shorter since it was counted.
    if (!isGone && (await field.$$('option')).length >= options) throw thrown;
    return 'filter gone';
  }
  return `filter ${options > 0 ? 'choice' : 'text'}`;
}

/** Only as far as the application reaches: beyond is the empty page that every tab begins with. */
async function turnBack(page: Page, random: () => number): Promise<string> {
  const way = random() < 0.3 ? 'canGoForward' : 'canGoBack';
  const isOpen = await page.evaluate(
    (direction) => (window as unknown as { navigation: Record<string, boolean> }).navigation[direction],
    way,
  );
  if (!isOpen) return 'end of the way';
  if (way === 'canGoForward') await page.goForward();
  else await page.goBack();
  return way === 'canGoForward' ? 'forward' : 'back';
}

async function act(page: Page, random: () => number): Promise<string> {
  const kind = random();
  const share = random();
  if (kind < 0.1) return turnBack(page, random);
  if (kind < 0.2) return press(page, random);
  if (kind < 0.3) return filter(page, random);
  const spot = await findSpot(page, share);
  if (!spot) return press(page, random);
  await page.mouse.click(spot.x, spot.y);
  return spot.name.replaceAll(/\s+/g, ' ');
}

/** What every moment of every walk must show: something, and no page that has crashed. */
async function check(page: Page, trail: readonly string[]): Promise<void> {
  const walked = trail.join(' › ');
  const root = page.locator('#root');
  await expect(root.locator('.nd-late'), walked).toHaveCount(0);
  await expect(root, walked).toHaveText(/\S/);
  const shown = await root.innerText();
  for (const words of crashes) expect(shown, walked).not.toContain(words);
}

for (let run = 0; run < RUNS; run += 1) {
  const seed = FIRST_SEED + run;
  test(`RS08: a random walk meets no error and no empty page, seed ${seed}`, async ({ page }) => {
    // A walk of the usual length has the time of every journey.
    if (ACTIONS > 40) test.setTimeout(ACTIONS * 6_000);
    const person = run % 2 === 0 ? 'nurse' : 'admin';
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error.stack)));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    // The window of the system would stand in front of everything else.
    page.on('filechooser', () => undefined);
    // Leaving a half-filled form asks first; the walk leaves.
    page.on('dialog', (dialog) => void dialog.accept());
    await signedIn(page, person);
    const random = createRandom(seed);
    const trail = [`seed ${seed}`];
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (let action = 0; action < ACTIONS; action += 1) {
      trail.push(await act(page, random));
      await check(page, trail);
      expect(errors, trail.join(' › ')).toEqual([]);
    }
  });
}
