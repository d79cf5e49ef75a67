import type { Request } from '@playwright/test';
import { hosted, provider as place } from '../../support/server';
import { heading, signInButton } from '../steps';
import {
  enterThere,
  expect,
  leave,
  organisationButton,
  people,
  providerForm,
  signInThere,
  storedLogin,
  test,
} from './organisation';

const identity = '/iam/identities/my/';

test(
  'signs in through the organisation: redirect, code, exchange, and who it is from the host',
  { tag: '@quick' },
  async ({ page, host }) => {
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    await signInThere(page, 'nurse');
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page)).toBeVisible();

    const urls = asked.map((request) => new URL(request.url()));
    const authorize = urls.find(
      ({ origin, pathname }) => origin === place.origin && pathname === '/authorize',
    );
    expect(Object.fromEntries(authorize?.searchParams ?? [])).toMatchObject({
      response_type: 'code',
      client_id: place.clientId,
      redirect_uri: hosted.origin,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/./),
      nonce: expect.stringMatching(/./),
      ui_locales: 'en',
    });
    const exchange = asked.find((request) => request.url() === `${place.origin}/oauth/token`);
    expect(exchange?.postDataJSON()).toMatchObject({
      grant_type: 'authorization_code',
      code_verifier: expect.stringMatching(/^[\w.~-]{43}$/),
    });

    const calls = host.calls.filter(({ path }) => path === identity);
    expect(calls.map(({ headers }) => headers.authorization?.split('.').length)).toEqual([3]);
    const login = await storedLogin(page);
    expect(login).toMatchObject({ identity: { username: people.nurse }, via: 'organisation' });
    expect(calls[0]?.headers.authorization).toBe(`Bearer ${login?.accessToken.access_token}`);
  },
);

test(
  'a code leaves the address at once, and nothing that renews a session is stored',
  { tag: '@long' },
  async ({ page }) => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        // Everything that reads the address from here on is the application or somebody looking over a shoulder.
        queueMicrotask(() => Object.assign(window, { search: location.search }));
      });
    });
    await signInThere(page, 'nurse');
    await expect(page).toHaveURL('/dashboard');
    expect(addresses.some((address) => address.startsWith(`${hosted.origin}/?code=`))).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { search: string }).search)).toBe('');
    await page.goBack();
    expect(page.url()).not.toContain('code=');

    await page.goto('/dashboard');
    await expect(heading(page)).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toMatch(/refresh|code_verifier|id_token/);
  },
);

test(
  'AU08: after the organisation’s sign-in, the page asked for opens with its query',
  { tag: '@long' },
  async ({ page }) => {
    await signInThere(page, 'nurse', '/userlist?q=Aldag#list');
    await expect(page).toHaveURL('/userlist?q=Aldag#list');
    await expect(page.getByRole('link', { name: 'Ines Aldag', exact: true })).toBeVisible();
  },
);

test('a reload keeps the session and its role', { tag: '@long' }, async ({ page }) => {
  await signInThere(page, 'admin', '/userCategory');
  await expect(page).toHaveURL('/userCategory');
  await page.reload();
  await expect(page).toHaveURL('/userCategory');
  await expect(page.getByRole('button', { name: /^User menu of/ })).toBeVisible();
});

test(
  'AU14: signing out ends the provider’s session too, from the tab that asked alone',
  { tag: '@long' },
  async ({ page, context, provider }) => {
    await signInThere(page, 'nurse', '/userlist');
    await expect(page.getByRole('link', { name: 'Ines Aldag', exact: true })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/userlist');
    await expect(other.getByRole('link', { name: 'Ines Aldag', exact: true })).toBeVisible();
    const visited: string[] = [];
    other.on('framenavigated', (frame) => visited.push(new URL(frame.url()).origin));

    await leave(page);
    await expect(signInButton(other)).toBeVisible();
    await expect.poll(() => provider.signOuts.length).toBe(1);
    expect(provider.signOuts[0]).toMatchObject({ client_id: place.clientId, returnTo: hosted.origin });
    await expect(organisationButton(page)).toBeEnabled();
    await expect(page).toHaveURL('/');

    await organisationButton(page).click();
    await expect(providerForm(page)).toBeVisible();
    await enterThere(page, 'admin');
    await expect(page).toHaveURL('/dashboard');
    expect((await storedLogin(page))?.identity.username).toBe(people.admin);
    expect(provider.signOuts).toHaveLength(1);
    expect(visited).not.toContain(place.origin);
  },
);

test('AZ01: a role that the host alone knows opens nothing', { tag: '@long' }, async ({ page, host }) => {
  await signInThere(page, 'porter', '/userlist');
  await expect(page).toHaveURL('/misc/not-authorized');
  await expect(page.getByText('Aldag')).toHaveCount(0);
  expect(host.calls.filter(({ path }) => path.startsWith('/api/care'))).toEqual([]);
});
