import AxeBuilder from '@axe-core/playwright';
import { hosted, provider as place } from '../../../support/server';
import { fillIn, heading, signInButton, userMenu } from '../../steps';
import {
  createOrganisation,
  enterThere,
  expect,
  leave,
  organisationButton,
  people,
  providerForm,
  signInThere,
  storedLogin,
  test,
} from '../../organisation/organisation';

const description = '**/.well-known/openid-configuration';
const bridge = /assets\/OrganisationBridge-.*\.js$/;

test('a refusal at the provider is told, and the password leads to the page that was asked for', async ({
  page,
}) => {
  await page.goto('/userlist');
  await organisationButton(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /cancelled or refused/ })).toBeVisible();
  await expect(page).toHaveURL('/');
  await fillIn(page, 'nurse');
  await signInButton(page).click();
  await expect(page).toHaveURL('/userlist');

  await leave(page);
  await expect(page.getByText(/cancelled or refused/)).toHaveCount(0);
});

test('an answer that nobody here asked for is refused, and leaves the address', async ({ page }) => {
  await page.goto('/?code=found&state=elsewhere');
  await expect(page.getByRole('alert').filter({ hasText: /begun elsewhere/ })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await storedLogin(page)).toBeNull();
  await organisationButton(page).click();
  await enterThere(page, 'nurse');
  await expect(page).toHaveURL('/dashboard');
});

test('an answer that nobody here asked for ends nobody’s session', async ({ page }) => {
  await signInThere(page, 'nurse', '/userlist');
  await expect(page.getByRole('link', { name: 'Ines Aldag', exact: true })).toBeVisible();
  await page.goto('/?code=found&state=elsewhere');
  await expect(page).toHaveURL('/');
  await expect(userMenu(page)).toBeVisible();
  await expect(heading(page)).toBeVisible();
  expect((await storedLogin(page))?.identity.username).toBe(people.nurse);
});

for (const [error, words] of [
  ['login_required', /asks you to sign in again/],
  ['unauthorized_client', /not set up correctly/],
  ['temporarily_unavailable', /cannot be reached/],
  ['something_else', /could not be completed/],
] as const) {
  test(`the provider’s answer ${error} is put into words`, async ({ page }) => {
    await page.route(`${place.origin}/authorize?*`, (route) => {
      const state = new URL(route.request().url()).searchParams.get('state') ?? '';
      const back = new URL(hosted.origin);
      back.search = new URLSearchParams({ error, error_description: 'Not for people.', state }).toString();
      return route.fulfill({ status: 302, headers: { Location: back.toString() } });
    });
    await page.goto('/');
    await organisationButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Not for people.')).toHaveCount(0);
    await expect(signInButton(page)).toBeVisible();
  });
}

test('an exchange that fails is told, and can be begun again', async ({ page, watch }) => {
  watch.exempt(/oauth\/token/, 'the provider refuses the code');
  await page.route('**/oauth/token', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { error: 'invalid_grant', error_description: 'grant request is invalid' },
    }),
  );
  await signInThere(page, 'nurse');
  await expect(page.getByRole('alert').filter({ hasText: /could not be completed/ })).toBeVisible();
  expect(await storedLogin(page)).toBeNull();
  await page.unroute('**/oauth/token');
  await organisationButton(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test('an account that the host does not know is told so, and another one can be used', async ({
  page,
  watch,
}) => {
  watch.exempt(/identities\/my/, 'the host does not know the account');
  await signInThere(page, 'visitor', '/userlist');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /account is not known here/ })
      .first(),
  ).toBeVisible();
  expect(await storedLogin(page)).toBeNull();

  // The provider still knows the visitor: it has to ask, or nobody else could ever get in.
  await organisationButton(page).click();
  await expect(providerForm(page)).toBeVisible();
  await enterThere(page, 'nurse');
  await expect(page).toHaveURL('/userlist');
});

test('AU21: while the provider is down the page is usable, says so, and a password signs in', async ({
  page,
  watch,
  providerDoor,
}) => {
  watch.exempt(/openid-configuration/, 'nobody answers at the provider');
  providerDoor.shut();
  await page.goto('/userlist');
  await organisationButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /cannot be reached/ })).toBeVisible();
  await expect(organisationButton(page)).toBeEnabled();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await fillIn(page, 'nurse');
  await signInButton(page).click();
  await expect(page).toHaveURL('/userlist');
});

test('AU21: without the provider’s code the page is usable, says so, and fetches it when asked', async ({
  page,
  watch,
}) => {
  watch.exempt(/OrganisationBridge|dynamically imported/, 'the file is cut off on purpose');
  await page.route(bridge, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: /could not be loaded/ })).toBeVisible();
  await expect(signInButton(page)).toBeEnabled();
  await page.unroute(bridge);
  await page.getByRole('button', { name: 'Retry' }).click();
  await organisationButton(page).click();
  await enterThere(page, 'nurse');
  await expect(page).toHaveURL('/dashboard');
});

for (const [name, answer] of [
  ['another kind of server', { contentType: 'text/html', body: '<title>Welcome</title>' }],
  ['nothing', { status: 404, body: '' }],
] as const) {
  test(`a domain where ${name} answers is not gone to`, async ({ page, watch }) => {
    watch.exempt(/openid-configuration/, 'another server answers in its place');
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await page.route(description, (route) => route.fulfill({ ...answer, headers }));
    await page.goto('/');
    await organisationButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: /not set up correctly/ })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
}

test('a client id that the provider does not know shows there, and Back leads to a usable page', async ({
  page,
  watch,
  providerDoor,
}) => {
  watch.exempt(/authorize\?/, 'the provider refuses the application');
  providerDoor.open(createOrganisation('another').answering);
  await page.goto('/');
  await organisationButton(page).click();
  await expect(page.getByText('invalid_client')).toBeVisible();
  await page.goBack();
  await expect(organisationButton(page)).toBeEnabled();
  await fillIn(page, 'nurse');
  await signInButton(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test('signing out while the provider is down stays here and says what it could not do', async ({
  page,
  watch,
  providerDoor,
}) => {
  await signInThere(page, 'nurse');
  await expect(page).toHaveURL('/dashboard');
  watch.exempt(/openid-configuration|oauth\/revoke/, 'nobody answers at the provider');
  providerDoor.shut();
  await leave(page);
  await expect(page.getByRole('alert').filter({ hasText: /could not be told/ })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await storedLogin(page)).toBeNull();
});
