import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { heading, open, signedIn, signIn, signInButton, signOut } from './steps';

const card = (page: Page, name: string) => page.getByRole('region', { name });
const faceInBar = (page: Page) => page.getByRole('button', { name: /^User menu of/ }).locator('.nd-avatar');

/** A picture twice as wide as high: green in its middle square, red and blue beside it. */
async function widePicture(page: Page, type: string): Promise<Buffer> {
  const url = await page.evaluate((format) => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 400;
    const context = canvas.getContext('2d');
    for (const [index, colour] of ['red', 'lime', 'lime', 'blue'].entries()) {
      if (!context) throw new Error('Nothing to draw on');
      context.fillStyle = colour;
      context.fillRect(index * 200, 0, 200, 400);
    }
    return canvas.toDataURL(format);
  }, type);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Picture file').setInputFiles({ name, mimeType, buffer });
}

/** Size and corner colours of the picture in the bar. */
const inspect = (page: Page) =>
  faceInBar(page).evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0);
    const last = canvas.width - 1;
    const isGreen = (x: number, y: number) => {
      const [red = 255, green = 0, blue = 255] = context?.getImageData(x, y, 1, 1).data ?? [];
      return green > 200 && red < 60 && blue < 60;
    };
    const box = image.getBoundingClientRect();
    return {
      natural: [image.naturalWidth, image.naturalHeight],
      shown: [box.width, box.height],
      green: [isGreen(1, 1), isGreen(last - 1, 1), isGreen(1, last - 1), isGreen(last - 1, last - 1)],
      length: image.src.length,
    };
  });

test(
  'a picture is cut to its middle, shown first, and stands in the bar after a reload',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/user/profile');
    const picture = card(page, 'Picture');
    for (const type of ['image/png', 'image/webp', 'image/jpeg']) {
      await choose(page, 'me', type, await widePicture(page, type));
      await expect(picture.getByRole('status')).toHaveText('Preview of the picture, not saved yet');
      await expect(faceInBar(page), type).toHaveText('NC');
      await picture.getByRole('button', { name: 'Cancel' }).click();
    }
    await choose(page, 'me.png', 'image/png', await widePicture(page, 'image/png'));
    await picture.getByRole('button', { name: 'Use this picture' }).click();
    await expect(page.getByText('Your picture is saved.')).toBeVisible();
    await expect(faceInBar(page)).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
    await open(page, '/alerts');
    await expect(faceInBar(page)).toBeVisible();
    const seen = await inspect(page);
    expect(seen).toMatchObject({ natural: [128, 128], shown: [40, 40], green: [true, true, true, true] });
    expect(seen.length).toBeLessThan(60_000);

    await page.getByRole('button', { name: /^User menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
    await expect(page).toHaveURL('/user/profile');
    await picture.getByRole('button', { name: 'Remove the picture' }).click();
    await expect(faceInBar(page)).toHaveText('NC');
  },
);

test(
  'a file that is no picture, or a broken or too large one, is refused in words',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/user/profile');
    const problem = card(page, 'Picture').getByRole('alert');
    const whole = await widePicture(page, 'image/png');
    await choose(page, 'broken.png', 'image/png', whole.subarray(0, 60));
    await expect(problem).toHaveText(/cannot be read as a picture/);
    await choose(page, 'text.png', 'image/png', Buffer.from('not a picture'));
    await expect(problem).toHaveText(/cannot be read as a picture/);
    await choose(page, 'large.png', 'image/png', Buffer.alloc(10 * 1024 * 1024 + 1));
    await expect(problem).toHaveText(/larger than 10\sMB/);
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await choose(page, 'drawing.svg', 'image/svg+xml', drawing);
    await expect(problem).toHaveText('Choose a JPEG, PNG or WebP picture.');
    await choose(page, 'drawing.png', 'image/png', drawing);
    await expect(problem).toHaveText(/cannot be read as a picture/);
    await choose(page, 'good.png', 'image/png', whole);
    await expect(problem).toHaveCount(0);
    await expect(card(page, 'Picture').getByRole('button', { name: 'Use this picture' })).toBeVisible();
  },
);

test('a changed password is the one that signs in', { tag: '@long' }, async ({ page }) => {
  await signedIn(page, 'nurse', '/user/profile');
  const password = card(page, 'Password');
  await password.getByLabel(/^Current password/).fill('nephrodesk');
  await password.getByLabel(/^New password/).fill('three blue herons');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText(/signed out everywhere else/)).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText('Profile');
  await signOut(page);
  const email = page.getByLabel('Email', { exact: true });
  const secret = page.getByLabel('Password', { exact: true });
  await email.fill('nurse@nephrodesk.test');
  await secret.fill('nephrodesk');
  await signInButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  await secret.fill('three blue herons');
  await signInButton(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test(
  'signing out elsewhere ends the other session and keeps this one',
  { tag: '@long' },
  async ({ page }) => {
    const login = () => page.evaluate(() => localStorage.getItem('token') ?? '');
    await signedIn(page, 'nurse', '/user/profile');
    const first = await login();
    // Another sign-in to the same account: the first one is left as it is.
    await page.evaluate(() => localStorage.clear());
    await signIn(page, 'nurse', '/user/profile');
    const second = await login();
    const sessions = card(page, 'Where you are signed in');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByRole('listitem').first()).toContainText('This one');
    await sessions.getByRole('button', { name: 'Sign out elsewhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out elsewhere' }).click();
    await expect(sessions.getByText('You are now signed in here only.')).toBeFocused();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);

    const goOnWith = (text: string) => page.evaluate((stored) => localStorage.setItem('token', stored), text);
    await page.goto('/pages/login');
    await goOnWith(first);
    await page.goto('/user/profile');
    await expect(signInButton(page)).toBeVisible();
    await goOnWith(second);
    await page.goto('/user/profile');
    await expect(heading(page)).toHaveText('Profile');
  },
);

test(
  'a name that another window changed is shown as a conflict',
  { tag: '@long' },
  async ({ page, context }) => {
    await signedIn(page, 'nurse', '/user/profile');
    const other = await context.newPage();
    await open(other, '/user/profile');
    await page.getByLabel(/^Phone/).fill('111222');
    await other.getByLabel(/^Phone/).fill('333444');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('Your profile is saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Stored: 333444');
    await page.getByRole('button', { name: 'Continue with mine' }).click();
    await expect(page.getByLabel(/^Phone/)).toHaveValue('111222');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
  },
);

test(
  'AC01: the page with errors, a preview and its dialogs breaks no rule of axe',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/user/profile');
    const check = async (where: string) => {
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
      );
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id} ${target.join(' ')}`),
      );
      expect(found, where).toEqual([]);
    };
    await page.getByLabel(/^First name/).fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    await choose(page, 'me.png', 'image/png', await widePicture(page, 'image/png'));
    await expect(page.getByRole('button', { name: 'Use this picture' })).toBeVisible();
    await check('errors and preview');
    await page.getByRole('button', { name: 'Set questions' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Fill in this field.').first()).toBeVisible();
    await check('questions');
  },
);
