import { expect, test } from '../../support/journey';
import { build, home } from '../../support/builds.mjs';
import { takeDoor } from '../../support/door';
import { answeringFrom } from '../../support/server';
import { requirements } from '../../backend/store/conformance';

/** A page with nothing but the store. */
const storePage = {
  directory: `${home}test-results/storePage`,
  root: `${home}tests/support/storePage`,
  env: {},
};

test('the store of a real browser does what every driver must do', async ({ page }) => {
  await build(storePage);
  const door = await takeDoor();
  door.open(answeringFrom(storePage));
  try {
    await page.goto(`${door.address}/`);
    expect(requirements.length).toBeGreaterThan(10);
    for (const { title } of requirements)
      await test.step(title, () => page.evaluate((one) => window.holdStore(one), title));
  } finally {
    await door.close();
  }
});
