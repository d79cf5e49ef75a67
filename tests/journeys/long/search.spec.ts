import type { Page } from '@playwright/test';
import { expect, test } from '../../support/journey';
import { expectAccessible } from '../axe';
import { dress, heading, signedIn } from '../steps';

const magnifier = (page: Page, name = 'Search') => page.getByRole('button', { name, exact: true });
const box = (page: Page, name = 'Search') => page.getByRole('combobox', { name, exact: true });
const hits = (page: Page, group: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('option');
/** The page beneath has lists to choose from as well. */
const options = (page: Page) => page.locator('.nd-search').getByRole('option');
const overlay = (page: Page) => page.locator('.nd-search-overlay');

async function find(page: Page, text: string): Promise<void> {
  if (!(await box(page).isVisible())) await magnifier(page).click();
  await box(page).fill(text);
}

/** The text of the hit that the box names as the active one: it has to exist. */
const active = (page: Page) =>
  box(page).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant');
    const hit = id === null ? null : document.getElementById(id);
    return hit?.getAttribute('aria-selected') === 'true' ? (hit.textContent ?? '') : null;
  });

test('§2.4 §8 §9 AC10 RC02 AZ03: the search of the bar', async ({ page, context, watch }) => {
  watch.exempt(/favicon\.ico/, 'a plain text in a window of its own names no icon');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn(page, 'nurse', '/questioners');

  await test.step('it expands over the bar, and nothing moves', async () => {
    const before = await heading(page).boundingBox();
    await magnifier(page).click();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAttribute('placeholder', 'Explore Nephrodesk');
    await expect(overlay(page)).toHaveCount(0);
    const [bar, search] = [page.locator('.nd-navbar'), page.locator('.nd-search')];
    expect((await search.boundingBox())?.width).toBeGreaterThan(((await bar.boundingBox())?.width ?? 0) - 4);
    expect(await heading(page).boundingBox()).toEqual(before);
  });

  await test.step('of four hits all are shown, of more than four the first four', async () => {
    await find(page, 'diary');
    await expect(hits(page, 'Files')).toHaveCount(3);
    await find(page, 'dia');
    await expect(hits(page, 'Files')).toHaveText([
      /Blood pressure diary/,
      /Diário da tensão arterial/,
      /Fluid diary/,
      /Symptom diary/,
    ]);
    await find(page, 'a');
    for (const group of ['Patients', 'Pages', 'Files', 'Contacts'])
      await expect(hits(page, group)).toHaveCount(4);
    await expect(page.getByRole('status').filter({ hasText: '16 suggestions' })).toHaveCount(1);
    await expectAccessible(page, 'with hits', '.nd-search');
  });

  await test.step('keys lead over all groups, and not beyond their ends', async () => {
    const all = await options(page).allTextContents();
    expect(all).toHaveLength(16);
    // A hit that came first keeps its place under the keys when others arrive before it.
    for (let step = 0; step < all.length; step += 1) await page.keyboard.press('ArrowUp');
    expect(await active(page)).toBe(all[0]);
    for (const hit of all.slice(1)) {
      await page.keyboard.press('ArrowDown');
      expect(await active(page)).toBe(hit);
    }
    await expect(options(page).last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe(all.at(-1));
    await options(page).nth(13).hover();
    expect(await active(page)).toBe(all[13]);
    await page.keyboard.type('l');
    expect(await active(page)).toBe(await options(page).first().textContent());
  });

  await test.step("'No Result' in every group without one; Enter closes then too", async () => {
    await find(page, 'zzz');
    await expect(options(page)).toHaveText(Array<string>(4).fill('No Result'));
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveCount(0);
    await expect(magnifier(page)).toBeFocused();
  });

  await test.step('typed quickly, left and typed again: only what was typed last', async () => {
    for (let round = 0; round < 3; round += 1) {
      await page.keyboard.press('s');
      await page.keyboard.type('alerts');
      await page.keyboard.press('Escape');
      await expect(box(page)).toHaveCount(0);
      await expect(page.locator('.nd-suggestion')).toHaveCount(0);
    }
    await page.keyboard.press('s');
    await page.keyboard.type('medicine');
    await expect(hits(page, 'Pages')).toHaveText(['Medicine']);
    await expect(hits(page, 'Files')).toHaveText([/Medicine review/]);
  });

  await test.step('the page is dimmed, and a click on it closes the search and does nothing else', async () => {
    await page.mouse.click(150 + 260, 860);
    await expect(overlay(page)).toHaveCount(0);
    await expect(box(page)).toHaveCount(0);
    await expect(page).toHaveURL('/questioners');
    await expect(magnifier(page)).toBeFocused();
  });

  await test.step('a user is offered no page of administrators', async () => {
    for (const title of ['User category', 'General', 'Social link', 'Server set', 'Term', 'Notifications']) {
      await find(page, title);
      await expect(hits(page, 'Pages'), title).toHaveText(['No Result']);
    }
  });

  await test.step('a file leads to a document', async () => {
    await find(page, 'symptom');
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const document = await opened;
    await expect(document).toHaveURL('/files/symptom-diary.txt');
    await expect(document.locator('body')).toContainText(/symptom/i);
    await document.close();
    await expect(box(page)).toHaveCount(0);

    await find(page, 'blutdruck');
    const saved = page.waitForEvent('download');
    await hits(page, 'Files').click();
    expect((await saved).suggestedFilename()).toBe('blutdrucktagebuch.csv');
  });

  await test.step('a contact can be written to', async () => {
    await find(page, 'vossberg');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Dr Henrike Vossberg' });
    await expect(dialog.getByRole('link', { name: 'Write email' })).toHaveAttribute(
      'href',
      /^mailto:henrike/,
    );
    await dialog.getByRole('button', { name: 'Copy address' }).click();
    await expect(dialog.getByText('Address copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'henrike.vossberg@nephrology.test',
    );
    await expectAccessible(page, 'contact', '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(magnifier(page)).toBeFocused();
  });

  await test.step('a patient leads to the record', async () => {
    await find(page, 'NP-1003');
    await expect(hits(page, 'Patients')).toHaveText([/Ilse Achterkamp/]);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(/Ilse Achterkamp/);
    await expect(heading(page)).toBeFocused();
  });

  await test.step('from right to left, in German, on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await dress(page, { direction: 'rtl', locale: 'de' });
    await magnifier(page, 'Suchen').click();
    const search = box(page, 'Suchen');
    await search.fill('dia');
    await expect(hits(page, 'Patienten')).toHaveText(['Kein Ergebnis']);
    const [title, size] = [
      hits(page, 'Dateien').first().locator('.nd-suggestion-title'),
      page.locator('.nd-suggestion-end'),
    ];
    const [titleAt, sizeAt] = [await title.boundingBox(), await size.first().boundingBox()];
    expect(sizeAt?.x).toBeLessThan(titleAt?.x ?? 0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'from right to left', '.nd-search');
    await page.getByRole('button', { name: 'Suche schließen' }).last().click();
    await expect(search).toHaveCount(0);
  });
});
