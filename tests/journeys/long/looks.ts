import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { dress } from '../steps';
import { settle, type Language } from '../walk';

/** Each theme, direction, language and width beside the others, so that no look of one is left out. */
const looks = [
  { theme: 'light', direction: 'ltr', locale: 'en', size: [1440, 900] },
  { theme: 'dark', direction: 'rtl', locale: 'fr', size: [1440, 900] },
  { theme: 'semi-dark', direction: 'rtl', locale: 'pt', size: [820, 1180] },
  { theme: 'dark', direction: 'ltr', locale: 'de', size: [360, 740] },
] as const satisfies readonly { locale: Language; [setting: string]: unknown }[];

/** What of a page changes with its look; names, roles and order are the same in each. */
const ofLooks = ['color-contrast', 'target-size', 'html-has-lang', 'html-lang-valid', 'valid-lang'];

/** What fields show while they are empty, where it is longer than they are wide. */
const clippedHints = (page: Page) =>
  page.evaluate(() => {
    const drawing = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLInputElement>('main input[placeholder]')]
      .filter((input) => input.checkVisibility() && input.clientWidth > 0)
      .filter((input) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input);
        if (drawing) drawing.font = font;
        const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return (drawing?.measureText(input.placeholder).width ?? Infinity) > room + 0.5;
      })
      .map(({ placeholder }) => placeholder);
  });

/**
 * Judges the page that is open in every look, one after the other as another tab would choose them, and ends in the first:
 * it breaks no rule of axe, does not run out of the window, cuts off no hint on a telephone, says which language it
 * speaks, and shows no id of a message in the place of its words. The first look is judged whole, by every rule.
 * @param part what is judged of it: what surrounds a page is the same on each
 */
export async function judgeInEveryLook(page: Page, where: string, part = 'main'): Promise<void> {
  for (const [nth, { size, ...settings }] of looks.entries()) {
    const { theme, direction, locale } = settings;
    const look = `${where}: ${theme}, ${direction}, ${locale}, ${size[0]} px`;
    await page.setViewportSize({ width: size[0], height: size[1] });
    await dress(page, settings);
    await expect(page.locator('html'), look).toHaveAttribute('lang', locale);
    await expect(page.locator('html'), look).toHaveAttribute('dir', direction);
    await settle(page, look);
    await expectAccessible(page, look, part, nth > 0 ? { rules: ofLooks } : {});
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(excess, look).toBeLessThanOrEqual(0);
    if (size[0] === 360) expect.soft(await clippedHints(page), look).toEqual([]);
    expect
      .soft(await page.locator(part).innerText(), look)
      .not.toMatch(/\b[a-z]+\.[a-z]+[A-Z]\w+\b|showcase[.:]/);
  }
  const [{ size, ...settings }] = looks;
  await page.setViewportSize({ width: size[0], height: size[1] });
  await dress(page, settings);
  await expect(page.locator('html'), where).toHaveAttribute('lang', settings.locale);
}
