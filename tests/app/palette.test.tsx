import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPatient, aSummary } from '@tests/support/builders';
import { itLong } from '@tests/support/extent';
import { host, identityHost, loginOf } from '@tests/support/host';
import { addressOf, renderApp } from '@tests/support/renderApp';
import { selectSettings, settingsChanged } from '@/shell/themeSlice';
import { fakeCanvas } from '../shared/charts/fakeCanvas';

beforeEach(() => {
  fakeCanvas();
  // A wide window.
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const people = [
  { id: 'p1', patientId: 'NP-1', firstName: 'Ada', lastName: 'Lindqvist' },
  { id: 'p2', patientId: 'NP-2', firstName: 'Bruno', lastName: 'Müller' },
];

/** A page of the build that calls hosts, with two patients. */
async function openHosted(path: string, role = 'USER') {
  const person = { username: 'somebody@host.test', roles: [{ name: role }] };
  let isUp = true;
  const care = host(({ path: asked }) => {
    if (asked === '/summaries')
      return isUp ? { status: 200, data: { items: people.map((own) => aSummary(own)) } } : { status: 404 };
    const own = people.find(({ id }) => asked.endsWith(`/${id}`));
    if (own && asked.startsWith('/summaries/')) return { status: 200, data: aSummary(own) };
    if (own && asked.startsWith('/patients/')) return { status: 200, data: aPatient(own) };
    return { status: 200, data: { items: [] } };
  });
  const app = await renderApp(path, {
    as: 'signedOut',
    stored: JSON.stringify(loginOf(person)),
    hosts: { iam: identityHost(person), care },
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...app,
    go: (to: string) => app.router.navigate(to),
    settings: () => selectSettings(app.store.getState()),
    setUp: (up: boolean) => (isUp = up),
  };
}

const palette = () => screen.queryByRole('dialog', { name: 'Command palette' });
const shortcuts = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
const hits = () =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('option')
    .map((hit) => hit.textContent);
/** reactstrap reads the key's number, which user-event does not send. */
async function closeShortcuts() {
  fireEvent.keyUp(screen.getByRole('dialog'), { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(shortcuts()).toBeNull());
}
type User = Awaited<ReturnType<typeof openHosted>>['user'];

async function search(user: User, text: string) {
  if (!palette()) await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Patient, page or action' });
  await waitFor(() => expect(box).toHaveFocus());
  if (text !== '') await user.paste(text);
}
const choose = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('option', { name }));

describe('the command palette', () => {
  it('AZ01: opens from the menu’s search, which tells its key, until something is typed there, offers an ADMIN the pages of one, and shows the customizer, which has the focus then', async () => {
    const { user } = await openHosted('/dashboard', 'ADMIN');
    const opener = await screen.findByRole('button', { name: 'Find patients, pages and commands' });
    expect(opener).toHaveTextContent('Ctrl K');
    await user.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(palette()).toBeNull());
    await user.type(screen.getByRole('textbox', { name: 'Search the menu' }), 'a');
    expect(opener).not.toBeInTheDocument();
    await search(user, 'user category');
    await waitFor(() => expect(hits()).toEqual(['User category']));
    await user.keyboard('{Escape}');
    await search(user, 'customizer');
    await choose(user, 'Appearance');
    const panel = await screen.findByRole('heading', { name: 'Theme customizer' });
    await waitFor(() => expect(panel).toHaveFocus());
  });

  it('AC02: opens on Ctrl+K, also while something is typed, keeps the tab key inside, gives the focus back, and stays away while another dialog asks', async () => {
    const { user } = await openHosted('/userlist');
    const list = screen.getByRole('searchbox');
    await user.click(list);
    expect(fireEvent.keyDown(list, { key: 'k', ctrlKey: true }), 'left to the browser').toBe(false);
    expect(await screen.findByRole('combobox', { name: 'Patient, page or action' })).toHaveFocus();
    await user.keyboard('lind{Escape}');
    expect(palette()).toBeNull();
    expect(list).toHaveFocus();
    expect(list).toHaveValue('');
    await search(user, 'lind');
    const box = screen.getByRole('combobox', { name: 'Patient, page or action' });
    const close = within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' });
    for (const shift of [false, true]) {
      await user.tab({ shift });
      expect(close).toHaveFocus();
      await user.tab({ shift });
      expect(box).toHaveFocus();
    }
    await user.keyboard('{Control>}k{/Control}');
    expect(palette()).toBeNull();
    expect(list).toHaveFocus();

    // The browser's own is kept away too.
    await user.click(screen.getByRole('button', { name: 'Import' }));
    const dialog = await screen.findByRole('dialog');
    expect(fireEvent.keyDown(dialog, { key: 'k', ctrlKey: true })).toBe(false);
    expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  });

  it('AZ01: finds a patient by name, regardless of accents, moves on to the heading of the record, and offers a USER no page that the role may not open', async () => {
    const app = await openHosted('/dashboard');
    await search(app.user, 'user category');
    await waitFor(() => expect(hits()).toEqual(['No Result']));
    await app.user.keyboard('{Escape}');
    await search(app.user, 'muller');
    expect(await screen.findByRole('option', { name: /Bruno Müller/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await app.user.keyboard('{Enter}');
    expect(addressOf(app)).toBe('/userlist/p2');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Bruno Müller' })).toHaveFocus(),
    );
    expect(palette()).toBeNull();
  });

  itLong('moves to the other patient’s heading, also from a tab that stays', async () => {
    const app = await openHosted('/userlist/p2/alerts');
    await screen.findByText('No active alert');
    await app.go('/userlist/p1/alerts');
    await screen.findByRole('heading', { name: 'Ada Lindqvist' });
    await screen.findByText('No active alert');
    screen.getByRole('link', { name: 'Telemonitoring' }).focus();
    await search(app.user, 'bruno');
    await choose(app.user, /Bruno Müller/);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Bruno Müller' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  itLong('shows where somebody has been before anything is typed, and keeps it nowhere', async () => {
    const { user, go } = await openHosted('/userlist/p1/alerts');
    await screen.findByRole('heading', { name: 'Ada Lindqvist' });
    // A page that is left before it was shown was not visited.
    await go('/alerts');
    await screen.findByRole('heading', { level: 1, name: 'Alerts' });
    await go('/userlist/p1');
    await screen.findByRole('heading', { level: 1, name: 'Ada Lindqvist' });
    await go('/userlist');
    await screen.findByRole('heading', { level: 1, name: 'Patients' });
    await search(user, '');
    const group = await screen.findByRole('group', { name: 'Recently visited' });
    await waitFor(() =>
      expect(
        within(group)
          .getAllByRole('option')
          .map((hit) => hit.textContent),
      ).toEqual([expect.stringContaining('Ada Lindqvist'), expect.stringContaining('Alerts')]),
    );
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(kept).not.toMatch(/Lindqvist|userlist|p1/);
  });

  it('tells that the patients did not come, and asks again', async () => {
    const { user, setUp } = await openHosted('/user/profile');
    setUp(false);
    await search(user, 'a');
    expect(await screen.findByText('The patients could not be loaded.')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Dark theme' })).toBeVisible();
    setUp(true);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('option', { name: /Ada Lindqvist/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Patient, page or action' })).toHaveFocus();
  });
});

describe('the actions of the palette', () => {
  itLong(
    '§2.6: dress the page, by whichever name and in whichever language, turn, lay out, collapse and translate it, and offer the way back, in the horizontal layout no semi-dark theme and no sidebar',
    async () => {
      const { user, settings } = await openHosted('/userlist');
      const list = screen.getByRole('searchbox');
      list.focus();
      for (const words of ['night', 'Dunkel', 'sombre', 'escuro']) {
        await search(user, words);
        expect(hits()[0]).toBe('Dark theme');
        await user.keyboard('{Escape}');
      }
      await search(user, 'dark theme');
      await user.keyboard('{Enter}');
      expect(settings().theme).toBe('dark');
      expect(list).toHaveFocus();
      await search(user, 'theme');
      expect(hits()).toEqual(['Light theme', 'Semi-dark theme']);
      await choose(user, 'Light theme');

      for (const [words, name, change] of [
        ['rtl', 'Right-to-left layout', { direction: 'rtl' }],
        ['rtl', 'Left-to-right layout', { direction: 'ltr' }],
        ['sidebar', 'Collapse menu', { sidebarCollapsed: true }],
        ['sidebar', 'Keep menu open', { sidebarCollapsed: false }],
        ['layout', 'Horizontal layout', { layout: 'horizontal' }],
        ['layout', 'Vertical layout', { layout: 'vertical' }],
        ['portug', 'Language: Português', { locale: 'pt' }],
      ] as const) {
        await search(user, words);
        await choose(user, name);
        expect(settings()).toMatchObject(change);
        if (name !== 'Horizontal layout') continue;
        await search(user, '');
        expect(hits()).toContain('Dark theme');
        expect(hits()).not.toContain('Semi-dark theme');
        expect(hits()).not.toContain('Collapse menu');
      }
      expect(await screen.findByRole('heading', { level: 1, name: 'Doentes' })).toBeVisible();
    },
  );

  itLong('concern the patient whose record is open, and nobody elsewhere', async () => {
    const app = await openHosted('/userlist/p1');
    await screen.findByRole('heading', { name: 'Ada Lindqvist' });
    await search(app.user, 'alerts of');
    await choose(app.user, /Alerts of the patient.*Ada Lindqvist/);
    expect(addressOf(app)).toBe('/userlist/p1/alerts');
    await search(app.user, 'record');
    await choose(app.user, /Record reading.*Ada Lindqvist/);
    expect(await screen.findByRole('dialog', { name: /^Record reading · / })).toBeVisible();
    await app.go('/dashboard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await search(app.user, 'record');
    expect(hits()).not.toContainEqual(expect.stringContaining('Record reading'));
  });

  it.each([
    ['Lock screen', 'locked'],
    ['Log Out', 'signedOut'],
  ])('leave: %s', async (name, status) => {
    const { user, store } = await openHosted('/dashboard');
    await search(user, name);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(store.getState().session.status).toBe(status));
    expect(palette()).toBeNull();
  });
});

itLong('UN01: the palette leaves typed entries only after asking', async () => {
  const app = await renderApp('/user/profile', { as: 'USER' });
  const field = await screen.findByLabelText(/^First name/);
  await app.user.type(field, 'X');
  await search(app.user, 'dashboard');
  await choose(app.user, /Dashboard/);
  const question = await screen.findByRole('dialog', { name: 'Discard what you typed?' });
  await app.user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(addressOf(app)).toBe('/user/profile');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('NunoX');
  await search(app.user, 'dashboard');
  await choose(app.user, /Dashboard/);
  const again = await screen.findByRole('dialog', { name: 'Discard what you typed?' });
  await app.user.click(within(again).getByRole('button', { name: 'Discard' }));
  expect(addressOf(app)).toBe('/dashboard');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

describe('the keyboard shortcuts', () => {
  it('AC02: lead to pages, unless something is typed', async () => {
    const app = await openHosted('/dashboard');
    await app.user.keyboard('gu');
    expect(addressOf(app)).toBe('/userlist');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await app.user.keyboard('/ga');
    expect(screen.getByRole('searchbox')).toHaveValue('ga');
    expect(addressOf(app)).toBe('/userlist');
  });

  it('AC02: / goes to the search box of a list, of the staff as well', async () => {
    const { user, go } = await openHosted('/alerts', 'ADMIN');
    for (const path of ['/alerts', '/userlist?view=staff']) {
      await go(path);
      await screen.findByRole('searchbox');
      await user.keyboard('/');
      expect(screen.getByRole('searchbox')).toHaveFocus();
    }
  });

  it('AC02: are listed on ?, and those of a single key can be turned off (WCAG 2.1.4)', async () => {
    const { user, settings, router } = await openHosted('/userlist');
    await user.keyboard('?');
    await waitFor(() => expect(shortcuts()).toBeVisible());
    const one = screen.getByRole('switch', { name: 'Single-key shortcuts' });
    expect(one).toBeChecked();
    expect(one).toHaveAccessibleDescription(/Turn them off if you dictate/);
    await user.click(one);
    expect(settings().singleKeys).toBe(false);
    expect(screen.getByText(/^Show these shortcuts/)).toHaveTextContent('Show these shortcuts (off)');
    await closeShortcuts();

    await user.keyboard('?/gd');
    expect(shortcuts()).toBeNull();
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    expect(router.state.location.pathname).toBe('/userlist');

    await search(user, 'keyboard');
    expect(hits()).toEqual(['Keyboard shortcuts']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shortcuts()).toBeVisible());
    await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    await closeShortcuts();
    await user.keyboard('gd');
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  itLong('are reached from the user menu, and give the focus back to it', async () => {
    const { user, store } = await openHosted('/dashboard');
    act(() => void store.dispatch(settingsChanged({ singleKeys: false })));
    const menu = () => screen.getByRole('button', { name: /^User menu of/ });
    await user.click(menu());
    await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(shortcuts()).toBeVisible());
    await closeShortcuts();
    expect(menu()).toHaveFocus();
  });
});
