import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aClinicServer, type ClinicServer } from '../../support/clinicServer';
import { expect, test as base } from '../../support/journey';
import { startMailServer, type MailServer } from '../../support/mailServer';
import { bundleOf } from '../../support/bundle.mjs';
import { closeImport, foreignBundle, hasForeignBundle, importFiles, jsonFile } from '../files';
import {
  heading,
  open,
  recordPressure,
  signedIn,
  signIn,
  signInButton,
  stopTimers,
  userMenu,
  worklistLinks,
} from '../steps';
import { followPotassium } from './potassium';

const ada = { email: 'ada@clinic.example', password: 'tulip anchor river' };
const nora = { first: 'Nora', last: 'Reis', email: 'nora@clinic.example', password: 'three blue herons' };

interface Fixtures {
  mail: MailServer;
  /** Ada's and Nora's clinic, empty, and not yet started. */
  server: ClinicServer;
  /** With invented patients, printed accounts and the FHIR door, started. */
  sample: ClinicServer;
}

const test = base.extend<Fixtures>({
  // Playwright takes the fixtures a fixture needs from its first parameter's pattern.
  // oxlint-disable-next-line no-empty-pattern
  mail: async ({}, provide) => {
    const mail = await startMailServer();
    await provide(mail);
    await mail.close();
  },
  server: async ({ mail }, provide) => {
    const server = await aClinicServer({ SMTP_URL: mail.url, MAIL_FROM: 'nephrodesk@clinic.example' });
    await provide(server);
    await server.remove();
  },
  // oxlint-disable-next-line no-empty-pattern
  sample: async ({}, provide) => {
    const server = await aClinicServer({ SAMPLE_CLINIC: 'on', FHIR: 'on' });
    await server.start();
    await provide(server);
    await server.remove();
  },
});
// One after the other: both build the same program.
test.describe.configure({ mode: 'default' });

/** The bundles that another system wrote, where they are; otherwise two like them. */
const bundles = hasForeignBundle
  ? readdirSync(dirname(foreignBundle)).map((name) => join(dirname(foreignBundle), name))
  : ['Ada', 'Bruno'].map((given) =>
      jsonFile(`${given}.json`, bundleOf({ id: given, given, family: 'Halden', pressures: [], weights: [] })),
    );

async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(signInButton(page)).toBeVisible();
}

async function enter(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await signInButton(page).click();
  await expect(userMenu(page)).toBeVisible();
  await expect(heading(page)).toBeVisible();
}

