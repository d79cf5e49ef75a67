import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../support/journey';
import { dress, open, signedIn } from '../../steps';

/** One example of the page, by its title. */
const example = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const said = (within: Locator) => within.getByRole('status');

/** Puts the focus there as the tabulator would, and presses the key. */
async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await expect(control).toBeFocused();
  await page.keyboard.press(key);
}

test('§2.7: alerts, buttons and the way back do what they say', async ({ page }) => {
  await signedIn(page, 'nurse');

  await test.step('alerts: one that is closed, one that appears', async () => {
    await open(page, '/components/alerts');
    const closable = example(page, 'Can be closed');
    await press(page, button(closable, 'Close'));
    await expect(closable.getByRole('alert')).toHaveCount(0);
    await expect(button(closable, 'Show again')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(closable.getByRole('alert')).toBeVisible();
    const once = example(page, 'Closed for good');
    await button(once, 'Close').click();
    await expect(once.getByRole('alert')).toHaveCount(0);
    const live = example(page, 'Live example');
    await live.getByLabel('Number of sessions').fill('3x');
    await expect(live.getByRole('alert')).toHaveText('Only digits are allowed here.');
    await live.getByLabel('Number of sessions').fill('3');
    await expect(live.getByRole('alert')).toHaveCount(0);
    const failed = example(page, 'With a heading and a way on');
    await button(failed, 'Try again').click();
    await expect(said(failed)).toHaveText('Tried once');
  });

  await test.step('buttons: pressed by mouse and by keyboard', async () => {
    await open(page, '/components/buttons');
    for (const title of ['Filled', 'Outlined', 'Flat, in the colour of the text', 'Shaded', 'Raised']) {
      const kind = example(page, title);
      await button(kind, 'Release plan').click();
      await press(page, button(kind, 'Release plan'), 'Space');
      await expect(said(kind), title).toHaveText('Pressed: Release plan (2×)');
    }
    const tags = example(page, 'Button, link, form');
    await tags.getByRole('textbox', { name: 'Note' }).fill('Fluid');
    await page.keyboard.press('Enter');
    await expect(said(tags)).toHaveText('Pressed: Send the form (1×)');
    await button(tags, 'Reset the form').click();
    await expect(tags.getByRole('textbox', { name: 'Note' })).toHaveValue('');
    const states = example(page, 'States');
    await button(states, 'Pause alerts').click();
    await expect(button(states, 'Pause alerts')).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('breadcrumbs: into the clinic and out again', async () => {
    await open(page, '/components/breadcrumbs');
    const live = example(page, 'Live example');
    await press(page, button(live, 'Larch'));
    await expect(said(live)).toHaveText('You are here: Larch.');
    await expect(said(live)).toBeFocused();
    await button(live, 'Ida Thorn').click();
    await expect(live.locator('[aria-current="page"]')).toHaveText('Ida Thorn');
    await button(live, 'Quenby').click();
    await expect(said(live)).toHaveText('You are here: Quenby.');
    await example(page, 'Basic').getByRole('link', { name: 'Alerts' }).click();
    await expect(page).toHaveURL('/alerts');
  });
});

test('§2.7: what moves, folds and opens does so by mouse and by keyboard, in both directions', async ({
  page,
}) => {
  await signedIn(page, 'nurse');
  const shown = (show: Locator) => show.locator('.nd-slides-row > :not([inert])');

  await test.step('carousel', async () => {
    await open(page, '/components/carousel');
    const basic = example(page, 'Basic');
    await button(basic, 'Next slide').click();
    await expect(shown(basic)).toHaveAttribute('aria-label', '2 of 4');
    await press(page, button(basic, 'Next slide'), 'ArrowLeft');
    await expect(shown(basic)).toHaveAttribute('aria-label', '1 of 4');
    const controlled = example(page, 'Controlled');
    await controlled.getByText('Medicines', { exact: true }).click();
    await expect(shown(controlled)).toHaveAttribute('aria-label', '4 of 4');
    await button(controlled, 'Slide 1').click();
    await expect(controlled.getByRole('radio', { name: 'Weight' })).toBeChecked();
    const plain = example(page, 'Without arrow keys');
    await press(page, button(plain, 'Next slide'), 'ArrowRight');
    await expect(shown(plain)).toHaveAttribute('aria-label', '1 of 4');
    // Nothing moves by itself where motion is not wanted, before somebody starts it.
    await expect(button(page, 'Stop moving')).toHaveCount(0);
    await button(example(page, 'Goes on under the pointer too'), 'Start moving').click();
    await expect(button(page, 'Stop moving')).toHaveCount(1);

    await dress(page, { direction: 'rtl' });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await press(page, button(basic, 'Next slide'), 'ArrowLeft');
    await expect(shown(basic)).toHaveAttribute('aria-label', '2 of 4');
    await dress(page, { direction: 'ltr' });
  });

  await test.step('collapse', async () => {
    await open(page, '/components/collapse');
    const one = example(page, 'Accordion: one at a time');
    const answers = (within: Locator) => within.getByRole('region');
    await button(one, 'What is the dry weight?').click();
    await expect(answers(one)).toContainText('without surplus water');
    await press(page, button(one, 'Who looks at the readings on holidays?'));
    await expect(answers(one)).toHaveCount(1);
    await expect(answers(one)).toContainText('team on duty');
    const several = example(page, 'Several at once');
    await button(several, 'What is the dry weight?').click();
    await press(page, button(several, 'Who looks at the readings on holidays?'), 'Space');
    await expect(answers(several)).toHaveCount(2);
    const pointed = example(page, 'Opens under the pointer');
    await button(pointed, 'What is the dry weight?').hover();
    await expect(answers(pointed)).toHaveCount(1);
    const controlled = example(page, 'Controlled');
    await button(controlled, 'What is the dry weight?').click();
    await expect(button(controlled, 'Hide the explanation')).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('dropdowns', async () => {
    await open(page, '/components/dropdowns');
    const split = example(page, 'Two buttons in one');
    await button(split, 'Record reading').click();
    await expect(said(split)).toHaveText('Pressed: Record reading (1×)');
    await press(page, button(split, 'More than “Record reading”'), 'ArrowDown');
    await expect(split.getByRole('menuitem', { name: 'Record reading' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(said(split)).toHaveText('Pressed: Remind me later (1×)');
    await expect(button(split, 'More than “Record reading”')).toBeFocused();
    const entries = example(page, 'Kinds of entries');
    await button(entries, 'Order: Newest reading').click();
    await entries.getByRole('menuitem', { name: 'Family name' }).click();
    await expect(button(entries, 'Order: Family name')).toBeVisible();
    const form = example(page, 'With a form inside');
    await press(page, button(form, 'Add a note'));
    await form.getByRole('textbox', { name: 'Note' }).fill('Swollen feet');
    await page.keyboard.press('Enter');
    await expect(said(form)).toHaveText('Noted: Swollen feet');
    await expect(button(form, 'Add a note')).toBeFocused();
    const icons = example(page, 'Icon of the habit');
    await button(icons, 'Weight').click();
    await icons.getByRole('group').getByRole('button', { name: 'Drinks' }).click();
    await expect(button(icons, 'Drinks')).toHaveAttribute('aria-expanded', 'false');
  });
});

test('§2.7: modals ask, keep or forget, and give the focus back or on', async ({ page }) => {
  await signedIn(page, 'nurse');
  await open(page, '/components/modals');
  const dialog = page.getByRole('dialog');

  await test.step('the product’s dialogs', async () => {
    const form = example(page, 'Dialog with a form');
    await press(page, button(form, 'Add a note'));
    await dialog.getByLabel(/^Note/).fill('Call back');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(said(form)).toHaveText('Kept: Call back');
    await expect(button(form, 'Add a note')).toBeFocused();
    const asking = example(page, 'Asking before a deletion');
    await button(asking, 'Delete the team').click();
    await expect(dialog).toHaveAccessibleName('Delete the team “Quenby”?');
    await button(dialog, 'Delete the team').click();
    await expect(dialog.getByRole('alert')).toContainText('Nothing has been deleted');
    await button(dialog, 'Delete the team').click();
    await expect(dialog).toHaveCount(0);
    await expect(said(asking)).toHaveText('The team is deleted.');
    const door = example(page, 'Signing in');
    await button(door, 'Sign in').click();
    await expect(dialog.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
    await button(dialog, 'Sign in').click();
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.');
    await dialog.getByLabel('Email').fill('ida@example.test');
    await dialog.getByLabel('Password', { exact: true }).fill('a sentence');
    await page.keyboard.press('Enter');
    await expect(said(door)).toHaveText('Would be signed in: ida@example.test');
  });

  await test.step('kinds, colours and sizes', async () => {
    const kinds = example(page, 'Options');
    await button(kinds, 'Not closed by a click beside it').click();
    await page.mouse.click(4, 300);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await button(kinds, 'At the top').click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await button(example(page, 'Sizes'), 'Very small').click();
    const narrow = (await dialog.locator('.modal-content').boundingBox())?.width ?? 0;
    await button(dialog, 'Close').click();
    await expect(dialog).toHaveCount(0);
    await button(example(page, 'Sizes'), 'Very large').click();
    await expect
      .poll(async () => (await dialog.locator('.modal-content').boundingBox())?.width)
      .toBeGreaterThan(narrow * 2);
    await button(dialog, 'Close').click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('choices for its end', async () => {
    const content = example(page, 'What becomes of its content');
    const write = async (text: string, found: string) => {
      await button(content, 'Add a note').click();
      await expect(dialog.getByLabel('Note')).toHaveValue(found);
      await dialog.getByLabel('Note').fill(text);
      await button(dialog, 'Understood').click();
      await expect(dialog).toHaveCount(0);
    };
    await write('First', '');
    await write('Second', 'First');
    await content.getByText('Forgets it on closing').click();
    await write('Third', '');
    await write('Fourth', '');
    const focus = example(page, 'Where the focus goes');
    await button(focus, 'Explain the plan').click();
    await page.keyboard.press('Escape');
    await expect(focus.getByRole('textbox', { name: 'Next field' })).toBeFocused();
    await focus.getByText('Back to the button').click();
    await button(focus, 'Explain the plan').click();
    await page.keyboard.press('Escape');
    await expect(button(focus, 'Explain the plan')).toBeFocused();
  });
});

test('§2.7: lists, pages, ways and bars go where they lead', async ({ page }) => {
  await signedIn(page, 'nurse');

  await test.step('list group', async () => {
    await open(page, '/components/list-group');
    const tabs = example(page, 'Shows one of several texts');
    await press(page, tabs.getByRole('tab', { selected: true }), 'ArrowDown');
    await expect(tabs.getByRole('tab', { selected: true })).toBeFocused();
    await expect(tabs.getByRole('tabpanel')).toContainText('weight before and after');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(tabs.getByRole('tabpanel')).toContainText('team on duty');
    const entries = example(page, 'Buttons and links');
    await button(entries, 'Urine').click();
    await expect(button(entries, 'Urine')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('pagination', async () => {
    await open(page, '/components/pagination');
    const product = example(page, 'Under the lists of the product');
    await button(product, 'Next page').click();
    await expect(said(product)).toHaveText('11–20 of 73');
    await product.getByLabel('Rows per page').selectOption('50');
    await expect(said(product)).toHaveText('1–50 of 73');
    const basic = example(page, 'Basic');
    await press(page, button(basic, 'Page 4'));
    await expect(button(basic, 'Page 4')).toHaveAttribute('aria-current', 'page');
    await open(page, '/extensions/pagination');
    const sessions = example(page, 'Basic');
    const first = sessions.getByRole('list').first();
    await expect(first).toHaveCSS('counter-reset', 'section 15');
    await press(page, button(sessions, 'Last page'));
    await expect(first).toHaveCSS('counter-reset', 'section 45');
    await expect(button(sessions, 'Last page')).toBeFocused();
    await expect(button(sessions, 'Last page')).toHaveAttribute('aria-disabled', 'true');
    await expect(button(sessions, 'Page 5')).toHaveCount(0);
    const address = example(page, 'In the address');
    await button(address, 'Page 2').click();
    await expect(page).toHaveURL('/extensions/pagination?page=2');
    await button(address, 'Next page').click();
    await page.goBack();
    await expect(said(address)).toHaveText('Page 2 of 10');
    await open(page, '/extensions/pagination?page=99');
    await expect(said(address)).toHaveText('Page 10 of 10');
  });

  await test.step('navs and navbar', async () => {
    await open(page, '/components/nav-component');
    const parts = example(page, 'The product’s parts of a screen');
    await parts.getByRole('link', { name: 'Drinks' }).click();
    await expect(parts).toContainText('A small glass each time');
    const square = example(page, 'Square');
    await press(page, square.getByRole('link', { name: 'Staff' }));
    await expect(square.getByRole('link', { name: 'Staff' })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(/part=drink&square=staff/);
    await open(page, '/components/navbar');
    const bar = example(page, 'With tooltips');
    await button(bar, 'Messages').focus();
    await expect(page.getByRole('tooltip')).toHaveText('Messages');
    await page.keyboard.press('Enter');
    await expect(said(bar)).toHaveText('Pressed: Messages (1×)');
    const folded = example(page, 'Behind a button');
    await expect(folded.getByRole('link', { name: 'Alerts' })).toBeHidden();
    await press(page, button(folded, 'Ways of the bar'));
    await folded.getByRole('link', { name: 'Alerts' }).click();
    await expect(page).toHaveURL('/alerts');
  });
});
