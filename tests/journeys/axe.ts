import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with every rule of axe that the page, or a part of it, breaks; a walk goes on and names those of all its pages.
 * @param part selector of what is judged
 * @param choice `without`: selector of what is left out of it; `rules`: those that judge, all where absent
 */
export async function expectAccessible(
  page: Page,
  where: string,
  part = 'html',
  { without, rules }: { without?: string; rules?: readonly string[] } = {},
): Promise<void> {
  // Elements that fade in are measured when they have arrived.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  // Details of what is broken alone, and in the page itself: there is no frame in it that would need a second page.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(part);
  if (rules) axe.withRules([...rules]);
  else axe.withTags(tags);
  const { violations } = await (without === undefined ? axe : axe.exclude(without)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
  expect.soft(found).toEqual([]);
}
