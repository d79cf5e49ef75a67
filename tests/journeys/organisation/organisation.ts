import { expect, type Page } from '@playwright/test';
import type { Door } from '../../support/door';
import { createHost, type Host } from '../../support/faults';
import { createGenuineHost, type Account } from '../../support/genuineHost';
import { keepDoor, leaveAll, test as base } from '../../support/journey';
import { createProvider, type Provider } from '../../support/provider.mjs';
import { recogniseBy } from '../../support/recognise';
import { host as hostPlace, hosted, provider as place } from '../../support/server';
import { heading, userMenu } from '../steps';

/** The organisation's accounts and their password there. The host knows the first three; one has a role of its own. */
export const people = {
  nurse: 'nurse@nephrodesk.test',
  admin: 'admin@nephrodesk.test',
  porter: 'porter@clinic.test',
  visitor: 'visitor@clinic.test',
} as const;
export type Person = keyof typeof people;
const PASSWORD = 'the clinic’s own';
const known: Account[] = [
  { username: people.nurse, role: 'USER' },
  { username: people.admin, role: 'ADMIN' },
  { username: people.porter, role: 'PORTER' },
];

interface Fixtures {
  provider: Provider;
  /** The hosts' clock, ms ahead of this one. */
  clock: { ahead: number };
  host: Host;
}
interface WorkerFixtures {
  hostDoor: Door;
  /** Where the provider answers; shut, it is down. */
  providerDoor: Door;
}

const issuer = `${place.origin}/`;

/** The organisation's provider; another client id is one that it was never told of. */
export const createOrganisation = (clientId: string = place.clientId): Provider =>
  createProvider({
    issuer,
    clientId,
    origin: hosted.origin,
    audience: hostPlace.origin,
    passwords: Object.fromEntries(Object.values(people).map((account) => [account, PASSWORD])),
  });

/** Journeys of the build that has an identity provider: each begins with a provider and a host that know nobody yet. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // Playwright takes the fixtures a fixture needs from its first parameter's pattern.
  // oxlint-disable-next-line no-empty-pattern
  hostDoor: [async ({}, provide) => keepDoor(provide), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern
  providerDoor: [async ({}, provide) => keepDoor(provide), { scope: 'worker' }],
  places: [
    async ({ places, hostDoor, providerDoor }, provide) =>
      provide({
        ...places,
        [hostPlace.origin]: hostDoor.port,
        [place.origin]: providerDoor.port,
      }),
    { scope: 'worker' },
  ],
  provider: [
    async ({ providerDoor }, provide) => {
      const provider = createOrganisation();
      providerDoor.open(provider.answering);
      await provide(provider);
      providerDoor.shut();
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern
  clock: async ({}, provide) => provide({ ahead: 0 }),
  host: [
    async ({ clock, context, hostDoor, providerDoor }, provide) => {
      const now = () => Date.now() + clock.ahead;
      const from = { issuer, address: providerDoor.address, audience: hostPlace.origin };
      const host = createHost(await createGenuineHost(recogniseBy(from, known, now)));
      hostDoor.open(host.answering);
      await provide(host);
      await leaveAll(context);
      hostDoor.shut();
    },
    { auto: true },
  ],
});

export const organisationButton = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with your organisation' });
/** The provider's own form. */
export const providerForm = (page: Page) => page.getByRole('heading', { name: 'Clinic account' });

/** Fills in the provider's form, which has to be there. */
export async function enterThere(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Account').fill(people[person]);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Goes to a page of the application and signs in through the provider; ends wherever that leads. */
export async function signInThere(page: Page, person: Person, path = '/'): Promise<void> {
  await page.goto(path);
  await organisationButton(page).click();
  await enterThere(page, person);
}

/** Chooses from the user menu by the keyboard, which no message can cover, once the page has taken the focus on arriving. */
export async function chooseByKeys(page: Page, name: string): Promise<void> {
  await expect(heading(page)).toBeFocused();
  await userMenu(page).press('Enter');
  await page.getByRole('menuitem', { name }).press('Enter');
}
export const leave = (page: Page): Promise<void> => chooseByKeys(page, 'Log Out');

/** What the browser has stored as the login. */
export const storedLogin = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? 'null') as StoredLogin | null);
interface StoredLogin {
  identity: { username: string };
  accessToken: { access_token: string };
  via: string;
}

export { expect } from '@playwright/test';
