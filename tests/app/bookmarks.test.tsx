import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { settingsChanged } from '@/shell/themeSlice';
import { act } from '@testing-library/react';
import { itLong } from '@tests/support/extent';
import { host, identityHost, loginOf, type Host } from '@tests/support/host';
import { addressOf, renderApp } from '@tests/support/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

const nurse = { username: 'nurse@host.test', roles: [{ name: 'USER' }] };
/** Signed in at hosts of one's own. */
const atHosts = (navbar: Host) =>
  renderApp('/alerts', {
    as: 'signedOut',
    stored: JSON.stringify(loginOf(nurse)),
    hosts: {
      iam: identityHost(nurse),
      care: host(() => ({ status: 200, data: { items: [] } })),
      navbar,
    },
  });
const answering = (searchResult: unknown) => host(() => ({ status: 200, data: { searchResult } }));
const page = (link: string, title: string, starred = true, icon = 'alerts') => ({
  id: `${title}${link}`,
  target: title,
  title,
  link,
  icon,
  starred,
});

const star = () => screen.findByRole('button', { name: 'Choose bookmarks' });
const bar = () => screen.findByRole('list', { name: 'Starred pages' });
const inBar = async () =>
  within(await bar())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const box = () => screen.getByRole('combobox', { name: 'Find a page to bookmark' });
const queryBox = () => screen.queryByRole('combobox', { name: 'Find a page to bookmark' });
async function openPanel({ user }: App) {
  await user.click(await star());
  return screen.findByRole('combobox', { name: 'Find a page to bookmark' });
}
/** What the panel lists; the page below it may have a table of its own. */
const hits = () => {
  const list = screen.queryByRole('grid');
  const rows = list ? within(list).queryAllByRole('row') : [];
  return rows.map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);
};
const starOf = (title: string) => screen.getByRole('button', { name: `Star ${title}` });

describe('§2.4 bookmarks in the bar', () => {
  itLong('lead to their pages, and are named as the menu names them', async () => {
    const app = await renderApp('/user/profile', { as: 'USER' });
    expect(await inBar()).toEqual(['Dashboard', 'User', 'Alerts']);
    await app.user.click(within(await bar()).getByRole('link', { name: 'Alerts' }));
    await waitFor(() => expect(addressOf(app)).toBe('/alerts'));
    // What can be dragged takes the place of the first links once its code is here.
    const current = () =>
      within(screen.getByRole('list', { name: 'Starred pages' })).getByRole('link', { name: 'Alerts' });
    await waitFor(() => expect(current()).toHaveAttribute('aria-current', 'page'));
    act(() => void app.store.dispatch(settingsChanged({ locale: 'de' })));
    expect(
      within(await screen.findByRole('list', { name: 'Gemerkte Seiten' })).getAllByRole('link')[2],
    ).toHaveAccessibleName('Alarme');
  });

  it('§3.4: say what a host calls its pages, and lead nowhere but to pages of this site (XS02)', async () => {
    await atHosts(
      answering([
        page('/alerts', 'Alarms of tonight'),
        page('/fluidplanner', 'Drinks', true, 'toString'),
        page('https://elsewhere.test/', 'Elsewhere'),
        page('//elsewhere.test', 'Slashes'),
        page('/\\elsewhere.test', 'Backslash'),
        page('javascript:alert(1)', 'Script'),
        page('alerts', 'Relative'),
        page('/no/such/page', 'Nowhere'),
        page('/alerts', 'Alarms of tonight'),
      ]),
    );
    expect(await inBar()).toEqual(['Alarms of tonight', 'Drinks']);
  });

  it('AZ03: none and no hit leads to a page that the role may not open', async () => {
    const app = await atHosts(
      answering([
        page('/general', 'Basics'),
        page('/userlist?view=staff', 'Colleagues'),
        page('/alerts', 'Alarms'),
        page('/userCategory', 'Groups', false),
      ]),
    );
    expect(await inBar()).toEqual(['Alarms']);
    await app.user.type(await openPanel(app), 's');
    expect(hits()).toEqual(['Alarms']);
  });
});

