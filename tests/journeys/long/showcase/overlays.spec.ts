import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../support/journey';
import { dress, heading, signedIn } from '../../steps';

/** Goes to a page of the showcase as a link does. */
async function visit(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, route);
  await expect(page.locator(`.nd-showcase-way [aria-current="page"][href="${route}"]`)).toHaveCount(1);
  await expect(heading(page)).toBeVisible();
}

const example = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
/** The toasts of the whole product, and those of the page that shows what else there is. */
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
const stage = (page: Page) => page.getByRole('region', { name: 'Messages of this page', exact: true });

test.beforeEach(async ({ page }) => {
  await signedIn(page, 'nurse');
});

test('§2.7 AC02: tabs, pills, hints and popovers open by mouse and by keyboard, in both directions', async ({
  page,
}) => {
  await test.step('tabs', async () => {
    await visit(page, '/components/tabs-component');
    const basic = example(page, 'Basic');
    await basic.getByRole('tab', { name: 'Fluid plan' }).click();
    await expect(basic.getByRole('tabpanel')).toContainText('How much to drink');
    await page.keyboard.press('ArrowRight');
    await expect(basic.getByRole('tab', { name: 'Questions' })).toBeFocused();
    await expect(basic.getByRole('tabpanel')).toContainText('wait for an answer');
    // The last one cannot be chosen, so the way leads round.
    await page.keyboard.press('ArrowRight');
    await expect(basic.getByRole('tab', { name: 'Readings' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(basic.getByRole('tab', { name: 'Questions' })).toHaveAttribute('aria-selected', 'true');

    const vertical = example(page, 'Vertical');
    await vertical.getByRole('tab', { name: 'Readings' }).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(vertical.getByRole('tab', { name: 'Fluid plan' }).first()).toBeFocused();

    const addressed = example(page, 'Each with its own address');
    await addressed.getByRole('link', { name: 'Questions' }).click();
    await expect(page).toHaveURL(/\?part=questions$/);
    await expect(addressed).toContainText('wait for an answer');
  });

  await test.step('pills in a mirrored page', async () => {
    await dress(page, { direction: 'rtl' });
    await visit(page, '/components/pills-component');
    const filled = example(page, 'Filled');
    await filled.getByRole('tab', { name: 'Readings' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(filled.getByRole('tab', { name: 'Fluid plan' })).toBeFocused();
    await expect(filled.getByRole('tabpanel')).toContainText('How much to drink');
    await dress(page, { direction: 'ltr' });
  });

  const hint = page.getByRole('tooltip');
  await test.step('hints', async () => {
    await visit(page, '/components/tooltips');
    const byItself = example(page, 'By itself');
    await button(byItself, 'Dry weight').hover();
    await expect(hint).toHaveText(/^The weight without surplus fluid/);
    await page.mouse.move(0, 0);
    await expect(hint).toBeHidden();
    await button(byItself, 'Dry weight').focus();
    await expect(hint).toBeVisible();
    await expect(button(byItself, 'Dry weight')).toHaveAccessibleDescription(/surplus fluid/);
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();

    const controlled = example(page, 'Controlled');
    await button(controlled, 'Show the hint').click();
    await expect(hint).toHaveText('Measured in the morning, before breakfast');
    await button(controlled, 'Hide the hint').press('Enter');
    await expect(hint).toBeHidden();

    for (const side of ['Above', 'Below', 'On the left', 'On the right']) {
      await button(example(page, 'Positions'), side).focus();
      await expect(hint).toBeVisible();
    }
  });

  await test.step('popovers', async () => {
    await visit(page, '/components/popovers');
    const byItself = button(example(page, 'By itself'), 'About the limit');
    await byItself.click();
    await expect(hint).toContainText('What the limit means');
    await byItself.click();
    await expect(hint).toBeHidden();
    await byItself.press('Enter');
    await expect(hint).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();

    const controlled = example(page, 'Controlled');
    await expect(button(controlled, 'Close it from here')).toBeDisabled();
    await button(controlled, 'About the limit').click();
    await expect(hint).toBeVisible();
    await button(controlled, 'Close it from here').click();
    await expect(hint).toBeHidden();

    const triggers = example(page, 'What opens and closes it');
    await button(triggers, 'By the focus').focus();
    await expect(hint).toBeVisible();
    await button(triggers, 'By the focus').blur();
    await expect(hint).toBeHidden();
    await button(triggers, 'By a click here, away by one anywhere').click();
    await expect(hint).toBeVisible();
    await heading(page).click();
    await expect(hint).toBeHidden();
  });
});

test('§2.7: marks, bars, waits and toasts do what they say', async ({ page }) => {
  await test.step('badges lead to what they tell of', async () => {
    await visit(page, '/components/badges');
    await expect(example(page, 'Urgency, as the product shows it')).toContainText('Critical');
    await example(page, 'As a link, and across the line').getByRole('link', { name: 'Open alerts' }).click();
    await expect(page).toHaveURL('/alerts');
  });

  await test.step('a number on a button', async () => {
    await visit(page, '/components/pill-badges');
    const notification = example(page, 'On a button');
    await button(notification, 'One more message').press('Enter');
    await expect(notification.getByRole('status')).toHaveText('4 messages wait');
    await button(notification, '4 messages wait').click();
    await expect(notification.getByRole('status')).toHaveText('No message waits');
  });

  await test.step('a bar', async () => {
    await visit(page, '/components/progress');
    const live = example(page, 'Live example');
    const bar = live.getByRole('progressbar', { name: 'Readings of today' });
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 6 readings are there');
    await button(live, 'Add a reading').click();
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    await button(live, 'Begin again').press('Enter');
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
  });

  await test.step('waits', async () => {
    await visit(page, '/components/spinners');
    const product = example(page, 'Grey lines, as the product waits');
    await button(product, 'Fetch again').click();
    await expect(product.getByRole('list')).toBeHidden();
    await expect(product.getByText('Session on Monday, four hours')).toBeVisible();
    const saving = example(page, 'In buttons');
    await button(saving, 'Save the reading').press('Enter');
    await expect(saving.getByText('Saved once')).toBeVisible();
    await expect(button(saving, 'Save the reading')).toBeFocused();
  });

  await test.step('toasts', async () => {
    await visit(page, '/components/toasts');
    const basic = example(page, 'Basic');
    await button(basic, 'Close').click();
    await expect(basic.getByText('Plan saved')).toBeHidden();
    await button(basic, 'Show or hide it').press('Enter');
    await expect(basic.getByText('Plan saved')).toBeVisible();
    const places = example(page, 'Positions');
    const before = await places.getByText('Plan saved').boundingBox();
    await places.getByRole('radio', { name: 'Above, at the start' }).check({ force: true });
    const after = await places.getByText('Plan saved').boundingBox();
    expect(after?.x).toBeLessThan(before?.x ?? 0);
    expect(after?.y).toBeLessThan(before?.y ?? 0);
    await page.getByRole('link', { name: 'See the notices of the product' }).click();
    await expect(page).toHaveURL('/extensions/toastr');
  });
});

test('§2.7: notices of each kind, place and move come and can be closed', async ({ page }) => {
  await visit(page, '/extensions/toastr');
  const product = example(page, 'The product’s own');
  await button(product, 'Success').click();
  await expect(toasts(page).getByText('The session was saved.')).toBeVisible();
  await button(product, 'Error').press('Enter');
  const failure = toasts(page).getByRole('alert').filter({ hasText: 'could not be sent' });
  await failure.getByRole('button').click();
  await expect(failure).toBeHidden();

  await button(example(page, 'With a way back'), 'Remove a reminder').click();
  await button(toasts(page), 'Undo').click();
  await expect(toasts(page).getByText('The reminder is there again.')).toBeVisible();

  for (const [name, isLow] of [
    ['Above, at the start', false],
    ['Above, in the middle', false],
    ['Above, at the end', false],
    ['Below, at the start', true],
    ['Below, in the middle', true],
    ['Below, at the end', true],
  ] as const) {
    await button(example(page, 'Positions'), name).click();
    const toast = stage(page).getByText(name, { exact: true });
    await expect(toast).toBeInViewport();
    const { y = 0 } = (await toast.boundingBox()) ?? {};
    expect(y > (page.viewportSize()?.height ?? 0) / 2, name).toBe(isLow);
  }
  await button(example(page, 'Options'), 'Close all of this page').press('Enter');
  await expect(stage(page).getByRole('status')).toHaveCount(0);

  for (const name of ['Bounce', 'Flip', 'Grow', 'Slide']) {
    await button(example(page, 'How it comes and goes'), name).press('Enter');
    await expect(stage(page).getByText(name, { exact: true })).toBeVisible();
  }
  await button(example(page, 'Options'), 'Until it is closed').click();
  const staying = stage(page).getByRole('status').filter({ hasText: 'Until it is closed' });
  await button(staying, 'Close').click();
  await expect(staying).toBeHidden();
});

test('§2.7: boxes ask and are answered, a part of the page speaks another language, a role shows more', async ({
  page,
}) => {
  // Once it stands: until then it is about to move away under the pointer.
  const dialog = page.getByRole('dialog').and(page.locator('.show'));

  await test.step('boxes', async () => {
    await visit(page, '/extensions/sweet-alert');
    await button(example(page, 'Basic'), 'With a sentence').click();
    await expect(dialog).toContainText('With the last glass');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await button(example(page, 'Types'), 'Warning').press('Enter');
    await expect(dialog).toContainText('The scales have sent nothing since yesterday.');
    await button(dialog, 'All right').click();
    await expect(dialog).toBeHidden();
    await button(example(page, 'With a picture'), 'Show the room').click();
    await expect(dialog.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    const timed = button(example(page, 'Leaves by itself'), 'Show for two seconds');
    await timed.click();
    await expect(dialog).toBeVisible();
    await expect(dialog).toBeHidden();
    await timed.press('Enter');
    await button(dialog, 'Let it stay').click();
    await expect(dialog).toContainText('This stays until you close it.');
    await button(dialog, 'Close').click();
    await expect(dialog).toBeHidden();

    await button(example(page, 'What lies beneath'), 'Left by its button only').click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await button(dialog, 'All right').click();
    await expect(dialog).toBeHidden();
    await button(example(page, 'What lies beneath'), 'Without a shade').click();
    await expect(page.locator('.modal-backdrop')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('answers', async () => {
    const input = example(page, 'With an answer');
    await button(input, 'Why was the session moved?').click();
    await button(dialog, 'Note it').click();
    await expect(dialog.getByText('Name a reason.')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Snow on the road');
    await page.keyboard.press('Enter');
    await expect(input.getByRole('status')).toHaveText('Noted: Snow on the road');

    const callback = example(page, 'A question and what follows');
    await button(callback, 'Delete the reading').click();
    await button(dialog, 'Cancel').click();
    await expect(toasts(page).getByText('Nothing was deleted.')).toBeVisible();
    await expect(callback.getByRole('status')).toHaveText('Reading of 128/79 at eight o’clock');
    await button(callback, 'Delete the reading').press('Enter');
    await button(dialog, 'Delete the reading').press('Enter');
    await expect(toasts(page).getByText('The reading was deleted.')).toBeVisible();
    await expect(callback.getByRole('status')).toHaveText('There is no reading.');
    await button(callback, 'Bring it back').click();
    await expect(callback.getByRole('status')).toHaveText('Reading of 128/79 at eight o’clock');
  });

  await test.step('languages', async () => {
    await visit(page, '/extensions/i18n');
    const live = example(page, 'Live example');
    for (const [name, greeting] of [
      ['Deutsch', 'Guten Morgen, wie geht es Ihnen heute?'],
      ['Français', 'Bonjour, comment allez-vous aujourd’hui\u202f?'],
      ['Português', 'Bom dia, como se sente hoje?'],
      ['English', 'Good morning, how are you today?'],
    ] as const) {
      await live.getByText(name, { exact: true }).click();
      await expect(live.getByRole('heading', { level: 3 })).toHaveText(greeting);
    }
    // The page itself keeps its own.
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    const plurals = example(page, 'One and many');
    await plurals.getByRole('radio', { name: 'English' }).focus();
    await page.keyboard.press('ArrowRight');
    await button(plurals, '1,000,000').click();
    await expect(plurals.getByRole('status')).toHaveText('1\u202f000\u202f000 de séances sont prévues.');
    await expect(
      example(page, 'Numbers, dates and units').getByRole('row', { name: /^Number/ }),
    ).toContainText('12.345,6');
    const direction = example(page, 'Direction of a part');
    await direction.getByText('From right to left').click();
    await expect(direction.locator('[dir="rtl"]')).toBeVisible();
    await live.getByRole('link').click();
    await expect(page).toHaveURL('/user/profile');
  });

  await test.step('roles', async () => {
    await visit(page, '/extensions/access-control');
    const shown = example(page, 'This page is shown as');
    const adminButton = example(page, 'A button for administrators');
    await expect(adminButton.getByRole('button', { name: 'Add a place to the ward' })).toHaveCount(0);
    await shown.getByRole('radio', { name: 'Editor' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(shown.getByRole('status')).toHaveText(
      'Shown as: Administrator. Your own rights stay as they are.',
    );
    await button(adminButton, 'Add a place to the ward').click();
    await expect(adminButton.getByRole('status')).toHaveText('1 place added');
    const articles = example(page, 'Articles');
    await articles.getByText('How places are given out').click();
    await expect(articles.getByText('A place that was cancelled by noon')).toBeVisible();
    await example(page, 'A visit to another page').getByRole('link').click();
    await expect(page).toHaveURL('/ecommerce-dashboard');
  });
});
