import { demoRoutes } from '../../../support/demoRoutes';
import { expect, test } from '../../../support/journey';
import { signedIn } from '../../steps';
import { pressEverything } from './controls';

const { inside, alone, doors, moved } = demoRoutes;

for (const route of [...inside, ...alone, ...doors]) {
  test(`§2.7 ${route}: no control is inert`, async ({ page }) => {
    test.setTimeout(300_000);
    const isDoor = doors.some((door) => door === route) && route !== '/pages/lock-screen';
    if (!isDoor) await signedIn(page, 'nurse');
    const { pressed, inert } = await pressEverything(page, route);
    expect(inert).toEqual([]);
    expect(pressed).toBeGreaterThan(0);
  });
}

test('§2.7 /pages/user/list and /pages/user/view lead to where the listed users are', async ({ page }) => {
  await signedIn(page, 'nurse');
  for (const [from, to] of Object.entries(moved)) {
    await page.goto(`${from}?x=1`);
    await expect(page).toHaveURL(`${to}?x=1`);
  }
});
