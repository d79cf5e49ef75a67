import { heading } from '../../steps';
import { expect, faults, signedIn, test } from '../../hosted/host';

const lists = /^\/api\/care\/(alerts|summaries)/;

test('§2.4: the number of open alerts is unknown while the host does not tell it, and never zero', async ({
  page,
  host,
  watch,
}) => {
  watch.exempt(/status of 503/, 'the host refuses on purpose');
  const link = page.getByRole('banner').getByRole('link', { name: /open alert/i });
  host.fault({ path: lists }, faults.answer(503, {}));
  await signedIn(page, 'nurse', '/medicinePlanner');
  await expect(link).toHaveAccessibleName('Open alerts: the number is still unknown');
  await expect(link).not.toContainText('?');
  await expect(link).toHaveAccessibleName('Open alerts: the number is not available');
  await expect(link).toContainText('?');
  await expect(link).not.toHaveText(/0/);
  await expect(page.locator('.Toastify__toast--error')).toHaveCount(0);

  // Who comes back to the window sees what holds by then.
  host.heal();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(link).toHaveAccessibleName(/^(No open alert|\d+ open alerts?)/);

  // A page with a worklist brings the number with it, and asks for no second list.
  const asked = host.calls.length;
  await page.getByRole('link', { name: 'User', exact: true }).first().click();
  await expect(heading(page)).toHaveText('Patients');
  await expect(page.getByRole('table', { name: /^Worklist/ })).toBeVisible();
  await page.waitForTimeout(2_000);
  expect(host.calls.slice(asked).filter(({ path }) => path.startsWith('/api/care/alerts'))).toEqual([]);
});
