import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../support/journey';
import { heading, signedIn } from '../../steps';

/** Far more stops than any of these pages has before what is looked for. */
const STOPS = 200;

/** Goes on by the tabulator until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Types over what is there. */
async function enter(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });

test('§2.7: the keyboard alone adds a task, stars it and throws it away', async ({ page }) => {
  await signedIn(page, 'nurse');
  await page.goto('/todo/all');
  await press(page, button(page, 'Add task'));
  const form = page.getByRole('dialog', { name: 'Add task' });
  await enter(page, form.getByLabel(/^Title/), 'Water the fern');
  await press(page, button(form, 'Add'));
  await press(page, button(page, '“Water the fern” is starred'));
  await expect(button(page, '“Water the fern” is starred')).toHaveAttribute('aria-pressed', 'true');
  await press(page, button(page, 'Move “Water the fern” to the trash'));
  await expect(page.getByText('The task is in the trash. It can be restored there.')).toBeVisible();
});

test('§2.7: the keyboard alone answers in the chat', async ({ page }) => {
  await signedIn(page, 'nurse');
  await page.goto('/chat');
  await press(page, page.getByRole('list', { name: 'Chats' }).getByRole('link').first());
  await expect(page).toHaveURL(/\/chat\?with=\d+$/);
  const box = page.getByRole('textbox', { name: /^Message to/ });
  await tabTo(page, box);
  await page.keyboard.type('From the keys');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('From the keys')).toBeVisible();
});

test('§2.7: the keyboard alone writes an email and finds it among those sent', async ({ page }) => {
  await signedIn(page, 'nurse');
  await page.goto('/email/inbox');
  await press(page, button(page, 'Write email'));
  const letter = page.getByRole('dialog');
  await enter(page, letter.getByLabel(/^To/), 'somebody@example.test');
  await enter(page, letter.getByLabel(/^Subject/), 'By hand');
  await tabTo(page, letter.getByRole('textbox', { name: /^Message/ }));
  await page.keyboard.type('Nothing was clicked.');
  await press(page, button(letter, 'Send'));
  await expect(letter).toBeHidden();
  await press(page, page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: /^Sent/ }));
  await press(page, page.getByRole('list', { name: 'Sent' }).getByRole('link', { name: /By hand/ }));
  await expect(page.getByText('Nothing was clicked.')).toBeVisible();
});

test('§2.7: the keyboard alone puts an event into the calendar and moves it', async ({ page }) => {
  await signedIn(page, 'nurse');
  await page.goto('/calendar?date=2026-11-20');
  const days = page.getByRole('grid').getByRole('gridcell');
  await tabTo(page, days.and(page.locator('[tabindex="0"]')).first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add event' });
  await enter(page, form.getByLabel(/^Title/), 'Boat trip');
  await press(page, button(form, 'Add'));
  await expect(form).toBeHidden();
  const event = page.getByRole('grid').getByRole('button', { name: /Boat trip/ });
  await tabTo(page, event);
  const day = await event.locator('xpath=ancestor::*[@role="gridcell"]').getAttribute('aria-label');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(event.locator('xpath=ancestor::*[@role="gridcell"]')).not.toHaveAttribute(
    'aria-label',
    day ?? '',
  );
});

test('§2.7: the keyboard alone orders from the shop', async ({ page }) => {
  await signedIn(page, 'nurse');
  await page.goto('/ecommerce/shop?q=hearth');
  await press(page, button(page, 'Add to cart: Hearth Desk Speaker'));
  await press(page, page.getByRole('link', { name: 'View in cart: Hearth Desk Speaker' }));
  await press(page, page.getByRole('link', { name: 'Go on to the address' }));
  for (const [name, value] of [
    [/^Name/, 'Bo Larch'],
    [/^Contact/, '+44 1632 960 200'],
    [/^Flat/, '7'],
    [/^Town/, 'Quenby'],
    [/^Postcode/, 'QB4 1AA'],
    [/^State/, 'Westmarch'],
  ] as const)
    await enter(page, page.getByLabel(name), value);
  await press(page, button(page, 'Save and deliver here'));
  await enter(page, page.getByLabel(/^Security code/), '123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Order ND-\d+ is placed$/ })).toBeFocused();
});

test('§2.7: the keyboard alone adds to a data list and changes a listed user', async ({ page }) => {
  await signedIn(page, 'nurse');
  await page.goto('/data-list/list-view');
  await press(page, button(page, 'Add product'));
  const form = page.getByRole('dialog');
  await enter(page, form.getByLabel(/^Product name/), 'Brass bell');
  await enter(page, form.getByLabel(/^Popularity/), '60');
  await enter(page, form.getByLabel(/^Price/), '12.50');
  await press(page, button(form, 'Save'));
  await expect(form).toBeHidden();
  await expect(page.getByRole('table').getByText('Brass bell')).toBeVisible();

  await page.goto('/app/user/list');
  await press(page, page.getByRole('link', { name: /^Edit / }).first());
  await enter(page, page.getByLabel(/^Name/), 'Somebody Else');
  await press(page, button(page, 'Save'));
  await press(page, page.getByRole('link', { name: 'To the account' }));
  await expect(heading(page)).toHaveText('Somebody Else');
});
