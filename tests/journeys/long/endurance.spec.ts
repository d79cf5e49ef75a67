import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { heading, signedIn, worklistLinks } from '../steps';

/** What the page holds on to, after the garbage has been collected. */
async function footprint(session: CDPSession) {
  // A first collection frees what only a finaliser of the second can let go.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

const settled = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

/** One round through the application by its own links, ending where it began: nine changes of the route. */
async function walkRound(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const tabs = page.getByRole('navigation', { name: 'Sections of the record' });

  await menu.getByRole('link', { name: 'User', exact: true }).click();
  await settled(page);
  const patient = worklistLinks(page).first();
  const name = await patient.innerText();
  await patient.click();
  await expect(heading(page)).toHaveText(name);
  await settled(page);
  await tabs.getByRole('link', { name: 'Monitoring', exact: true }).click();
  // A week that begins today has no day with readings yet; the one before has.
  await page.getByRole('button', { name: 'Previous period' }).click();
  await expect(page.locator('main canvas').first()).toBeVisible();
  await settled(page);
  await tabs.getByRole('link', { name: 'Alerts' }).click();
  await expect(page).toHaveURL(/\/userlist\/[^/]+\/alerts$/);
  await settled(page);
  await tabs.getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL(/\/userlist\/[^/]+$/);
  await settled(page);
  await menu.getByRole('link', { name: 'Alerts' }).click();
  await expect(heading(page)).toHaveText('Alerts');
  await settled(page);
  await page.getByRole('button', { name: /^User menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  await expect(page).toHaveURL('/user/profile');
  // The profile collapses the menu, which opens for anyone who points at it.
  await expect(menu).toHaveCSS('width', '72px');
  await menu.hover({ position: { x: 36, y: 28 } });
  await expect(menu).toHaveCSS('width', '260px');
  await menu.getByRole('link', { name: 'Nephrodesk' }).click();
  await expect(heading(page)).toHaveText('Dashboard');
  await settled(page);
}

const PER_ROUND = 9;
/** By then the browser has compiled most of what the walk uses; compiled code counts as heap. */
const WARM_UP = 64;
/** So many rounds are enough to find one that nothing passing is part of. */
const SETTLING = 6;

test('RS07: two hundred changes of the route leave nothing behind', async ({ page }) => {
  test.setTimeout(240_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await signedIn(page, 'nurse');
  for (let changes = 0; changes < WARM_UP; changes += PER_ROUND) await walkRound(page);
  const measured = [await footprint(session)];
  for (let changes = 0; changes < 200; changes += PER_ROUND) {
    await walkRound(page);
    measured.push(await footprint(session));
  }
  const figures = measured.map((one) => Object.values(one).join(' ')).join('\n');
  test.info().annotations.push({ type: 'heap, listeners, nodes', description: figures });
  const growth = (key: 'heap' | 'listeners' | 'nodes') =>
    (measured.at(-1)?.[key] ?? Infinity) / (measured[0]?.[key] ?? 0);
  expect(growth('heap'), figures).toBeLessThan(1.2);
  expect(growth('nodes'), figures).toBeLessThan(1.5);
  // What leaks grows with every round; a page that the compiler still holds on to is let go again a round or two later.
  const floor = (rounds: typeof measured) => Math.min(...rounds.map((one) => one.listeners));
  expect(floor(measured.slice(-SETTLING)), figures).toBeLessThanOrEqual(floor(measured.slice(0, SETTLING)));
});
