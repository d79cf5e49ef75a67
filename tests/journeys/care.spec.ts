import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import {
  bruno,
  brunosBundle,
  closeImport,
  foreignBundle,
  hasForeignBundle,
  importDialog,
  importFiles,
  jsonFile,
} from './files';
import {
  heading,
  type Person,
  recordPressure,
  search,
  signedIn,
  signInButton,
  signOut,
  worklistLinks,
} from './steps';

const note = 'Called him: he had missed two doses. Takes them now, measures again tonight.';

interface Subject {
  name: string;
  file: Parameters<typeof importFiles>[1];
  /** A year with readings, and what the newest of them was. */
  newest: string;
}

const invented: Subject = {
  name: `${bruno.given} ${bruno.family}`,
  file: [jsonFile('bruno.json', brunosBundle())],
  newest: bruno.newest,
};
const foreign: Subject = { name: 'Dirk Kuhlman', file: foreignBundle, newest: '2021' };

/** One patient's story from the file of another system to the closed alert, in one go. */
async function careFor(page: Page, { name, file, newest }: Subject): Promise<void> {
  const alertTable = () => page.getByRole('table', { name: /^Alerts, most urgent/ });

  await test.step('import', async () => {
    expect(await importFiles(page, file)).toContain('1 patient: 1 new');
    await closeImport(page);
  });

  await test.step('find', async () => {
    await search(page, name);
    await worklistLinks(page).getByText(name).click();
    await expect(heading(page)).toHaveText(name);
  });

  await test.step('read the blood pressure by year', async () => {
    await page.getByRole('link', { name: 'Monitoring', exact: true }).click();
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Year');
    await expect(page.getByText(/Blood pressure: no data/)).toBeVisible();
    await page.getByRole('button', { name: 'Newest data' }).click();
    await expect(page.getByText(/Mean \d+\/\d+\smmHg/)).toBeVisible();
    await expect(page.locator('canvas')).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Show as' }).getByText('Table', { exact: true }).click();
    await expect(page.getByRole('table').last()).toContainText(newest.replace(' mmHg', ''));
  });

  await test.step('record a severe pressure', () => recordPressure(page, 190, 115));

  await test.step('see the alert on dashboard, list and record', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('main')).toContainText(name);
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText('190/115');
    await page.goto('/alerts');
    const row = alertTable().getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Critical');
    await expect(row).toContainText('190/115');
    await row.getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByRole('main')).toContainText('Blood pressure 190/115');
  });

  await test.step('acknowledge and resolve', async () => {
    const sections = page.getByRole('navigation', { name: 'Sections of the record' });
    await sections.getByRole('link', { name: 'Monitoring', exact: true }).click();
    await sections.getByRole('link', { name: 'Alerts' }).click();
    await page
      .getByRole('table', { name: 'Active alerts' })
      .getByRole('link', { name: 'Severely high blood pressure' })
      .click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(panel).toContainText('Acknowledged by');
    const form = panel.getByRole('form', { name: 'Resolve' });
    await form.getByRole('button', { name: 'Resolve' }).click();
    await expect(form).toContainText('Choose an outcome');
    await form.getByLabel('Outcome').selectOption({ label: 'Advice given by phone' });
    await form.getByLabel('Note').fill(note);
    await form.getByRole('button', { name: 'Resolve' }).click();
    // Stored only once the form has gone: its own choice of outcomes holds the same words.
    await expect(form).toBeHidden();
    await expect(panel).toContainText('Advice given by phone');
    await panel.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('reload: all of it is still there', async () => {
    await page.reload();
    await expectClosedAlert(page);
  });
}

async function expectClosedAlert(page: Page): Promise<void> {
  await page
    .getByRole('table', { name: 'Earlier alerts' })
    .getByRole('link', { name: 'Severely high blood pressure' })
    .click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('Advice given by phone');
  await expect(panel).toContainText(note);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
}

async function story(page: Page, person: Person, subject: Subject): Promise<void> {
  await signedIn(page, person);
  await careFor(page, subject);
  const address = page.url();

  await test.step('a second tab shows the same', async () => {
    const other = await page.context().newPage();
    await other.goto(address);
    await expect(heading(other)).toHaveText(subject.name);
    await expectClosedAlert(other);
    await other.close();
  });

  await test.step('after signing out nothing of it is left', async () => {
    await signOut(page);
    await expect(page.getByText(subject.name)).toHaveCount(0);
    for (let step = 0; step < 3; step += 1) {
      await page.goBack();
      await expect(signInButton(page)).toBeVisible();
      expect(await page.locator('body').innerText()).not.toContain(subject.name);
      expect(await page.title()).not.toContain(subject.name);
    }
  });
}

for (const person of ['nurse', 'admin'] as const) {
  const tag = person === 'nurse' ? '@quick' : '@long';
  test(
    `the day of a care team, as ${person}: from an imported file to a closed alert`,
    { tag },
    async ({ page }) => {
      await story(page, person, invented);
    },
  );
}

test('the same with a file that another system wrote', { tag: '@long' }, async ({ page }) => {
  test.skip(!hasForeignBundle, `${foreignBundle} is not here: real files were left out`);
  await story(page, 'nurse', foreign);
});

test('what happens in one tab is seen in the other without reloading', async ({ page, context }) => {
  await signedIn(page, 'nurse');
  const other = await context.newPage();
  await other.goto('/alerts');
  await expect(other.getByRole('table')).toBeVisible();
  await importFiles(page, invented.file);
  await importDialog(page).getByRole('link', { name: invented.name }).click();
  await recordPressure(page, 190, 115);
  await expect(other.getByRole('table').getByRole('row').filter({ hasText: invented.name })).toContainText(
    '190/115',
  );
});
