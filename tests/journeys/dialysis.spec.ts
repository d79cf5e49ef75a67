import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { bruno, brunosBundle, closeImport, importFiles, jsonFile } from './files';
import { dayAgo, open, search, signedIn, worklistLinks } from './steps';

const name = `${bruno.given} ${bruno.family}`;

/** Opens the form of a session that began yesterday morning. */
async function newSession(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Enter session' }).click();
  const form = page.getByRole('dialog', { name: 'Enter session' });
  await form
    .getByLabel(/^Start/)
    .first()
    .fill(dayAgo(1));
  await form.getByLabel(/time/i).first().fill('08:00');
  return form;
}

test(
  'a session is refused above 13 mL/kg/h, and a cloudy bag is on the worklist at once',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse');
    await importFiles(page, [jsonFile('bruno.json', brunosBundle())]);
    await closeImport(page);
    await search(page, name);
    await worklistLinks(page).getByText(name).click();
    await page.getByRole('link', { name: 'Monitoring', exact: true }).click();
    await page.getByRole('link', { name: 'Dialysis', exact: true }).click();
    await expect(page.getByText('No dialysis sessions')).toBeVisible();
    const table = page.getByRole('table', { name: 'Dialysis sessions, newest first' });

    await test.step('the rate stands beside what is typed; above 13 nothing is saved', async () => {
      const form = await newSession(page);
      await form.getByLabel('Weight before').fill('78');
      await form.getByLabel('Weight after').fill('75');
      await form.getByLabel('Ultrafiltration volume').fill('4200');
      await form.getByLabel('Duration').fill('240');
      await expect(form.getByText(/14\.0\smL\/kg\/h, too high to be saved/)).toBeVisible();
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByText(/cannot be saved/).first()).toBeVisible();
      await form.getByLabel('Ultrafiltration volume').fill('2400');
      await expect(form.getByText(/8\.0\smL\/kg\/h/)).toBeVisible();
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toBeHidden();
      await expect(table.getByText(/8\.0\smL\/kg\/h/)).toBeVisible();
    });
    await test.step('a cloudy bag is a critical alert', async () => {
      const form = await newSession(page);
      await form.getByLabel('Kind').selectOption({ label: 'Peritoneal dialysis' });
      await form.getByLabel(/^Filled/).fill('8000');
      await form.getByLabel(/^Drained/).fill('8600');
      await form.getByLabel('Bag').selectOption({ label: 'Cloudy' });
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toBeHidden();
      await expect(table.getByText(/Cloudy/)).toBeVisible();
      await open(page, '/userlist');
      await search(page, name);
      await expect(
        page.getByText('Cloudy bag of peritoneal dialysis: suspect peritonitis.').first(),
      ).toBeVisible();
    });
  },
);
