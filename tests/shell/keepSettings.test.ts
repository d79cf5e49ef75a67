import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSettings, SETTINGS_KEY } from '@/shell/keepSettings';
import { defaultSettings } from '@/shell/settings';
import { selectSettings, settingsChanged, settingsNotKept, themeReducer } from '@/shell/themeSlice';

let stop = () => {};
const root = document.documentElement;

function start() {
  const seen: string[] = [];
  const store = configureStore({
    reducer: combineReducers({
      theme: themeReducer,
      log: (state: null = null, action: { type: string }) => {
        seen.push(action.type);
        return state;
      },
    }),
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

  it('show semi-dark as a light page', () => {
    const { store } = start();
    store.dispatch(settingsChanged({ theme: 'semi-dark' }));
    expect(root).toHaveAttribute('data-bs-theme', 'light');
    expect(stored()).toMatchObject({ theme: 'semi-dark' });
  });

  it('OF06 hold for the visit when the browser stores nothing, and say so once', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { store, seen, settings } = start();
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
