import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { dress, heading, signedIn, signIn, signOut } from './steps';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name });
const group = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true });
/** Also while it is out of sight. */
const drawer = (page: Page) => page.locator('.nd-sidebar');
const searchBox = (page: Page) => drawer(page).locator('input');

const EXPANDED = 260;
const COLLAPSED = 72;
async function hasWidth(page: Page, width: number): Promise<void> {
  await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBe(width);
}
const awayFromMenu = (page: Page) => page.mouse.move(900, 400);

test(
  '§2.1 §2.2 §6: the product’s menu holds what a role may open, and finds nothing else',
  { tag: '@long' },
  async ({ page }) => {
    const hits = sidebar(page).getByRole('option');
    const find = async (text: string) => {
      await searchBox(page).fill(text);
      await expect(hits).not.toHaveCount(0);
      return hits.allInnerTexts();
    };
    await signedIn(page, 'nurse', '/alerts');
    await expect(sidebar(page).locator('.nd-menu-header')).toHaveText(['Menus']);
    await expect(sidebar(page).locator('.nd-menu-link')).toHaveCount(6);
    for (const kept of ['category', 'general', 'server', 'notif', 'sett']) {
      expect(await find(kept), kept).toEqual(['No Result']);
    }
    await find('medic');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/medicinePlanner');
    await expect(heading(page)).toBeFocused();
    await signOut(page);

    await signIn(page, 'admin', '/alerts');
    await expect(sidebar(page).locator('.nd-menu-header')).toHaveText(['Menus', 'Settings']);
    await expect(group(page, 'Settings')).toHaveAttribute('aria-expanded', 'false');
    await searchBox(page).fill('general');
    await expect(hits).toHaveText(['General, Settings']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/general');
    await expect(group(page, 'Settings')).toHaveAttribute('aria-expanded', 'true');
    await expect(heading(page)).toBeFocused();
    // Six are offered at most.
    expect(await find('e')).toHaveLength(6);
    await page.keyboard.press('Escape');

    await hasWidth(page, EXPANDED);
    await page.getByRole('button', { name: /^User menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
    await expect(page).toHaveURL('/user/profile');
    await hasWidth(page, COLLAPSED);
    await page.goBack();
    await expect(page).toHaveURL('/general');
    await hasWidth(page, EXPANDED);

    // Beside the page at 1201 px an expansion lasts until the pointer leaves, though the focus goes to the new page.
    await dress(page, { sidebarCollapsed: true });
    await page.setViewportSize({ width: 1201, height: 800 });
    await awayFromMenu(page);
    await link(page, 'Questioners').hover();
    await link(page, 'Questioners').click();
    await expect(heading(page)).toBeFocused();
    await hasWidth(page, EXPANDED);
    await awayFromMenu(page);
    await hasWidth(page, COLLAPSED);
  },
);
