import { expect } from '../../hosted/host';
import { refused, renewals, test } from '../../hosted/rotating';
import { signIn, signInButton, worklistLinks } from '../../steps';

const MINUTE_MS = 60_000;

for (const [minutes, words] of [
  [10, 'fast by about 10 minutes'],
  [-10, 'slow by about 10 minutes'],
  [24 * 60, 'fast by about 24 hours'],
] as const) {
  test(`AU20: a clock that is ${words} is told once and renews nothing by itself`, async ({
    page,
    host,
    tokens,
    watch,
  }) => {
    watch.exempt(...refused);
    await page.clock.install({ time: Date.now() + minutes * MINUTE_MS });
    await signIn(page, 'nurse', '/userlist');
    await expect(page.getByText(`The clock of this device is ${words}`)).toHaveCount(1);
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    for (let passed = 0; passed < 30; passed += 5) {
      await page.clock.fastForward(5 * MINUTE_MS);
      tokens.advance(5 * MINUTE_MS);
      const asked = host.calls.length;
      // Somebody comes back to the window, and lists are asked for again.
      await page.locator('body').press('Shift');
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect.poll(() => host.calls.length).toBeGreaterThan(asked);
      await expect(worklistLinks(page)).toHaveCount(2);
      await page.waitForLoadState('networkidle');
    }
    expect(renewals(host)).toBeGreaterThanOrEqual(1);
    expect(renewals(host)).toBeLessThanOrEqual(2);
    await expect(signInButton(page)).toHaveCount(0);
    await expect(page.getByText(/The clock of this device/)).toHaveCount(0);
  });
}