/** What the worklist says of everybody, row by row. */
async function worklist(page: Page): Promise<string[]> {
  await open(page, '/userlist');
  await expect(worklistLinks(page)).toHaveCount(bundles.length);
  const rows = page.getByRole('table', { name: /^Worklist/ }).getByRole('row');
  return (await rows.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
}

const SEVERE = 'Severely high blood pressure';

/** What the server puts above every page. */
const notice = (page: Page) => page.getByText(/^(Sample clinic|Beispielklinik)/).filter({ visible: true });

test('a sample clinic says so on every page, in the language of the page', async ({ sample, profile }) => {
  test.slow();
  const page = await (await profile({ baseURL: sample.origin })).newPage();
  for (const path of ['/', '/pages/register', '/nowhere']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(notice(page)).toHaveText('Sample clinic: invented people. Do not enter real patients.');
    await expect(notice(page)).toBeInViewport();
  }
  await expect(page.getByText('Sample accounts')).toHaveCount(0);
  await signIn(page, 'nurse', '/userlist');
  await expect(worklistLinks(page).first()).toBeVisible();
  const kept = page.waitForResponse(/\/iam\/identities\/my\/language$/);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect(notice(page)).toHaveText(
    'Beispielklinik: erfundene Personen. Geben Sie keine echten Patienten ein.',
  );
  // Mails to her are in German from now on.
  expect((await kept).status()).toBe(204);
});

test('a potassium of 6.6 by FHIR is critical on an open dashboard at once, called and closed', async ({
  sample,
  profile,
}) => {
  test.slow();
  const nurse = await (await profile({ baseURL: sample.origin })).newPage();
  await followPotassium(sample, nurse);
});

test('a team on one record: invited by mail, told at once, killed and there again, taken home as a file', async ({
  server,
  mail,
  page: home,
  profile,
  watch,
}, testInfo) => {
  // It builds the program and starts it twice.
  test.slow();
  const own = { baseURL: server.origin };
  const [admin, nurse] = [await (await profile(own)).newPage(), await (await profile(own)).newPage()];
  const file = testInfo.outputPath('clinic.json.gz');

  await test.step('the server starts, and its operator makes the first administrator', async () => {
    await server.start();
    const link = /http:\S+token=\w+/.exec(await server.command('admin', ada.email))?.[0] ?? '';
    await setPassword(admin, link, ada.password);
    await enter(admin, ada);
  });

  await test.step('she invites a nurse, who comes in by the link of the mail', async () => {
    await open(admin, '/userlist?view=staff');
    await admin.getByRole('button', { name: 'Invite' }).click();
    const form = admin.getByRole('dialog', { name: 'Invite somebody' });
    await form.getByLabel(/^First name/).fill(nora.first);
    await form.getByLabel(/^Last name/).fill(nora.last);
    await form.getByLabel(/^Email/).fill(nora.email);
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect(admin.getByRole('row', { name: /Nora Reis/ }).getByText('Invited')).toBeVisible();
    await expect(
      admin.getByRole('row', { name: ada.email }).getByText('Active', { exact: true }),
    ).toBeVisible();
    const link = () => {
      const invitation = mail.mails.find(({ to }) => to.includes(nora.email));
      return /http:\S+token=\w+/.exec(invitation?.text ?? '')?.[0] ?? '';
    };
    await expect.poll(link).toContain(server.origin);
    await expect(admin.getByRole('region', { name: 'Messages sent' })).toHaveCount(0);
    await setPassword(nurse, link(), nora.password);
    await enter(nurse, nora);
    await expect(
      nurse.getByRole('button', { name: `User menu of ${nora.first} ${nora.last}` }),
    ).toBeVisible();
  });

  await test.step('she imports the patients of another system', async () => {
    await open(admin, '/dashboard');
    expect(await importFiles(nurse, bundles)).toContain(`${bundles.length} patients: ${bundles.length} new`);
    await closeImport(nurse);
    await expect(worklistLinks(nurse)).toHaveCount(bundles.length);
  });

  const name = await worklistLinks(nurse).first().innerText();
  await test.step('she records 190/115, and his open dashboard shows it by itself', async () => {
    await worklistLinks(nurse).first().click();
    await expect(heading(nurse)).toHaveText(name);
    const told = admin.getByRole('listitem').filter({ hasText: name }).filter({ hasText: '190/115' });
    await expect(told).toHaveCount(0);
    // From now on it shows what it was told of, and nothing that it looked up after a while.
    await stopTimers(admin);
    const stored = nurse.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/care/readings'),
    );
    const shown = expect(told.first())
      .toBeVisible()
      .then(() => Date.now());
    const storedAt = stored.then(() => Date.now());
    await recordPressure(nurse, 190, 115);
    const took = `${(await shown) - (await storedAt)} ms`;
    testInfo.annotations.push({ type: 'reading stored to alert on another screen', description: took });
    await expect(told.first()).toContainText('Critical');
    await expect
      .poll(() => mail.mails.filter(({ text }) => text.includes('/alerts?alert=')).length)
      .toBeGreaterThan(0);
    for (const { source } of mail.mails) expect(source).not.toContain(name.split(' ').at(-1));
  });

  await test.step('he acknowledges it, and she sees by whom without asking', async () => {
    await nurse
      .getByRole('navigation', { name: 'Sections of the record' })
      .getByRole('link', { name: 'Alerts' })
      .click();
    await nurse.getByRole('table', { name: 'Active alerts' }).getByRole('link', { name: SEVERE }).click();
    const hers = nurse.getByRole('dialog');
    await expect(hers.getByRole('button', { name: 'Acknowledge' })).toBeInViewport({ ratio: 1 });
    await stopTimers(nurse);
    await open(admin, '/alerts');
    const row = admin
      .getByRole('table', { name: /^Alerts, most urgent/ })
      .getByRole('row')
      .filter({ hasText: name });
    await row.filter({ hasText: '190/115' }).getByRole('link', { name: SEVERE }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }).click();
    await expect(admin.getByRole('dialog')).toContainText('Acknowledged by');
    await expect(hers).toContainText('Acknowledged by ada,');
  });

  const before = await worklist(nurse);
  await test.step('the server is killed and started again: everything is there, and pages follow again', async () => {
    watch.exempt(
      /ERR_CONNECTION_(REFUSED|RESET)|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE/,
      'The server is down.',
    );
    await server.kill();
    await server.start();
    await open(nurse, `/userlist`);
    expect(await worklist(nurse)).toEqual(before);
    await worklistLinks(nurse).first().click();
    await open(admin, '/alerts');
    await open(admin, '/serverSetting');
  });

  await test.step('a clinic file of the server is restored into a browser', async () => {
    await server.command('backup', file);
    await signedIn(home, 'admin', '/serverSetting');
    await home.getByLabel('Choose a file').setInputFiles(file);
    await home.getByRole('textbox', { name: /Type REPLACE/ }).fill('REPLACE');
    await home.getByRole('button', { name: 'Replace everything' }).click();
    await expect(home.getByText(/All records were replaced from a file/)).toBeVisible();
    expect(await worklist(home)).toEqual(before);
  });
});