describe('§4 the panel of bookmarks', () => {
  itLong(
    'shows what is starred, six hits while something is typed, and toggles without closing',
    async () => {
      const app = await renderApp('/alerts', { as: 'ADMIN' });
      expect(await openPanel(app)).toHaveFocus();
      expect(hits()).toEqual(['Dashboard', 'User', 'Alerts']);
      await app.user.type(box(), 'e');
      expect(hits()).toHaveLength(6);
      await app.user.clear(box());
      await app.user.type(box(), 'medi');
      expect(starOf('Medicine')).toHaveAttribute('aria-pressed', 'false');
      await app.user.click(starOf('Medicine'));
      await waitFor(() => expect(starOf('Medicine')).toHaveAttribute('aria-pressed', 'true'));
      expect(await inBar()).toEqual(['Dashboard', 'User', 'Alerts', 'Medicine']);
      expect(box()).toHaveValue('medi');
      await app.user.clear(box());
      expect(hits()).toEqual(['Dashboard', 'User', 'Alerts', 'Medicine']);
      await app.user.click(starOf('User'));
      await waitFor(() => expect(hits()).toEqual(['Dashboard', 'Alerts', 'Medicine']));
    },
  );

  itLong(
    'is closed by its star, Escape, Enter on nothing and a click outside, begins empty again, and goes to the page that is chosen, by key or hand',
    async () => {
      const app = await renderApp('/therapeuticEducation', { as: 'USER' });
      for (const close of ['star', '{Escape}', '{Enter}', 'outside']) {
        await app.user.type(await openPanel(app), 'zzz');
        if (close === 'star') await app.user.click(await star());
        else if (close === 'outside') await app.user.click(screen.getByRole('heading', { level: 1 }));
        else await app.user.keyboard(close);
        expect(queryBox()).not.toBeInTheDocument();
        expect(document.activeElement === (await star())).toBe(close !== 'outside');
        expect(await openPanel(app)).toHaveValue('');
        await app.user.keyboard('{Escape}');
      }
      expect(addressOf(app)).toBe('/therapeuticEducation');

      await app.user.type(await openPanel(app), 'quest{Enter}');
      await waitFor(() => expect(addressOf(app)).toBe('/questioners'));
      expect(queryBox()).not.toBeInTheDocument();
      // A page that arrives takes the focus, and the panel closes.
      const arrived = await screen.findByRole('heading', { level: 1, name: 'Questioners' });
      await waitFor(() => expect(arrived).toHaveFocus());
      await openPanel(app);
      const chosen = screen.getAllByRole('gridcell').find(({ textContent }) => textContent === 'Alerts');
      if (chosen) await app.user.click(chosen);
      await waitFor(() => expect(addressOf(app)).toBe('/alerts'));
    },
  );

  it('AC06: moves without dragging, keeps the focus, is kept after a reload, and gives the focus to its text when the row that had it goes; AZ03: as USER the embedded answer offers no page of administrators', async () => {
    const app = await renderApp('/alerts', { as: 'USER' });
    await openPanel(app);
    const later = () => screen.getByRole('button', { name: 'Move Dashboard later' });
    const earlier = () => screen.getByRole('button', { name: 'Move Dashboard earlier' });
    expect(earlier()).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(earlier());
    later().focus();
    await app.user.keyboard('{Enter}');
    expect(await inBar()).toEqual(['User', 'Dashboard', 'Alerts']);
    expect(later()).toHaveFocus();
    await app.user.keyboard(' ');
    expect(await inBar()).toEqual(['User', 'Alerts', 'Dashboard']);
    expect(later()).toHaveAttribute('aria-disabled', 'true');
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('nephrodesk.bookmarks.'));
    expect(kept.map((key) => localStorage.getItem(key))).toEqual(['["userlist","alerts","dashboard"]']);
    starOf('User').focus();
    await app.user.keyboard(' ');
    await waitFor(() => expect(hits()).toEqual(['Alerts', 'Dashboard']));
    expect(box()).toHaveFocus();

    await app.user.type(box(), 'server set');
    expect(hits()).toEqual(['No Result']);
    await app.user.clear(box());
    await app.user.type(box(), 'user category');
    expect(hits()).toEqual(['No Result']);
  });

  it('says how to begin where nothing is starred', async () => {
    const app = await atHosts(answering([page('/alerts', 'Alarms', false)]));
    await openPanel(app);
    expect(screen.getByText('No bookmarks yet. Type a few letters to find a page.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Starred pages' })).not.toBeInTheDocument();
  });

  it('says that the bookmarks did not come, without a toast, and asks again', async () => {
    let works = false;
    const flaky = host(() =>
      works ? { status: 200, data: { searchResult: [page('/alerts', 'Alarms')] } } : { status: 404 },
    );
    const app = await atHosts(flaky);
    await openPanel(app);
    expect(screen.getByRole('alert')).toHaveTextContent('The bookmarks could not be loaded.');
    works = true;
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await inBar()).toEqual(['Alarms']);
    await waitFor(() => expect(hits()).toEqual(['Alarms']));
    expect(screen.queryByText('The bookmarks could not be loaded.')).not.toBeInTheDocument();
  });

  it('RC10: a change that fails is told once, and nothing has changed', async () => {
    const refusing = host(({ method }) =>
      method === 'post'
        ? { status: 500 }
        : { status: 200, data: { searchResult: [page('/alerts', 'Alarms')] } },
    );
    const app = await atHosts(refusing);
    await openPanel(app);
    await app.user.dblClick(starOf('Alarms'));
    expect(await screen.findAllByText(/The server reported an error/)).toHaveLength(1);
    expect(await inBar()).toEqual(['Alarms']);
    expect(starOf('Alarms')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('The queue', () => {
  const eleven = [
    '/alerts',
    '/dashboard',
    '/userlist',
    '/fluidplanner',
    '/medicinePlanner',
    '/therapeuticEducation',
    '/questioners',
    '/user/profile',
    '/userlist/p1',
    '/userlist/p2',
    '/userlist/p3/alerts',
  ].map((link, index) => page(link, `Page ${index + 1}`));

  it('§9: has a menu of its own, from which a page is opened', async () => {
    const app = await atHosts(answering(eleven));
    expect(await inBar()).toHaveLength(10);
    await app.user.click(screen.getByRole('button', { name: '1 more bookmark' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Page 11' }));
    await waitFor(() => expect(addressOf(app)).toBe('/userlist/p3/alerts'));
  });

  it('is not there on a narrow screen, where the panel alone holds the bookmarks', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: !query.includes('min-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const app = await atHosts(answering(eleven));
    await openPanel(app);
    expect(screen.queryByRole('list', { name: 'Starred pages' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '1 more bookmark' })).not.toBeInTheDocument();
    expect(hits()).toHaveLength(11);
    vi.unstubAllGlobals();
  });
});

it('Another tab that stars a page is followed', async () => {
  let starred = false;
  const asked = host(() => ({ status: 200, data: { searchResult: [page('/alerts', 'Alarms', starred)] } }));
  await atHosts(asked);
  await star();
  starred = true;
  const key = `nephrodesk.bookmarks.${(await import('@/shared/store/settingsShelf')).shortName(nurse.username)}`;
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(await inBar()).toEqual(['Alarms']);
});
