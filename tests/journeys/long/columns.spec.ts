import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { heading, signIn, worklistLinks } from '../steps';

const column = (page: Page, id: string) => page.locator(`.nd-worklist thead th[data-column="${id}"]`);
const handle = (page: Page, id: string) => column(page, id).locator('.nd-width-handle');

async function boxOf(page: Page, id: string) {
  const box = await column(page, id).boundingBox();
  if (!box) throw new Error(`the column ${id} is not shown`);
  return box;
}

/** Drags the end of a column by so many pixels, and lets go unless told to keep it. */
async function drag(page: Page, id: string, by: number, letsGo = true): Promise<void> {
  const box = await handle(page, id).boundingBox();
  if (!box) throw new Error(`the column ${id} has no handle`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 3 });
  await page.mouse.move(x + by, y, { steps: 3 });
  if (letsGo) await page.mouse.up();
}

for (const dir of ['ltr', 'rtl'] as const)
  test(
    `the columns of the worklist are dragged wider and narrower, ${dir} (§3 #9)`,
    { tag: '@long' },
    async ({ page }) => {
      const outwards = dir === 'rtl' ? -1 : 1;
      await page.setViewportSize({ width: 1440, height: 900 });
      await signIn(page, 'nurse', '/userlist');
      await expect(worklistLinks(page).first()).toBeVisible();
      if (dir === 'rtl') await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
      const first = await worklistLinks(page).first().textContent();
      const { width: usual } = await boxOf(page, 'pressure');

      await drag(page, 'pressure', 120 * outwards);
      expect((await boxOf(page, 'pressure')).width).toBeCloseTo(usual + 120, -1);
      const { width: wide } = await boxOf(page, 'pressure');

      // What stands in a column is never cut off, however far it is dragged.
      await drag(page, 'water', -600 * outwards);
      const cut = await page
        .locator('.nd-worklist tbody td[data-column="water"]')
        .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
      expect(cut).toBe(0);

      await drag(page, 'pressure', 90 * outwards, false);
      await page.keyboard.press('Escape');
      await page.mouse.up();
      expect((await boxOf(page, 'pressure')).width).toBeCloseTo(wide, -1);
      // To drag is not to sort, and opens nobody.
      expect(await worklistLinks(page).first().textContent()).toBe(first);
      await expect(page).toHaveURL(/\/userlist$/);

      await page.reload();
      await expect(heading(page)).toBeVisible();
      await expect(worklistLinks(page).first()).toBeVisible();
      expect((await boxOf(page, 'pressure')).width).toBeCloseTo(wide, -1);
      await page.getByRole('button', { name: 'Columns', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Columns, widths and row height' });
      const choice = dialog.getByRole('combobox', { name: /^Width of “BP and/ });
      await expect(choice).toHaveValue(String(Math.round(wide)));
      await dialog.getByRole('button', { name: 'Default columns' }).click();
      await expect(choice).toHaveValue('');
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      expect((await boxOf(page, 'pressure')).width).toBeCloseTo(usual, -1);

      await drag(page, 'pressure', 60);
      await handle(page, 'pressure').dblclick();
      expect((await boxOf(page, 'pressure')).width).toBeCloseTo(usual, -1);
    },
  );
