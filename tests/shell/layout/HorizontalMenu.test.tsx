import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MenuNode } from '@/shared/navigation/types';
import { HorizontalMenu } from '@/shell/layout/HorizontalMenu';
import type { Settings } from '@/shell/settings/lookSettings';
import { settingsChanged, themeReducer } from '@/shell/themeSlice';
import { renderShell } from '@tests/support/renderShell';
import { storeOf } from '@tests/support/storeOf';

const item = (id: string, title: MenuNode['title'], more: Partial<MenuNode> = {}): MenuNode => ({
  id,
  title,
  type: 'item',
  navLink: `/${id}`,
  ...more,
});
const group = (id: string, title: MenuNode['title'], ...children: MenuNode[]): MenuNode => ({
  id,
  title,
  type: 'collapse',
  children,
});

const menu: MenuNode[] = [
  { id: 'menus', title: 'app.groupMenus', type: 'groupHeader' },
  item('userlist', 'app.users', { icon: 'patients' }),
  group(
    'care',
    'app.medicine',
    item('fluids', 'app.fluidPlanner'),
    group(
      'teaching',
      'app.education',
      item('blog', 'app.questioners'),
      group('deep', 'app.messages', item('deepest', 'app.profile')),
    ),
    item('off', 'app.serverSetting', { disabled: true }),
    item('last', 'app.telemonitoring'),
  ),
  { id: 'settings', title: 'app.groupSettings', type: 'groupHeader' },
  group('all', 'app.settings', item('general', 'app.general')),
  item('folder', 'app.notifications', {
    navLink: '/messages/:folder',
    filterBase: '/messages/inbox',
    badge: { text: '5', meaning: 'app.messages', tone: 'danger' },
  }),
  { id: 'site', title: 'app.terms', type: 'external-link', navLink: 'https://guideline.test/kidney' },
  {
    id: 'tab',
    title: 'app.socialLinks',
    type: 'external-link',
    navLink: 'https://network.test/',
    newTab: true,
  },
  { ...group('none', 'app.staff', item('staff', 'app.staff')), disabled: true },
];

async function open(path = '/userlist', settings: Partial<Settings> = {}) {
  const store = storeOf({ theme: themeReducer });
  store.dispatch(settingsChanged(settings));
  const page = (
    <>
      <HorizontalMenu menu={menu} type="sticky" />
      <button type="button">Elsewhere</button>
    </>
  );
  const router = renderShell(store, [{ path: '*', element: page }], path);
  // The entries are fetched on their own.
  await screen.findByRole('link', { name: 'User' });
  return { user: userEvent.setup(), router, store };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const inBar = () =>
  [...document.querySelectorAll('.nd-menubar-entries > li:not([inert]) > *')].map(
    ({ textContent }) => textContent,
  );
const absent = (name: string | RegExp) => screen.queryByRole('link', { name }) === null;
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('§2.3 §3.4: the entries of the menu bar', () => {
  it('stand in one list without the headers of groups; lists are closed', async () => {
    await open();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
    expect(inBar()).toEqual([
      'User',
      'Medicine',
      'Settings',
      'Notifications5 Messages',
      'Terms and conditions (another site)',
      'Social links (another site, opens in a new tab)',
      'Staff (not available)',
    ]);
  });

  it('lead where they say: inside, by filterBase, to another site, to a new tab, or nowhere', async () => {
    const { user } = await open();
    expect(link('User')).toHaveAttribute('href', '/userlist');
    expect(link(/^Notifications/)).toHaveAttribute('href', '/messages/inbox');
    expect(link(/^Terms/)).toHaveAttribute('href', 'https://guideline.test/kidney');
    expect(link(/^Terms/)).not.toHaveAttribute('target');
    expect(link(/^Social/)).toHaveAttribute('target', '_blank');
    expect(link(/^Social/)).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByRole('button', { name: /^Staff/ })).toBeNull();
    await user.click(button('Medicine'));
    expect(screen.getByText('Server setting').closest('a, button')).toBeNull();
  });

  it('mark the current one, and the groups around it while they are closed', async () => {
    const { router, user } = await open('/messages/sent');
    expect(link(/^Notifications/)).toHaveAttribute('aria-current', 'page');
    await act(() => router.navigate('/blog'));
    expect(link(/^Notifications/)).not.toHaveAttribute('aria-current');
    expect(button('Medicine')).toHaveAttribute('data-active', 'true');
    expect(button('Settings')).toHaveAttribute('data-active', 'false');
    await user.click(button('Medicine'));
    expect(button('Therapeutic Education')).toHaveAttribute('data-active', 'true');
    expect(absent('Questioners')).toBe(true);
  });

  it('§2.6: wear the colour of the menu; the bar says how it stands', async () => {
    await open('/userlist', { menuTheme: 'success' });
    expect(screen.getByRole('navigation')).toHaveAttribute('data-menu', 'success');
    expect(screen.getByRole('navigation')).toHaveAttribute('data-type', 'sticky');
  });
});

