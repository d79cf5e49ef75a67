import { expect, type Page } from '@playwright/test';
import { titleFor } from '@/app/site/deriveTrail';
import { addressFor, insidePatterns, type Examples } from '../support/productPages';
import { heading, open } from './steps';
import { allMessages } from '@tests/support/allMessages';

export type Language = keyof typeof allMessages;

/** Waits until nothing is loading any more, so that content is judged and not its placeholder. */
export async function settle(page: Page, where?: string): Promise<void> {
  await expect(heading(page), where).toBeVisible();
  await expect(page.locator('[aria-busy="true"], main .nd-skeleton'), where).toHaveCount(0);
}

/** Goes there as a link does, without the whole program being loaded again, and waits until the page stands. */
export async function walkTo(page: Page, address: string, language: Language = 'en'): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  await expect(page).toHaveURL(address);
  const title = allMessages[language][titleFor(address, true)];
  await expect(page, address).toHaveTitle(`${title} · Nephrodesk`);
  await settle(page, address);
}

/** The first of what the clinic keeps of one kind. */
const firstOf = (page: Page, store: string) =>
  page.evaluate(
    (name) =>
      new Promise<{ id: string; patient: string }>((done, fail) => {
        const opening = indexedDB.open('nephrodesk');
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction(name).objectStore(name).getAll(undefined, 1);
          asked.addEventListener('success', () => {
            opening.result.close();
            const [first] = asked.result as { id: string; patient: string }[];
            if (first) done(first);
            else fail(new Error(`There are no ${name}.`));
          });
        });
      }),
    store,
  );

/** One of everything that an address may name; a registration is begun for it. */
async function examplesIn(page: Page): Promise<Examples> {
  await open(page, '/userlist/registration');
  await page.getByRole('button', { name: 'Enrol a patient' }).first().click();
  await expect(page).toHaveURL(/\/userlist\/registration\/[^/]+$/);
  const registration = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return {
    registration,
    patient: (await firstOf(page, 'patients')).id,
    rule: (await firstOf(page, 'rules')).id,
    fluidPlan: (await firstOf(page, 'fluidPlans')).id,
    article: (await firstOf(page, 'articles')).id,
    questionnaire: (await firstOf(page, 'questionnaires')).id,
    allocation: await firstOf(page, 'allocations'),
    given: await firstOf(page, 'questionnaireAssignments'),
    response: await firstOf(page, 'questionnaireResponses'),
  };
}

/** Every page of the product behind the doors, by the site map, and some of them in a further state. */
export async function everyAddress(page: Page): Promise<string[]> {
  const examples = await examplesIn(page);
  const record = `/userlist/${examples.patient}`;
  return [
    ...insidePatterns.map((pattern) => addressFor(pattern, examples)),
    '/userlist?q=nobody-is-called-that',
    `${record}/telemonitoring?record=bloodPressure`,
    '/alerts/rules/urineLow?edit=1',
  ];
}
