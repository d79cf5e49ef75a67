import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Customizer } from '@/shell/customizer/Customizer';
import { customizerReducer, customizerToggled } from '@/shell/customizer/slice';
import { initialLook, type Settings } from '@/shell/settings/lookSettings';
import { selectSettings, settingsChanged, themeReducer } from '@/shell/themeSlice';
import { allMessages } from '@tests/support/allMessages';
import { storeOf } from '@tests/support/storeOf';

const { en: english } = allMessages;

let width = 1440;
/** Answers min-width queries for the width of now. */
const matchMedia = (query: string) => ({
  matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

beforeEach(() => {
  width = 1440;
  vi.stubGlobal('matchMedia', matchMedia);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(chosen: Partial<Settings> = {}) {
  const store = storeOf({ theme: themeReducer, customizer: customizerReducer });
  store.dispatch(settingsChanged(chosen));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={english}>
        <button type="button">Elsewhere</button>
        <main id="main">
          <button type="button">On the page</button>
        </main>
        <Customizer />
      </IntlProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  await user.click(gear());
  await screen.findByRole('heading', { name: 'Theme customizer' });
  return {
    user,
    store,
    settings: () => selectSettings(store.getState()),
    change: (change: Partial<Settings>) => act(() => void store.dispatch(settingsChanged(change))),
  };
}

const gear = () => screen.getByRole('button', { name: 'Theme customizer' });
const panel = () => screen.queryByRole('heading', { name: 'Theme customizer' });
const group = (name: string) => screen.getByRole('group', { name });
const choice = (legend: string, name: string) => within(group(legend)).getByRole('radio', { name });
const namesOf = (legend: string) =>
  within(group(legend))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
const chosenOf = (legend: string) =>
  within(group(legend)).getByRole('radio', { checked: true }).closest('label')?.textContent;

describe('§2.6 the panel', () => {
  it('opens from the gear, takes the focus, and gives it back', async () => {
    const { user } = await open();
    expect(gear()).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(panel()).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(panel()).not.toBeInTheDocument();
    expect(gear()).toHaveFocus();
    expect(gear()).toHaveAttribute('aria-expanded', 'false');
    await user.click(gear());
    expect(panel()).toHaveFocus();
    await user.click(gear());
    expect(panel()).not.toBeInTheDocument();
  });

  it('AC02 closes on Escape from within and from the page, and leaves the Escape of others alone', async () => {
    const { user } = await open();
    choice('Mode', 'Dark').focus();
    await user.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(gear()).toHaveFocus();
    await user.click(gear());
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await user.keyboard('{Escape}');
    expect(panel()).toBeInTheDocument();
    screen.getByRole('button', { name: 'On the page' }).focus();
    await user.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
  });

  it('takes the focus again when it is asked for again, and returns it to who asked first', async () => {
    const { user, store } = await open();
    await user.keyboard('{Escape}');
    const opener = screen.getByRole('button', { name: 'Elsewhere' });
    opener.focus();
    act(() => void store.dispatch(customizerToggled(true)));
    expect(panel()).toHaveFocus();
    choice('Mode', 'Dark').focus();
    act(() => void store.dispatch(customizerToggled(true)));
    expect(panel()).toHaveFocus();
    act(() => void store.dispatch(customizerToggled()));
    expect(panel()).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('shows every setting in the order of the specification', async () => {
    await open();
    const settings = screen
      .getByRole('complementary', { name: 'Theme customizer' })
      .querySelectorAll('legend, .nd-switch');
    expect([...settings].map((setting) => setting.textContent)).toEqual([
      'Menu colour',
      'Layout',
      'Mode',
      'Collapse sidebar',
      'Navbar colour',
      'Navbar type',
      'Footer type',
      'Right to left',
      'Hide scroll-to-top button',
    ]);
    const colours = ['Primary', 'Success', 'Danger', 'Info', 'Warning', 'Dark'];
    expect(namesOf('Menu colour')).toEqual(colours);
    expect(namesOf('Layout')).toEqual(['Vertical', 'Horizontal']);
    expect(namesOf('Mode')).toEqual(['Light', 'Dark', 'Semi-dark']);
    expect(namesOf('Navbar colour')).toEqual(['Default', ...colours]);
    expect(namesOf('Navbar type')).toEqual(['Hidden', 'Static', 'Sticky', 'Floating']);
    expect(namesOf('Footer type')).toEqual(['Hidden', 'Static', 'Sticky']);
  });

  it('begins with the initial theme, for which there is nothing to reset', async () => {
    await open();
    expect(chosenOf('Menu colour')).toBe('Primary');
    expect(chosenOf('Layout')).toBe('Vertical');
    expect(chosenOf('Mode')).toBe('Light');
    expect(chosenOf('Navbar colour')).toBe('Default');
    expect(chosenOf('Navbar type')).toBe('Floating');
    expect(chosenOf('Footer type')).toBe('Static');
    for (const toggle of screen.getAllByRole('switch')) expect(toggle).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
  });

  it.each<[string, string, Partial<Settings>]>([
    ['Menu colour', 'Warning', { menuTheme: 'warning' }],
    ['Layout', 'Horizontal', { layout: 'horizontal' }],
    ['Mode', 'Semi-dark', { theme: 'semi-dark' }],
    ['Navbar colour', 'Dark', { navbarColor: 'dark' }],
    ['Navbar type', 'Hidden', { navbarType: 'hidden' }],
    ['Footer type', 'Sticky', { footerType: 'sticky' }],
  ])('chooses at once: %s %s', async (legend, name, chosen) => {
    const { user, settings } = await open();
    const before = settings();
    await user.click(choice(legend, name));
    expect(settings()).toEqual({ ...before, ...chosen });
    expect(chosenOf(legend)).toBe(name);
  });

  it.each<[string, Partial<Settings>, Partial<Settings>]>([
    ['Collapse sidebar', { sidebarCollapsed: true }, { sidebarCollapsed: false }],
    ['Right to left', { direction: 'rtl' }, { direction: 'ltr' }],
    ['Hide scroll-to-top button', { hideScrollToTop: true }, { hideScrollToTop: false }],
  ])('switches at once: %s', async (name, on, off) => {
    const { user, settings } = await open();
    await user.click(screen.getByRole('switch', { name }));
    expect(settings()).toMatchObject(on);
    await user.click(screen.getByRole('switch', { name }));
    expect(settings()).toMatchObject(off);
  });

  it('follows what is chosen elsewhere', async () => {
    const { change } = await open();
    change({ theme: 'dark', sidebarCollapsed: true });
    expect(chosenOf('Mode')).toBe('Dark');
    expect(screen.getByRole('switch', { name: 'Collapse sidebar' })).toBeChecked();
  });
});

describe('§2.6 what does not go together', () => {
  it('offers neither semi-dark nor a hidden or coloured navbar nor a sidebar in the horizontal layout', async () => {
    const { change } = await open({ theme: 'semi-dark', navbarType: 'hidden', navbarColor: 'danger' });
    change({ layout: 'horizontal', activeLayout: 'horizontal' });
    expect(namesOf('Mode')).toEqual(['Light', 'Dark']);
    expect(chosenOf('Mode')).toBe('Light');
    expect(namesOf('Navbar type')).toEqual(['Static', 'Sticky', 'Floating']);
    expect(chosenOf('Navbar type')).toBe('Floating');
    expect(screen.queryByRole('group', { name: 'Navbar colour' })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Collapse sidebar' })).not.toBeInTheDocument();
    change({ layout: 'vertical', activeLayout: 'vertical' });
    expect(chosenOf('Mode')).toBe('Semi-dark');
    expect(chosenOf('Navbar type')).toBe('Hidden');
    expect(chosenOf('Navbar colour')).toBe('Danger');
  });

  it('takes the colours from a static navbar, says why, and gives them back', async () => {
    const { user, settings } = await open({ navbarColor: 'info' });
    await user.click(choice('Navbar type', 'Static'));
    expect(group('Navbar colour')).toBeDisabled();
    expect(group('Navbar colour')).toHaveAccessibleDescription(/^A static navbar has no colour of its own/);
    expect(chosenOf('Navbar colour')).toBe('Default');
    await user.click(choice('Navbar colour', 'Dark'));
    expect(settings().navbarColor).toBe('info');
    await user.click(choice('Navbar type', 'Sticky'));
    expect(group('Navbar colour')).toBeEnabled();
    expect(chosenOf('Navbar colour')).toBe('Info');
  });

  it('§2.3 says where the window is too narrow for what is chosen', async () => {
    width = 1199;
    await open({ layout: 'horizontal' });
    expect(chosenOf('Layout')).toBe('Horizontal');
    expect(group('Layout')).toHaveAccessibleDescription(/too narrow .* from a width of 1,?200 pixels/);
    expect(screen.getByRole('switch', { name: 'Collapse sidebar' })).toHaveAccessibleDescription(/1,?200/);
    cleanup();
    width = 1200;
    await open();
    expect(group('Layout')).not.toHaveAccessibleDescription();
  });
});

describe('§2.6 Reset', () => {
  const own = { locale: 'de', weightUnit: 'lb', timeZone: 'Asia/Tokyo', singleKeys: false } as const;
  const chosen = {
    direction: 'rtl',
    layout: 'horizontal',
    theme: 'dark',
    sidebarCollapsed: true,
    navbarColor: 'success',
    navbarType: 'sticky',
    footerType: 'hidden',
    menuTheme: 'danger',
    hideScrollToTop: true,
  } as const;

  it('returns the initial look and nothing else, and can be undone', async () => {
    const { user, settings } = await open({ ...own, ...chosen });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(settings()).toMatchObject({ ...own, ...initialLook });
    expect(screen.getByRole('status')).toHaveTextContent('The initial look is back.');
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(settings()).toMatchObject({ ...own, ...chosen });
    expect(screen.getByRole('button', { name: 'Reset' })).toBeEnabled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is not undone any more after the next choice', async () => {
    const { user, settings } = await open(chosen);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await user.click(choice('Menu colour', 'Info'));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await user.click(choice('Menu colour', 'Primary'));
    expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
    expect(settings()).toMatchObject(initialLook);
  });

  it('is not undone any more after closing', async () => {
    const { user } = await open(chosen);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(panel()).not.toBeInTheDocument());
    await user.click(gear());
    expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
  });
});