describe('§2.3: lists of the menu bar under a pointer', () => {
  it('open and close on a click', async () => {
    const { user } = await open();
    await user.pointer({ target: button('Settings'), keys: '[TouchA]' });
    expect(isOpen('Settings')).toBe(true);
    expect(button('Settings').getAttribute('aria-controls')).toBe(link('General').closest('ul')?.id);
    await user.pointer({ target: button('Settings'), keys: '[TouchA]' });
    expect(isOpen('Settings')).toBe(false);
    expect(absent('General')).toBe(true);
  });

  it('open under a mouse, one in another, and close behind it', async () => {
    const { user } = await open();
    await user.hover(button('Medicine'));
    await user.hover(await screen.findByRole('button', { name: 'Therapeutic Education' }));
    await user.hover(await screen.findByRole('button', { name: 'Messages' }));
    expect(await screen.findByRole('link', { name: 'Profile' })).toBeInTheDocument();
    expect(isOpen('Medicine')).toBe(true);
    await user.hover(link('Fluid Planner'));
    await waitFor(() => expect(isOpen('Therapeutic Education')).toBe(false));
    expect(isOpen('Medicine')).toBe(true);
    await user.hover(button('Settings'));
    await waitFor(() => expect(isOpen('Settings')).toBe(true));
    expect(isOpen('Medicine')).toBe(false);
    await user.hover(button('Elsewhere'));
    await waitFor(() => expect(isOpen('Settings')).toBe(false));
  });

  it('are not closed by the click of the mouse that has just opened them, but by the next', async () => {
    const { user } = await open();
    await user.hover(button('Settings'));
    await waitFor(() => expect(isOpen('Settings')).toBe(true));
    await user.click(button('Settings'));
    expect(isOpen('Settings')).toBe(true);
    await user.click(button('Settings'));
    expect(isOpen('Settings')).toBe(false);
  });

  it('stay under a mouse that only passes a neighbour', async () => {
    const { user } = await open();
    await user.click(button('Medicine'));
    // At once: between two steps of a pretended person a busy machine may take longer than a list waits.
    const [passed, goal] = [button('Settings'), link('Fluid Planner')];
    const mouse = { pointerType: 'mouse' };
    fireEvent.pointerOver(passed, mouse);
    fireEvent.pointerOut(passed, { ...mouse, relatedTarget: goal });
    fireEvent.pointerOver(goal, { ...mouse, relatedTarget: passed });
    await new Promise((done) => setTimeout(done, 200));
    expect(isOpen('Medicine')).toBe(true);
  });

  it('leave a finger alone that only slides over them', async () => {
    await open();
    fireEvent.pointerOver(button('Settings'), { pointerType: 'touch' });
    await new Promise((done) => setTimeout(done, 200));
    expect(isOpen('Settings')).toBe(false);
  });

  it('LY04: opening one closes the others but those around it', async () => {
    const { user } = await open();
    await user.click(button('Medicine'));
    await user.click(button('Therapeutic Education'));
    await user.click(button('Messages'));
    for (const name of ['Medicine', 'Therapeutic Education', 'Messages']) expect(isOpen(name)).toBe(true);
    await user.click(button('Settings'));
    expect(isOpen('Settings')).toBe(true);
    expect(isOpen('Medicine')).toBe(false);
    await user.click(button('Medicine'));
    expect(isOpen('Therapeutic Education')).toBe(false);
  });

  it('close on a press elsewhere', async () => {
    const { user } = await open();
    await user.click(button('Settings'));
    fireEvent.pointerDown(document.body);
    expect(isOpen('Settings')).toBe(false);
  });
});

describe('§2.3: lists of the menu bar and the page', () => {
  it('close all when the path changes, and stay closed on the way back', async () => {
    const { user, router } = await open();
    await user.click(button('Medicine'));
    await user.click(button('Therapeutic Education'));
    await act(() => router.navigate('/general'));
    expect(isOpen('Medicine')).toBe(false);
    await act(() => router.navigate('/userlist'));
    expect(isOpen('Medicine')).toBe(false);
  });

  it('close when an entry is chosen, also that of the present page; the focus is then on the group', async () => {
    const { user, router } = await open('/general');
    await user.click(button('Settings'));
    await user.click(link('General'));
    expect(router.state.location.pathname).toBe('/general');
    expect(isOpen('Settings')).toBe(false);
    expect(button('Settings')).toHaveFocus();
  });
});

