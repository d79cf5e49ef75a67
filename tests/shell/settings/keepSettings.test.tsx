import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSettings, SETTINGS_KEY } from '@/shell/settings/keepSettings';
import { defaultSettings } from '@/shell/settings/lookSettings';
import { selectSettings, settingsChanged, settingsNotKept, themeReducer } from '@/shell/themeSlice';
import { storeOf } from '@tests/support/storeOf';

let stop = () => {};
const root = document.documentElement;

function start() {
  const seen: string[] = [];
  const store = storeOf({
    theme: themeReducer,
    log: (state: null = null, action: { type: string }) => {
      seen.push(action.type);
      return state;
    },
  });
  stop = keepSettings(store);
  return { store, seen, settings: () => selectSettings(store.getState()) };
}

const stored = () => JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? 'null');
const languages = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('settings of this browser', () => {
  it('LY03 start from what was kept, and dress the page before anything is drawn', () => {
    localStorage.setItem(
      SETTINGS_KEY,
      JSON.stringify({ ...defaultSettings, theme: 'dark', direction: 'rtl' }),
    );
    start();
    expect(root).toHaveAttribute('data-bs-theme', 'dark');
    expect(root).toHaveAttribute('dir', 'rtl');
  });

  it('LY03 never put stored text on the page that is not one of the choices', () => {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ theme: 'evil', direction: 'up', menuTheme: 'x y' }));
    const { settings } = start();
    expect(settings()).toEqual(defaultSettings);
    expect(root).toHaveAttribute('data-bs-theme', 'light');
    expect(root).toHaveAttribute('dir', 'ltr');
  });

  it.each([
    [['pt-BR', 'en'], 'pt'],
    [['de-AT'], 'de'],
    [['nl', 'fr-CH'], 'fr'],
    [['ja'], 'en'],
  ])('IN08 speak the first known language of %j', (tags, locale) => {
    languages(...tags);
    expect(start().settings().locale).toBe(locale);
  });

  it('follow the system at first: dark where it is dark', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('dark') }));
    expect(start().settings().theme).toBe('dark');
  });

  it('§4: show semi-dark as a light page, and mark the body with a class for each dark theme', () => {
    const { store } = start();
    const classes = () => [...document.body.classList].filter((name) => name.endsWith('-layout'));
    expect(classes()).toEqual([]);
    store.dispatch(settingsChanged({ theme: 'semi-dark' }));
    expect(root).toHaveAttribute('data-bs-theme', 'light');
    expect(classes()).toEqual(['semi-dark-layout']);
    expect(stored()).toMatchObject({ theme: 'semi-dark' });
    store.dispatch(settingsChanged({ theme: 'dark' }));
    expect(classes()).toEqual(['dark-layout']);
    store.dispatch(settingsChanged({ theme: 'light' }));
    expect(classes()).toEqual([]);
  });

  it('§2.6: leave semi-dark to the vertical layout', () => {
    const { store, settings } = start();
    store.dispatch(settingsChanged({ theme: 'semi-dark', activeLayout: 'horizontal' }));
    expect(document.body).not.toHaveClass('semi-dark-layout');
    store.dispatch(settingsChanged({ activeLayout: 'vertical' }));
    expect(document.body).toHaveClass('semi-dark-layout');
    expect(settings().theme).toBe('semi-dark');
  });

  it('§2.3: keep the layout that was chosen, not the one that the width of this window leaves', () => {
    const { store, settings } = start();
    store.dispatch(settingsChanged({ layout: 'horizontal', activeLayout: 'horizontal' }));
    expect(stored()).toMatchObject({ layout: 'horizontal' });
    expect(stored()).not.toHaveProperty('activeLayout');
    const elsewhere = JSON.stringify({ ...defaultSettings, layout: 'horizontal', locale: 'de' });
    window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY, newValue: elsewhere }));
    expect(settings()).toMatchObject({ locale: 'de', layout: 'horizontal', activeLayout: 'horizontal' });
  });

  it('OF06 hold for the visit when the browser stores nothing, and say so once', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { store, seen, settings } = start();
    // The window is narrower: nobody has chosen anything yet.
    store.dispatch(settingsChanged({ activeLayout: 'horizontal' }));
    expect(seen).not.toContain(settingsNotKept.type);
    store.dispatch(settingsChanged({ theme: 'dark' }));
    store.dispatch(settingsChanged({ locale: 'fr' }));
    expect(settings()).toMatchObject({ theme: 'dark', locale: 'fr' });
    expect(root).toHaveAttribute('data-bs-theme', 'dark');
    expect(seen.filter((type) => type === settingsNotKept.type)).toHaveLength(1);
  });

  it('OF14 follow another tab, whole and checked', () => {
    const { settings } = start();
    const other = {
      ...defaultSettings,
      theme: 'dark',
      locale: 'de',
      direction: 'rtl',
      menuTheme: 'nonsense',
    };
    const event = new StorageEvent('storage', { key: SETTINGS_KEY, newValue: JSON.stringify(other) });
    window.dispatchEvent(event);
    expect(settings()).toEqual({ ...other, menuTheme: 'primary' });
    expect(root).toHaveAttribute('data-bs-theme', 'dark');
    expect(root).toHaveAttribute('dir', 'rtl');
  });

  it('OF14 do not answer a tab that says what is already so', () => {
    const { seen } = start();
    const before = seen.length;
    const newValue = JSON.stringify(defaultSettings);
    window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY, newValue }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: '{}' }));
    expect(seen).toHaveLength(before);
  });
});
