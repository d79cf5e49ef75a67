import { expect, test } from '../../support/journey';
import { heading, signedIn } from '../steps';

for (const period of ['recent', 'weekly', 'monthly', 'yearly'])
  test(`a stretch of the blood pressure is shown by dragging across it and left by a double click: ${period}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signedIn(page, 'nurse', `/userlist/sample-02/telemonitoring?period=${period}`);
    await expect(heading(page)).toHaveText('Joost Vandermole');
    // It is drawn anew when the limits arrive.
    await expect(page.locator('main .nd-chart-legend')).toContainText('Alert limits');
    const over = page.locator('main .u-over').first();
    await expect(over).toBeVisible();
    await over.scrollIntoViewIfNeeded();
    const box = await over.boundingBox();
    if (!box) throw new Error('No drawing');
    const [y, left, right] = [box.y + box.height / 2, box.x + box.width * 0.3, box.x + box.width * 0.6];
    const bar = page.getByRole('group', { name: 'Zoom' });
    const all = bar.getByRole('button', { name: 'Whole period' });
    const text = bar.getByRole('status');
    const whole = period === 'yearly' ? await text.innerText() : null;

    await page.mouse.move(left, y);
    await page.mouse.down();
    await page.mouse.move((left + right) / 2, y);
    await page.mouse.move(right, y);
    const said = await page.locator('main .nd-chart-said').innerText();
    const drawn = await page.locator('main .nd-chart-choice').first().boundingBox();
    expect(Math.abs((drawn?.x ?? 0) - left)).toBeLessThan(3);
    expect(Math.abs((drawn?.width ?? 0) - (right - left))).toBeLessThan(3);
    await page.mouse.up();
    await expect(text).toHaveText(said);
    await expect(all).toHaveAttribute('aria-disabled', 'false');

    // A second stretch of it, called off.
    await page.mouse.move(left, y);
    await page.mouse.down();
    await page.mouse.move(right, y, { steps: 3 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(text).toHaveText(said);

    await over.dblclick();
    if (whole === null) await expect(bar).toHaveCount(0);
    else await expect(text).toHaveText(whole);
  });