describe('§2.3: the menu bar under the keyboard', () => {
  it.each(['{Enter}', ' '])('opens and closes a list with %j', async (key) => {
    const { user } = await open();
    button('Settings').focus();
    await user.keyboard(key);
    expect(isOpen('Settings')).toBe(true);
    expect(button('Settings')).toHaveFocus();
    await user.keyboard(key);
    expect(isOpen('Settings')).toBe(false);
  });

  it('goes down into a list and along it, past what leads nowhere, and not around', async () => {
    const { user } = await open();
    button('Medicine').focus();
    await user.keyboard('{ArrowDown}');
    expect(link('Fluid Planner')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(link('Telemonitoring')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(link('Telemonitoring')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(button('Therapeutic Education')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(link('Fluid Planner')).toHaveFocus();
    await user.keyboard('{End}');
    expect(link('Telemonitoring')).toHaveFocus();
  });

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('goes along the bar, in and out of branches: %s', async (direction, onwards, back) => {
    const { user } = await open('/userlist', { direction });
    link('User').focus();
    await user.keyboard(back);
    expect(link('User')).toHaveFocus();
    await user.keyboard(onwards);
    expect(button('Medicine')).toHaveFocus();
    await user.keyboard('{End}');
    expect(link(/^Social/)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(link('User')).toHaveFocus();

    await user.keyboard(onwards);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.keyboard(onwards);
    expect(link('Questioners')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await user.keyboard(onwards);
    expect(link('Profile')).toHaveFocus();
    await user.keyboard(back);
    expect(button('Messages')).toHaveFocus();
    expect(isOpen('Messages')).toBe(false);
    await user.keyboard(back);
    expect(button('Therapeutic Education')).toHaveFocus();
    expect(isOpen('Therapeutic Education')).toBe(false);
    // From the first list of a branch, and from its last entry, on to the neighbours of the bar.
    await user.keyboard('{ArrowDown}');
    await user.keyboard(onwards);
    expect(button('Settings')).toHaveFocus();
    expect(isOpen('Medicine')).toBe(false);
    await user.keyboard('{ArrowDown}');
    await user.keyboard(back);
    expect(button('Medicine')).toHaveFocus();
    expect(isOpen('Settings')).toBe(false);
  });

  it('closes one list after the other with Escape and gives the focus back', async () => {
    const { user } = await open();
    button('Medicine').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(link('Questioners')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button('Therapeutic Education')).toHaveFocus();
    expect(isOpen('Medicine')).toBe(true);
    await user.keyboard('{Escape}');
    expect(button('Medicine')).toHaveFocus();
    expect(isOpen('Medicine')).toBe(false);
  });

  it('AC: Escape sends away what a mouse has opened, without moving the focus', async () => {
    const { user } = await open();
    button('Elsewhere').focus();
    await user.hover(button('Settings'));
    await waitFor(() => expect(isOpen('Settings')).toBe(true));
    await user.keyboard('{Escape}');
    expect(isOpen('Settings')).toBe(false);
    expect(button('Elsewhere')).toHaveFocus();
  });

  it('Tab goes through what is open, and closes what it leaves', async () => {
    const { user } = await open();
    button('Settings').focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(link('General')).toHaveFocus();
    await user.tab();
    expect(link(/^Notifications/)).toHaveFocus();
    expect(isOpen('Settings')).toBe(false);

    button('Medicine').focus();
    await user.keyboard('{Enter}');
    await user.tab({ shift: true });
    expect(link('User')).toHaveFocus();
    expect(isOpen('Medicine')).toBe(false);
  });
});

describe('§2.3: a menu bar without room for all', () => {
  /** Every entry is this wide, in a bar that has room for three of them. */
  const squeeze = () =>
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { width: this.matches('ul') ? 350 : 100, left: 0, right: 0, top: 0, bottom: 0 } as DOMRect;
    });
  it('gathers the rest, whole branches too, and marks it while it holds the current entry', async () => {
    squeeze();
    const { user, router } = await open('/userlist');
    expect(inBar()).toEqual(['User', 'Medicine', 'More']);
    expect(button('More')).toHaveAttribute('data-active', 'false');
    await user.click(button('More'));
    const list = document.getElementById(button('More').getAttribute('aria-controls') ?? '');
    const gathered = within(list ?? document.body);
    expect(gathered.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Notifications5 Messages',
      'Terms and conditions (another site)',
      'Social links (another site, opens in a new tab)',
    ]);
    await user.click(gathered.getByRole('button', { name: 'Settings' }));
    expect(gathered.getByRole('link', { name: 'General' })).toBeInTheDocument();
    await act(() => router.navigate('/general'));
    expect(isOpen('More')).toBe(false);
    expect(button('More')).toHaveAttribute('data-active', 'true');
  });

  it('has nothing to gather where all fit', async () => {
    await open();
    expect(inBar()).toHaveLength(7);
  });
});
