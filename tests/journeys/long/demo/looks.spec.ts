import { demoRoutes } from '../../../support/demoRoutes';
import { expect, test } from '../../../support/journey';
import { expectAccessible } from '../../axe';
import { dress, signedIn } from '../../steps';
import { walkTo } from '../../walk';

const looks = [
  { name: 'light', size: [1440, 900], settings: { theme: 'light', direction: 'ltr', locale: 'en' } },
  {
    name: 'dark on a phone, in German',
    size: [360, 740],
    settings: { theme: 'dark', direction: 'ltr', locale: 'de' },
  },
  {
    name: 'right to left on a tablet, in French',
    size: [820, 1180],
    settings: { theme: 'semi-dark', direction: 'rtl', locale: 'fr' },
  },
] as const;

for (const { name, size, settings } of looks) {
  test(`§2.7 AC01 AC07: no demonstration page breaks a rule of axe or runs out of the page, ${name}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: size[0], height: size[1] });
    await signedIn(page, 'nurse');
    await dress(page, settings);
    for (const route of [...demoRoutes.inside, ...demoRoutes.alone]) {
      await walkTo(page, route, settings.locale);
      await expectAccessible(page, `${name}, ${route}`, 'main');
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `${name}, ${route}`).toBeLessThanOrEqual(0);
      // Every message has its words: no id is shown in the place of one.
      expect(await page.locator('main').innerText(), route).not.toMatch(/\b[a-z]+\.[a-z]+[A-Z]\w+\b/);
    }
  });
}
