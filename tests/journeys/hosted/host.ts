import { expect, type Page } from '@playwright/test';
import type { Door } from '../../support/door';
import { createHost, type Answer, type Call, type Host } from '../../support/faults';
import { createGenuineHost, loginAs } from '../../support/genuineHost';
import { keepDoor, leaveAll, test as base } from '../../support/journey';
import { host as place } from '../../support/server';
import { emptyPage, heading, people, userMenu, type Person } from '../steps';

interface Fixtures {
  /** What the host says as long as nothing goes wrong. */
  genuine: (call: Call) => Promise<Answer>;
  host: Host;
}
interface WorkerFixtures {
  hostDoor: Door;
}

/** Journeys of the build that calls hosts: each begins with a healthy host and the same two patients. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // Playwright takes the fixtures a fixture needs from its first parameter's pattern.
  // oxlint-disable-next-line no-empty-pattern
  hostDoor: [async ({}, provide) => keepDoor(provide), { scope: 'worker' }],
  places: [
    async ({ places, hostDoor }, provide) => provide({ ...places, [place.origin]: hostDoor.port }),
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern
  genuine: async ({}, provide) => provide(await createGenuineHost()),
  host: [
    async ({ context, genuine, hostDoor }, provide) => {
      const host = createHost(genuine);
      hostDoor.open(host.answering);
      await provide(host);
      await leaveAll(context);
      hostDoor.shut();
    },
    { auto: true },
  ],
});

/** Opens a page as somebody who signed in before. What is about the entrance itself uses `signIn`. */
export async function signedIn(page: Page, person: Person, path = '/dashboard'): Promise<void> {
  const empty = await emptyPage(page.context());
  const login = JSON.stringify(loginAs(people[person].email));
  await empty.evaluate((text) => localStorage.setItem('token', text), login);
  await empty.close();
  await page.goto(path);
  await expect(userMenu(page)).toBeVisible();
  await expect(heading(page)).toBeVisible();
}

export { expect } from '@playwright/test';
export type { Host } from '../../support/faults';
export { faults } from '../../support/faults';
