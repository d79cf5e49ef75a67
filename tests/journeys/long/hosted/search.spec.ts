import type { Page } from '@playwright/test';
import { expect, faults, signedIn, test } from '../../hosted/host';

const search = { method: 'GET', path: /^\/api\/main-search\/data/ };
const hits = (page: Page, group: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('option');
const failure = (page: Page) => page.getByText('Files and contacts could not be loaded.');

async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill(text);
}

test('§2.4 §7 RC02: pages and patients are found whatever becomes of the call for the rest', async ({
  page,
  host,
  watch,
}) => {
  watch.exempt(/main-search/, 'the host fails, or answers something else, on purpose');
  await signedIn(page, 'nurse', '/alerts');
  expect(host.calls.filter(({ path }) => search.path.test(path))).toEqual([]);

  await test.step('it is on its way, and never comes', async () => {
    host.fault(search, faults.hang());
    await find(page, 'al');
    await expect(hits(page, 'Patients')).toHaveText([/Ines Aldag/]);
    await expect(hits(page, 'Pages').first()).toHaveText('Alerts');
    await expect(hits(page, 'Files')).toHaveText(['Loading…']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/userlist\//);
  });

  for (const [what, fault] of [
    ['it fails', faults.answer(403, {})],
    ['it is a page of a proxy', faults.html()],
    ['it is none of ours', faults.answer(200, { searchResult: { Pages: [] } })],
  ] as const) {
    await test.step(what, async () => {
      host.heal();
      host.fault(search, fault);
      await page.goto('/alerts');
      await find(page, 'al');
      await expect(failure(page)).toBeVisible();
      await expect(hits(page, 'Patients')).toHaveText([/Ines Aldag/]);
      await expect(hits(page, 'Pages').first()).toHaveText('Alerts');
      await expect(page.locator('.Toastify__toast')).toHaveCount(0);
    });
  }

  await test.step('Retry asks again, and the host’s own words take the place of ours', async () => {
    host.heal();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(failure(page)).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill('alarms');
    await expect(hits(page, 'Pages')).toHaveText(['Alarms']);
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill('elsewhere');
    await expect(hits(page, 'Pages')).toHaveText(['No Result']);
  });
});
