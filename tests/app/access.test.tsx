import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressOf, renderApp } from '@tests/support/renderApp';

const adminPage = '/userCategory';

describe('AZ01: opening pages by address', () => {
  it('an ADMIN sees an administrator’s page', async () => {
    await renderApp(adminPage, { as: 'ADMIN' });
    expect(await screen.findByRole('heading', { name: 'User category' })).toBeVisible();
  });

  it.each([
    [adminPage],
    ['/USERCATEGORY'],
    ['/usercategory/'],
    ['//userCategory'],
    ['/%75serCategory'],
    ['/userCategory?x=1#y'],
  ])('a USER is sent away from %s', async (path) => {
    const app = await renderApp(path, { as: 'USER' });
    await waitFor(() => expect(addressOf(app)).toBe('/misc/not-authorized'));
    expect(await screen.findByRole('heading', { name: 'Not authorised' })).toBeVisible();
    expect(screen.queryByText('User category')).toBeNull();
  });

  it.each([[adminPage], ['/userlist'], ['/user/profile'], ['/userlist/p1/alerts']])(
    'who is signed out comes to sign-in from %s',
    async (path) => {
      const app = await renderApp(path, { as: 'signedOut' });
      expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
      expect(addressOf(app)).toBe('/pages/login');
    },
  );

  it('who is signed in goes from the sign-in page to the dashboard', async () => {
    const app = await renderApp('/pages/login', { as: 'USER' });
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
  });
});

describe('pages that lead nowhere', () => {
  it('AZ06: the not-authorised page names nothing of what was asked for and leads on', async () => {
    const app = await renderApp('/serverSetting?patient=NP-1003', { as: 'USER' });
    const link = await screen.findByRole('link', { name: 'Go to the dashboard' });
    expect(addressOf(app)).toBe('/misc/not-authorized');
    expect(document.body).not.toHaveTextContent(/NP-1003|Server setting/);
    await app.user.click(link);
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
  });

  it('RS05: an unknown path shows the not-found page inside the shell, titled in its language', async () => {
    await renderApp('/no/such/page', { as: 'USER' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(document.title).toBe('Page not found · Nephrodesk');
    expect(await screen.findByRole('link', { name: 'Medicine' })).toBeVisible();
  });

  it('RS05: who is signed out is shown the way to sign-in', async () => {
    await renderApp('/no/such/page', { as: 'signedOut' });
    expect(await screen.findByRole('link', { name: 'Go to sign-in' })).toHaveAttribute(
      'href',
      '/pages/login',
    );
    expect(screen.queryByRole('link', { name: 'Medicine' })).toBeNull();
  });
});

describe('AC03: arriving at a page', () => {
  it('changes the title, announces it and moves focus to the heading', async () => {
    const app = await renderApp('/fluidplanner', { as: 'USER' });
    await screen.findByRole('heading', { name: 'Fluid Planner' });
    expect(document.body).toHaveFocus();
    await app.user.click(screen.getByRole('link', { name: 'Medicine' }));
    const heading = await screen.findByRole('heading', { name: 'Medicine' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Medicine · Nephrodesk');
    const announced = [...document.querySelectorAll('[aria-live="polite"]')].map(
      (region) => region.textContent,
    );
    expect(announced).toContain('Medicine');
  });

  it('at a record that cannot be loaded leads to its heading as well', async () => {
    const app = await renderApp('/fluidplanner', { as: 'USER' });
    await screen.findByRole('heading', { name: 'Fluid Planner' });
    await app.backend?.ready;
    await app.router.navigate('/userlist/nobody');
    await screen.findByRole('button', { name: 'Retry' });
    const heading = screen.getByRole('heading', { level: 1, name: 'Patient record' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('at a record has one heading throughout, which takes the name when it comes', async () => {
    const app = await renderApp('/fluidplanner', { as: 'USER' });
    await screen.findByRole('heading', { name: 'Fluid Planner' });
    await app.backend?.ready;
    // As a link does it, without waiting for the page: here it is watched on its way.
    act(() => app.router.navigator.push('/userlist/sample-01'));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Patient record' });
    await waitFor(() => expect(heading).toHaveTextContent('Ottilie Brandweiler'));
    expect(heading).toBe(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(heading).toHaveFocus());
  });
});

it('the profile tells who is signed in and changes the language at once', async () => {
  const app = await renderApp('/user/profile', { as: 'USER' });
  expect(await screen.findByText('nurse@nephrodesk.test')).toBeVisible();
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
  expect(await screen.findByRole('heading', { name: 'Profil' })).toBeVisible();
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  expect(document.title).toBe('Profil · Nephrodesk');
});
