import type { Page } from '@playwright/test';
import { provider as place } from '../../support/server';
import { heading } from '../steps';
import {
  chooseByKeys,
  expect,
  organisationButton,
  providerForm,
  enterThere,
  signInThere,
  storedLogin,
  test,
} from './organisation';

const MINUTE = 60_000;
const patient = (page: Page) => page.getByRole('link', { name: 'Ines Aldag', exact: true });

/** Lets every token end that was issued so far; those issued from now on last beyond that. */
function expire(clock: { ahead: number }, tokens: { seconds: number }): void {
  clock.ahead = 90 * MINUTE;
  tokens.seconds = 180 * 60;
}

test(
  'AU10: an access token that has run out is renewed, and nobody notices',
  { tag: '@long' },
  async ({ page, watch, provider, clock }) => {
    await signInThere(page, 'nurse', '/userlist');
    await expect(patient(page)).toBeVisible();
    const before = await storedLogin(page);
    const grants: string[] = [];
    page.on('request', (request) => {
      if (request.url() === `${place.origin}/oauth/token`)
        grants.push(String(new URLSearchParams(request.postData() ?? '').get('grant_type')));
    });

    watch.exempt(/status of 401/, 'the host refuses the token that has run out');
    expire(clock, provider.tokens);
    await patient(page).click();
    await expect(heading(page)).toHaveText(/Ines Aldag/);
    await expect(page.getByText('124/78').first()).toBeVisible();
    expect(grants).toEqual(['refresh_token']);
    const after = await storedLogin(page);
    expect(after?.accessToken.access_token).not.toBe(before?.accessToken.access_token);
    expect(after).toMatchObject({ identity: before?.identity, via: 'organisation' });
  },
);

test(
  'AU10: a tab that was opened later has its token renewed by the one that signed in',
  { tag: '@long' },
  async ({ page, context, watch, provider, clock }) => {
    await signInThere(page, 'nurse', '/userlist');
    await expect(patient(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/userlist');
    await expect(patient(other)).toBeVisible();

    watch.exempt(/status of 401/, 'the host refuses the token that has run out');
    expire(clock, provider.tokens);
    await patient(other).click();
    await expect(heading(other)).toHaveText(/Ines Aldag/);
    await other.close();
    await patient(page).click();
    await expect(heading(page)).toHaveText(/Ines Aldag/);
  },
);

test(
  'after a reload a token that has run out ends the session with a word, and one click signs in again',
  { tag: '@long' },
  async ({ page, watch, provider, clock }) => {
    await signInThere(page, 'nurse', '/userlist');
    await expect(patient(page)).toBeVisible();
    watch.exempt(/status of 401/, 'the host refuses the token that has run out');
    expire(clock, provider.tokens);
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: 'Not signed in' }).first()).toBeVisible();
    expect(await storedLogin(page)).toBeNull();

    await organisationButton(page).click();
    await expect(patient(page)).toBeVisible();
    await expect(page).toHaveURL('/userlist');
  },
);

test(
  'a session that the provider ends is over when its token is, and says so',
  { tag: '@long' },
  async ({ page, watch, provider, clock }) => {
    await signInThere(page, 'nurse', '/userlist');
    await expect(patient(page)).toBeVisible();
    watch.exempt(/status of 401|oauth\/token/, 'host and provider refuse the tokens');
    await page.route('**/oauth/token', (route) =>
      route.fulfill({
        status: 403,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' },
      }),
    );
    expire(clock, provider.tokens);
    // Whatever asks first is refused: the page may be gone before the click.
    await patient(page)
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    await expect(page.getByText('Your session has ended. Sign in again.').first()).toBeVisible();
    await expect(page.getByText('Aldag')).toHaveCount(0);
  },
);

test(
  'while the provider cannot be asked, the session stays and the call can be tried again',
  { tag: '@long' },
  async ({ page, watch, provider, clock }) => {
    await signInThere(page, 'nurse', '/userlist');
    await expect(patient(page)).toBeVisible();
    watch.exempt(/status of 401|oauth\/token/, 'the host refuses the token, and the provider is cut off');
    await page.route('**/oauth/token', (route) => route.abort());
    expire(clock, provider.tokens);
    await patient(page).click();
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    expect(await storedLogin(page)).not.toBeNull();
    await page.unroute('**/oauth/token');
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(heading(page)).toHaveText(/Ines Aldag/);
  },
);

test(
  'a locked screen is unlocked by the password of the organisation, on the same page',
  { tag: '@long' },
  async ({ page }) => {
    await signInThere(page, 'nurse', '/userlist/p1');
    await expect(heading(page)).toHaveText(/Ines Aldag/);
    await chooseByKeys(page, 'Lock screen');
    await expect(heading(page)).toHaveText('Screen locked');
    await organisationButton(page).click();
    await expect(providerForm(page)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(heading(page)).toHaveText('Screen locked');
    await expect(page.getByText(/was cancelled or refused/)).toBeVisible();

    await organisationButton(page).click();
    await enterThere(page, 'nurse');
    await expect(page).toHaveURL('/userlist/p1');
    await expect(heading(page)).toHaveText(/Ines Aldag/);
  },
);
