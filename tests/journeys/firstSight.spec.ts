import { expect, test } from '../support/journey';
import { dress, heading, open, signedIn, signIn, worklistLinks } from './steps';

const sizes = [
  [1440, 900, 'light'],
  [1180, 820, 'light'],
  [1180, 820, 'dark'],
  [820, 1180, 'light'],
  [360, 740, 'light'],
] as const;
/** So far down a chart begins at most, of the height of the window. */
const HIGHEST_SHARE = 0.45;

test(
  'what one came for is seen without scrolling, at any size of window',
  { tag: '@long' },
  async ({ page }) => {
    await signedIn(page, 'nurse', '/userlist');
    for (const [width, height, theme] of sizes) {
      const size = `${width} × ${height}, ${theme}`;
      await dress(page, { theme });
      await page.setViewportSize({ width, height });
      await open(page, '/userlist');
      const patient = worklistLinks(page).first();
      await expect(patient, size).toBeInViewport({ ratio: 1 });
      // Who scans the list at a desk sees a dozen of them.
      if (width === 1440) await expect(worklistLinks(page).nth(11), size).toBeInViewport({ ratio: 1 });
      const name = await patient.innerText();
      await patient.click();
      await expect(heading(page)).toHaveText(name);
      await open(page, `${new URL(page.url()).pathname}/telemonitoring`);
      const chart = page.locator('main canvas').first();
      await expect(chart, size).toBeVisible();
      await expect(chart, size).toBeInViewport({ ratio: 1 });
      // It is drawn anew when the limits arrive.
      const share = async () => ((await chart.boundingBox())?.y ?? height) / height;
      await expect.poll(share, { message: size }).toBeLessThanOrEqual(HIGHEST_SHARE);

      // However far one scrolls, it is said whose values these are.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(heading(page), size).toBeInViewport({ ratio: 1 });
      const bar = await page.getByRole('banner').boundingBox();
      const title = await heading(page).boundingBox();
      expect(title?.y, size).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));

      // Whom to call about an alert, and that one has it.
      await open(page, '/alerts');
      await page.locator('main tbody a[href*="alert="]').first().click();
      const panel = page.locator('.nd-alert-panel');
      await expect(panel.locator('a[href^="tel:"]').first(), size).toBeInViewport({ ratio: 1 });
      await expect(panel.getByRole('button', { name: 'Acknowledge' }), size).toBeInViewport({ ratio: 1 });
      await panel.getByRole('button', { name: 'Close' }).click();
    }
  },
);

test(
  'the siren counts what has its colour: the critical ones, in red, while samples are counted in grey',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await signIn(page, 'nurse', '/userlist');
    const link = page.getByRole('link', { name: /^\d+ open alerts, \d+ of them critical/ });
    const critical = /(\d+) of them critical/.exec((await link.textContent()) ?? '')?.[1] ?? '';
    const badge = link.locator('.nd-bar-badge');
    await expect(badge).toHaveText(critical);
    const colourOf = (name: string) =>
      page.evaluate((property) => {
        const probe = document.createElement('span');
        probe.style.color = `var(${property})`;
        document.body.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }, name);
    await expect(badge).toHaveCSS('color', await colourOf('--nd-severity-critical'));
    await expect(badge).toHaveCSS('background-color', await colourOf('--nd-severity-critical-bg'));
    const samples = page
      .getByRole('button', { name: /^Demonstration notifications/ })
      .locator('.nd-bar-badge');
    await expect(samples).toHaveText('5');
    await expect(samples).toHaveCSS('background-color', await colourOf('--bs-secondary-bg'));
  },
);
