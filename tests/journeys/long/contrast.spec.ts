import type { Page } from '@playwright/test';
import { directions, menuThemes, navbarColors, navbarTypes, themes } from '@/shell/settings/lookSettings';
import { expect, test } from '../../support/journey';
import { measureContrast, type Look } from './contrast';
import { dress, heading, signedIn } from '../steps';
import { everyAddress, walkTo } from '../walk';

const areas = '.nd-navbar, .nd-sidebar, .nd-menubar, .nd-footer, .nd-customizer';

/** The direction, which moves everything, changes least. */
const everyLook = (given: {
  themes?: readonly string[];
  types?: readonly string[];
  menus?: readonly string[];
  colours?: readonly string[];
  layout?: string;
}): Look[] =>
  directions.flatMap((direction) =>
    (given.themes ?? themes).flatMap((theme) =>
      (given.types ?? navbarTypes).flatMap((navbarType) =>
        (given.colours ?? navbarColors).flatMap((navbarColor) =>
          (given.menus ?? menuThemes).map((menuTheme) => ({
            layout: given.layout ?? 'vertical',
            direction,
            theme,
            navbarType,
            navbarColor,
            menuTheme,
          })),
        ),
      ),
    ),
  );

/** What no page's menu has at present: an entry that is switched off, and badges of every tone, also on the current one. */
async function addRareEntries(page: Page): Promise<void> {
  await page.evaluate(() => {
    const links = [...document.querySelectorAll('.nd-sidebar .nd-menu > li:has(> a.nd-menu-link)')];
    const current = links.find((item) => item.querySelector('[aria-current]'));
    const plain = links.find((item) => !item.querySelector('[aria-current]'));
    if (!current || !plain) throw new Error('No entries');
    const disabled = plain.cloneNode(true) as Element;
    disabled.firstElementChild?.removeAttribute('href');
    disabled.firstElementChild?.setAttribute('aria-disabled', 'true');
    plain.parentElement?.append(disabled);
    for (const tone of ['primary', 'success', 'danger', 'info', 'warning', 'secondary'])
      for (const item of [current, plain]) {
        const badged = item.cloneNode(true) as Element;
        const badge = document.createElement('span');
        badge.className = `nd-menu-badge badge text-bg-${tone}`;
        badge.textContent = '5';
        badged.firstElementChild?.append(badge);
        plain.parentElement?.append(badged);
      }
  });
}

async function expectReadable(page: Page, looks: readonly Look[]): Promise<void> {
  const outcome = await page.evaluate(measureContrast, { looks: [...looks], areas });
  expect(outcome.findings.slice(0, 10)).toEqual([]);
  expect(outcome.looks).toBe(looks.length);
  expect(Math.min(outcome.texts, outcome.controls)).toBeGreaterThan(30 * looks.length);
}

test('AC08 §2.6: in every look that the customizer offers, the shell can be read', async ({ page }) => {
  // High enough for every entry: a menu that scrolls is drawn again.
  await page.setViewportSize({ width: 1440, height: 1700 });
  await signedIn(page, 'admin', '/medicinePlanner');
  await expect(page.getByRole('link', { name: /^\d+ .*alerts/ })).toBeVisible();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await addRareEntries(page);
  await page.mouse.move(700, 700);
  const looks = everyLook({});
  expect(looks).toHaveLength(6 * 3 * 7 * 4 * 2);
  await expectReadable(page, looks);

  await page.reload();
  await expect(heading(page)).toBeVisible();
  const bar = page.getByRole('banner');
  const opened = everyLook({ types: ['floating'], menus: ['primary'] });
  for (const name of ['Language', /^Demonstration notifications/, /^User menu/]) {
    await bar.getByRole('button', { name }).click();
    await expect(bar.getByRole('menuitem').first()).toBeVisible();
    await expectReadable(page, opened);
    await page.keyboard.press('Escape');
  }
  for (const name of ['Search', 'Choose bookmarks']) {
    await bar.getByRole('button', { name, exact: true }).click();
    await bar.getByRole('combobox').fill('a');
    await expect(bar.locator('.nd-suggestion').first()).toBeVisible();
    await expectReadable(page, opened);
    await bar.getByRole('combobox').press('Escape');
  }

  await page.getByRole('button', { name: 'Theme customizer' }).click();
  await expect(page.getByRole('heading', { name: 'Theme customizer' })).toBeVisible();
  await expectReadable(page, everyLook({ types: ['floating'], colours: ['default'] }));
  await page.keyboard.press('Escape');

  await dress(page, { layout: 'horizontal', navbarType: 'floating' });
  await expect(page.getByRole('link', { name: 'Medicine', exact: true })).toBeVisible();
  await expectReadable(
    page,
    everyLook({
      layout: 'horizontal',
      themes: ['light', 'dark'],
      types: ['static', 'sticky', 'floating'],
      colours: ['default'],
    }),
  );
});

/** What needs no contrast: it cannot be used just now, is not seen itself, or only repeats what stands beside it in words. */
const spared = [
  '[aria-disabled="true"]',
  // The button around it is what is seen.
  '.btn-check',
  '.nd-spark-band',
  '.nd-chart-target',
  '.nd-scale',
  // Its letters are what is read.
  'abbr.badge',
].join();

test(
  'AC08: on every page what axe cannot decide is measured, too, light and dark',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(600_000);
    await signedIn(page, 'admin');
    const looks = everyLook({
      themes: ['light', 'dark'],
      types: ['floating'],
      menus: ['primary'],
      colours: ['default'],
    });
    const found: Record<string, string[]> = {};
    let texts = 0;
    for (const address of await everyAddress(page)) {
      await walkTo(page, address);
      const outcome = await page.evaluate(measureContrast, { looks, areas: 'main', spared });
      texts += outcome.texts;
      for (const { what, ratio, least, firstIn } of outcome.findings)
        (found[`${what} ${ratio} < ${least} (${firstIn})`] ??= []).push(address);
    }
    expect(found).toEqual({});
    expect(texts).toBeGreaterThan(10_000);
  },
);
