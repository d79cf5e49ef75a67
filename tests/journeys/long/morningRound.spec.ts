import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { heading, signedIn, unfold, worklistLinks } from '../steps';

const table = (page: Page) => page.getByRole('table', { name: /^Worklist/ });
const rows = (page: Page) => table(page).locator('tbody tr');
const drawer = (page: Page) => page.locator('.offcanvas.show');
const left = (page: Page) => page.locator('.nd-filter-count');

/** Waits until the list says how many patients are left. */
const expectLeft = (page: Page, count: number) =>
  expect(left(page)).toHaveText(count === 1 ? '1 patient' : `${count} patients`);

async function countIn(page: Page, section: string): Promise<number> {
  await page.goto(`/userlist?section=${section}&size=50`);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return Number.parseInt(await left(page).innerText(), 10);
}

test.describe('at a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('§2.2 §3 #10: a physician goes round all patients without the mouse', async ({ page }) => {
    await signedIn(page, 'admin', '/userlist?size=50');
    await expectLeft(page, 48);

    await test.step('find one by name, look, and come back to the list', async () => {
      const name = await worklistLinks(page).nth(3).innerText();
      await page.keyboard.press('/');
      await page.keyboard.type(name);
      await expectLeft(page, 1);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await expectLeft(page, 48);
    });

    await test.step('every critical and high patient: acknowledged, decided, reviewed', async () => {
      await page.goto('/userlist?unreviewed=1&size=50');
      await expectLeft(page, 48);
      await expect(rows(page).first()).toBeVisible();
      await page.keyboard.press('j');
      await expect(rows(page).first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(drawer(page)).toBeVisible();
      const urgent = /Critical|High/;
      let reviewed = 0;
      for (; reviewed < 20; reviewed += 1) {
        const severity = await drawer(page).locator('.nd-severity').first().innerText();
        if (!urgent.test(severity)) break;
        const acknowledge = drawer(page).getByRole('button', { name: 'Acknowledge alert' });
        if (await acknowledge.isVisible()) {
          await page.keyboard.press('a');
          const ask = page.getByRole('dialog', { name: /^Acknowledge the critical alert/ });
          if (severity.includes('Critical')) {
            await expect(ask).toBeVisible();
            await ask.getByRole('button', { name: 'Acknowledge' }).press('Enter');
            await expect(ask).toBeHidden();
          }
        }
        const name = await drawer(page).getByRole('heading', { level: 2 }).innerText();
        await drawer(page).getByRole('heading', { level: 2 }).focus();
        await page.keyboard.press('e');
        await expect(drawer(page)).toContainText('Last reviewed');
        await page.keyboard.press('j');
        await expect(drawer(page).getByRole('heading', { level: 2 })).not.toHaveText(name);
      }
      expect(reviewed).toBeGreaterThan(3);
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await expectLeft(page, 48 - reviewed);
    });

    await test.step('close one with its outcome, and return to the list as it was', async () => {
      await page.goto('/userlist?section=critical&size=50');
      await expect(rows(page).first()).toBeVisible();
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await drawer(page).getByRole('listitem').getByRole('link').first().press('Enter');
      await unfold(page.getByRole('dialog'), 'Resolve');
      const form = page.getByRole('form', { name: 'Resolve' });
      await form.getByLabel('Outcome').selectOption({ label: 'Advice given by phone' });
      await form.getByLabel('Note').fill('Measured again under our eyes: 142/84.');
      await form.getByRole('button', { name: 'Resolve' }).press('Enter');
      await expect(page.locator('.offcanvas-body :focus')).toContainText('Resolved by Amelia Brandt');
      await page.keyboard.press('Escape');
      // Keys of the page wait until nothing lies over it.
      await expect(page.locator('.offcanvas-backdrop')).toHaveCount(0);
      await page.keyboard.press('g');
      await page.keyboard.press('u');
      await expect(heading(page)).toHaveText('Patients');
      await expect(page).toHaveURL(/section=critical/);
    });

    await test.step('the rest by section, in a tight loop', async () => {
      await page.goto('/userlist?unreviewed=1&size=50');
      await expect(rows(page).first()).toBeVisible();
      for (let rest = Number.parseInt(await left(page).innerText(), 10); rest > 0; rest -= 1) {
        await expectLeft(page, rest);
        await page.keyboard.press('j');
        await expect(rows(page).first()).toBeFocused();
        await page.keyboard.press('e');
      }
      await expectLeft(page, 0);
      await expect(page.getByText('No patient matches')).toBeVisible();
    });

    await page.goto('/userlist?size=50');
    await expectLeft(page, 48);
    await expect(rows(page).filter({ hasText: 'Amelia Brandt' })).toHaveCount(48);
    expect(await countIn(page, 'stable')).toBeGreaterThan(20);
  });
});

