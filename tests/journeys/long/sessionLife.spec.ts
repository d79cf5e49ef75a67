import { expect, test } from '../../support/journey';
import { beginReading, readingDialog, signIn, signInButton } from '../steps';

const MINUTE_MS = 60_000;

test('a session is over after twelve hours, says so, and goes on where it was', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'nurse', '/userlist');
  const path = await beginReading(page);
  // Up to eleven minutes before the end, so that a slow machine's own time does not end it.
  for (let minutes = 0; minutes + 12 < 12 * 60; minutes += 12) {
    await page.clock.fastForward(12 * MINUTE_MS);
    await page.keyboard.press('Shift');
  }
  await page.clock.fastForward(8 * MINUTE_MS);
  await expect(page.getByText(/Your session ends in \d minutes?/)).toBeVisible();
  await page.clock.fastForward(5 * MINUTE_MS);
  await expect(signInButton(page)).toBeVisible();
  await expect(page.getByText('You have been signed in for 12 hours. Sign in again.').first()).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('nurse@nephrodesk.test');
  await page.getByLabel('Password', { exact: true }).fill('nephrodesk');
  await signInButton(page).click();
  await expect(page).toHaveURL(path);
  await expect(readingDialog(page).getByLabel(/^Fluid intake/)).toHaveValue('250');
});
