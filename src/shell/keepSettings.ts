import type { Dispatch } from '@reduxjs/toolkit';
import { locales, toLocale, type Locale } from '@/locales';
import { defaultSettings, readSettings, type Settings } from './settings';
import { selectSettings, settingsChanged, settingsNotKept } from './themeSlice';

export const SETTINGS_KEY = 'nephrodesk.settings';

interface SettingsStore {
  dispatch: Dispatch;
  getState: () => unknown;
  subscribe: (listener: () => void) => () => void;
}

/** The first of the browser's languages that is spoken here. */
function preferredLocale(tags: readonly string[]): Locale {
  const spoken = tags.find((tag) => locales.some((locale) => tag.toLowerCase().split('-')[0] === locale));
  return toLocale(spoken);
}

function browserDefaults(view: Window): Settings {
  const dark = view.matchMedia?.('(prefers-color-scheme: dark)').matches;
  return {
    ...defaultSettings,
    locale: preferredLocale(view.navigator.languages),
    theme: dark ? 'dark' : 'light',
  };
}

function stored(view: Window): string | null {
  try {
    return view.localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

function keep(view: Window, settings: Settings): boolean {
  try {
    view.localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}

/** Semi-dark is a dark sidebar on a light page, so the page itself is light. */
function apply(root: HTMLElement, { theme, direction }: Settings): void {
  root.dataset.bsTheme = theme === 'dark' ? 'dark' : 'light';
  root.dir = direction;
}

/**
 * Ties the settings in the store to this browser: read once at start, applied to the document, written when the user
 * changes one, and taken over when another tab did. Call it before the first rendering; it returns its own end.
 */
export function keepSettings(store: SettingsStore, view: Window = window): () => void {
  const defaults = browserDefaults(view);
  const current = () => selectSettings(store.getState() as Record<string, unknown>);
  store.dispatch(settingsChanged(readSettings(stored(view), defaults)));
  let known = current();
  let told = false;
  apply(view.document.documentElement, known);

  const unsubscribe = store.subscribe(() => {
    const settings = current();
    if (settings === known) return;
    known = settings;
    apply(view.document.documentElement, settings);
    if (keep(view, settings) || told) return;
    told = true;
    store.dispatch(settingsNotKept());
  });

  const onStorage = (event: StorageEvent) => {
    if (event.key !== SETTINGS_KEY && event.key !== null) return;
    const settings = readSettings(event.newValue, defaults);
    if (JSON.stringify(settings) === JSON.stringify(known)) return;
    store.dispatch(settingsChanged(settings));
  };
  view.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    view.removeEventListener('storage', onStorage);
  };
}
