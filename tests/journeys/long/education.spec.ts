import type { Page } from '@playwright/test';
import { hostileHtml } from '../../features/education/hostileHtml';
import { expect, test } from '../../support/journey';
import { expectAccessible } from '../axe';
import { heading, open, signedIn, signIn, signOut } from '../steps';

const TITLE = 'Salt at the table';
const editor = (page: Page) => page.getByRole('textbox', { name: 'Text (English)' });
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Text tools' });
const tool = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** A picture of one grey pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg==',
  'base64',
);

/** Pastes as a browser does, with what another program put there. */
const paste = (page: Page, html: string) =>
  editor(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

async function insertByDialogs(page: Page): Promise<void> {
  await tool(page, 'Link').click();
  await dialog(page).getByLabel('Address').fill('javascript:alert(1)');
  await dialog(page).getByRole('button', { name: 'Insert' }).click();
  await expect(dialog(page).getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
  await dialog(page).getByLabel('Address').fill('https://salt.example/');
  await dialog(page).getByRole('button', { name: 'Insert' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(editor(page)).toBeFocused();
  await expect(editor(page).locator('a[href="https://salt.example/"]')).toBeVisible();
  await page.keyboard.press('Control+End');

  await tool(page, 'Picture').click();
  await dialog(page).getByRole('button', { name: 'Insert' }).click();
  await expect(dialog(page).getByLabel(/^What it shows/)).toHaveAttribute('aria-invalid', 'true');
  const file = dialog(page).getByLabel(/^Picture from this device/);
  await file.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(dialog(page).getByText(/^This file cannot be used/)).toBeVisible();
  await file.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: png });
  await expect(dialog(page).getByRole('presentation')).toBeVisible();
  await dialog(page)
    .getByLabel(/^What it shows/)
    .fill('A spoon of salt');
  await dialog(page).getByRole('button', { name: 'Insert' }).click();
  await expect(editor(page).getByRole('img', { name: 'A spoon of salt' })).toHaveCount(1);
  await page.keyboard.press('Control+End');

  await tool(page, 'Film').click();
  await dialog(page)
    .getByLabel(/^Address/)
    .fill('https://film.example/salt');
  await dialog(page)
    .getByLabel(/^Title/)
    .fill('How to read a label');
  await dialog(page).getByRole('button', { name: 'Insert' }).click();
  const said = dialog(page).getByRole('textbox').last();
  await expect(said).toHaveAttribute('aria-invalid', 'true');
  await said.fill('Look for sodium. Two grams are much.');
  await dialog(page).getByRole('button', { name: 'Insert' }).click();
  await expect(editor(page).getByText('How to read a label')).toBeVisible();

  const pdf = page.getByLabel(/^PDF from this device/);
  await pdf.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('words') });
  await expect(pdf).toHaveAttribute('aria-invalid', 'true');
  const bytes = Buffer.from('%PDF-1.4\n%%EOF\n');
  await pdf.setInputFiles({ name: 'table.pdf', mimeType: 'application/pdf', buffer: bytes });
  await expect(page.getByText('table.pdf')).toBeVisible();
}