for (const [list, width] of [
  ['/userlist', 1280],
  ['/alerts', 1440],
] as const)
  test(`beside the list of ${list} at ${width} px, one row after the other is shown and the list stays in use`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signedIn(page, 'nurse', list);
    const lines = page.getByRole('main').locator('tbody tr');
    for (const at of [0, 3, 1]) {
      await lines.nth(at).getByRole('cell').nth(2).click();
      await expect(lines.nth(at)).toHaveAttribute('aria-current', 'true');
      const patient = await lines.nth(at).getByRole('link').first().innerText();
      await expect(drawer(page)).toContainText(patient.split('\n')[0] ?? '');
    }
    const [panel, scroller] = await Promise.all([
      drawer(page).boundingBox(),
      page.locator('.nd-table-scroller').boundingBox(),
    ]);
    expect(panel && panel.y + panel.height).toBeLessThanOrEqual(900);
    expect(scroller && scroller.x + scroller.width).toBeLessThan(panel?.x ?? 0);
    // The list's keys are its own, and the panel's stay with the panel.
    await lines.nth(1).focus();
    await page.keyboard.press('j');
    await expect(lines.nth(2)).toBeFocused();
    await expect(lines.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
  });

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test('§2.2: a nurse goes round by touch, records readings and marks who was seen', async ({ page }) => {
    await signedIn(page, 'nurse', '/userlist?section=noData');
    await expect(rows(page).first()).toBeVisible();
    const silent = Number.parseInt(await left(page).innerText(), 10);
    expect(silent).toBeGreaterThan(1);
    for (let seen = 0; seen < 2; seen += 1) {
      await rows(page).first().getByRole('cell').nth(1).tap();
      await expect(drawer(page)).toBeVisible();
      const name = await drawer(page).getByRole('heading', { level: 2 }).innerText();
      await drawer(page).getByRole('button', { name: 'Mark reviewed' }).tap();
      await expect(drawer(page)).toContainText('Last reviewed');
      await drawer(page).getByRole('link', { name: 'Record reading' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Record reading' });
      await dialog.getByLabel(/^Systolic/).fill('128');
      await dialog.getByLabel(/^Diastolic/).fill('79');
      await dialog.getByRole('button', { name: 'Save' }).tap();
      await expect(page.getByText('Recorded: 128/79 mmHg.').first()).toBeVisible();
      await expect(heading(page)).toHaveText(name);
      // It is told above, in the middle: the thumb works below.
      const toast = await page.locator('.Toastify__toast').first().boundingBox();
      expect(Math.abs((toast?.x ?? 0) + (toast?.width ?? 0) / 2 - 410)).toBeLessThan(12);
      expect(toast?.y).toBeLessThan(150);
      // The list is as it was left, without the patients who are silent no longer.
      await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'User' }).tap();
      await expect(page).toHaveURL(/section=noData/);
      await expectLeft(page, silent - seen - 1);
      await expect(table(page)).not.toContainText(name);
    }
    await page.getByRole('button', { name: 'Remove filter Triage: No data' }).tap();
    await expect(rows(page)).toHaveCount(25);
    await rows(page).first().getByRole('checkbox').tap();
    await page.getByRole('button', { name: 'Set referent' }).tap();
    const bulk = page.getByRole('dialog', { name: 'Set referent' });
    await bulk.getByRole('combobox').fill('Nuno Carvalho');
    await bulk.getByRole('button', { name: 'Change 1 patient' }).tap();
    await expect(page.getByText('1 patient changed.')).toBeVisible();
  });
});
