import { demoRoutes } from '../../../support/demoRoutes';
import { test } from '../../../support/journey';
import { signedIn } from '../../steps';
import { walkTo } from '../../walk';
import { judgeInEveryLook } from '../looks';

test('§2.7 AC01 AC07: no demonstration page breaks a rule of axe, runs out of the window or lacks words, in any look', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await signedIn(page, 'nurse');
  for (const route of [...demoRoutes.inside, ...demoRoutes.alone]) {
    await walkTo(page, route);
    await judgeInEveryLook(page, route);
  }
});