test(
  '§2.8 complaints 35 and 36: a post from the first word to the share that was read',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(300_000);
    page.on('dialog', (asked) => void asked.accept());
    await signedIn(page, 'admin', '/therapeuticEducation/new');

    await test.step('the toolbar is one stop of the Tab key, and its arrows walk', async () => {
      await page.getByLabel(/^Title/).fill(TITLE);
      await page.getByLabel(/^Summary/).fill('Less salt, less thirst.');
      await editor(page).click();
      await page.keyboard.press('Shift+Tab');
      await expect(tool(page, 'Bold')).toBeFocused();
      await expect(tools(page).locator('[tabindex="0"]')).toHaveCount(1);
      await page.keyboard.press('End');
      await expect(tool(page, 'Redo')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(tool(page, 'Bold')).toBeFocused();
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
      await expect(tool(page, 'Heading')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(editor(page)).toBeFocused();
      await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.type('Where salt hides');
      await page.keyboard.press('Enter');
      await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press('Control+b');
      await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.type('Bread');
      await page.keyboard.press('Control+b');
      await page.keyboard.type(' and cheese. ');
      await expect(editor(page).locator('h2')).toHaveText('Where salt hides');
      await expect(editor(page).locator('strong')).toHaveText('Bread');
      await expectAccessible(page, 'editor');
    });
    await test.step('link, picture, film and file have their dialogs', () => insertByDialogs(page));

    await test.step('what was written outlives a crash', async () => {
      await expect(page.getByText('Not saved yet, kept in this browser.')).toBeVisible();
      const kept = () =>
        page.evaluate(() =>
          Object.entries(localStorage).some(
            ([key, text]) => key.includes('.post.') && text.includes('table.pdf'),
          ),
        );
      await expect.poll(kept).toBe(true);
      await page.reload();
      await expect(page.getByText('Your unsaved entries have been restored.')).toBeVisible();
      await expect(page.getByLabel(/^Title/)).toHaveValue(TITLE);
      await expect(editor(page).getByRole('img', { name: 'A spoon of salt' })).toHaveCount(1);
      await expect(editor(page).locator('a[href="https://salt.example/"]')).toBeVisible();
      await expect(page.getByText('table.pdf')).toBeVisible();
    });

    await test.step('it is completed, handed in and published by name', async () => {
      await page.getByRole('button', { name: 'Add a question' }).click();
      await page.getByLabel('Question', { exact: true }).fill('What hides salt?');
      await page.getByLabel('Answer 1', { exact: true }).fill('Bread');
      await page.getByLabel('Answer 2', { exact: true }).fill('Water');
      await page.getByLabel('right answer').first().check();
      await page.getByLabel(/^Next review/).fill('2099-01-01');
      await expect(page.getByText('Nothing is missing.')).toBeVisible();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(heading(page)).toHaveText(TITLE);
      await expect(page.getByText('Nobody has reviewed this text yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Submit for review' }).click();
      await dialog(page).getByRole('button', { name: 'Submit for review' }).click();
      await page.getByRole('button', { name: 'Publish' }).click();
      await dialog(page)
        .getByLabel(/^Reviewed by/)
        .fill('Dr Odile Marchal');
      await dialog(page).getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText(/^Last updated on .*, reviewed by Dr Odile Marchal\./)).toBeVisible();
      await expectAccessible(page, 'post');
    });
    const address = new URL(page.url()).pathname;

    await test.step('a category gets it', async () => {
      await page.getByRole('button', { name: 'Give', exact: true }).click();
      await dialog(page).getByRole('radio', { name: 'A user category' }).focus();
      await page.keyboard.press('Space');
      await dialog(page)
        .getByRole('combobox', { name: 'A user category' })
        .selectOption({ label: 'Haemodialysis' });
      await dialog(page).getByRole('button', { name: 'Give', exact: true }).click();
      await expect(dialog(page).getByText(/^Given to \d+ patients:/)).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
    });
    await signOut(page);

    await test.step('a nurse reads it with a patient on a tablet', async () => {
      await page.setViewportSize({ width: 820, height: 1180 });
      await signIn(page, 'nurse', '/userlist/sample-02/education');
      await page.getByRole('button', { name: `Read together: ${TITLE}` }).click();
      const text = page.getByRole('article');
      await expect(text.getByRole('heading', { name: 'Where salt hides' })).toBeVisible();
      await expect(text.getByRole('img', { name: 'A spoon of salt' })).toBeVisible();
      await expect(page.getByText(/reviewed by Dr Odile Marchal\./)).toBeVisible();
      await expect(page.getByText('Opened', { exact: true })).toBeVisible();
      await text.getByText('What is said in the film').click();
      await expect(text.getByText('Look for sodium. Two grams are much.')).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /table\.pdf/ }).click();
      expect((await download).suggestedFilename()).toBe('table.pdf');
      await page.getByRole('button', { name: 'We have read it' }).click();
      await page.getByLabel('Bread', { exact: true }).check();
      await page.getByRole('button', { name: 'Answer', exact: true }).click();
      await expect(page.getByText('1 of 1 right')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

    await test.step('the report shows the share that was read', async () => {
      await open(page, address);
      const figure = (name: string) =>
        page
          .locator('dl div')
          .filter({ has: page.getByText(name, { exact: true }) })
          .locator('dd');
      const given = Number(await figure('Given').innerText());
      expect(given).toBeGreaterThan(1);
      await expect(figure('Read')).toHaveText(`${Math.round(100 / given)}%`);
      await expect(figure('Right answers')).toHaveText('100%');
    });
  },
);

test(
  'XS01: hostile HTML that is pasted does nothing in the editor, the reader, the list and the search',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    const strangers: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== new URL(baseURL ?? '').origin)
        strangers.push(request.url());
    });
    page.on('dialog', (asked) => {
      strangers.push(`dialog: ${asked.message()}`);
      void asked.accept();
    });
    await signedIn(page, 'nurse', '/therapeuticEducation/new');
    const bad = '<img src=x onerror=window.__pwned=1>{0}';
    await page.getByLabel(/^Title/).fill(`Zest ${bad}`);
    await page.getByLabel(/^Summary/).fill(bad);
    await editor(page).click();
    for (const html of hostileHtml) {
      await paste(page, html);
      await page.keyboard.press('Control+End');
    }
    await page.keyboard.type('The end.');
    const harmless = async () => {
      expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
      const main = page.getByRole('main');
      const alive =
        'script, iframe, object, embed, form form, svg script, base, [onerror], [onload], [onclick]';
      await expect(main.locator(alive)).toHaveCount(0);
      const schemes = await main
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
      expect(schemes.filter((one) => !['http:', 'https:', 'mailto:'].includes(one))).toEqual([]);
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
      expect(strangers).toEqual([]);
    };
    await expect(editor(page).getByText('The end.')).toBeVisible();
    await harmless();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(heading(page)).toHaveText(`Zest ${bad}`);
    await harmless();
    await open(page, '/therapeuticEducation?q=zest');
    await expect(page.getByRole('link', { name: `Zest ${bad}` })).toBeVisible();
    await harmless();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill('zest');
    await page.keyboard.press('Escape');
    await harmless();
  },
);
