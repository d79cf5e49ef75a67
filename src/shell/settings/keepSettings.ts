import type { Dispatch } from 'redux';
import { locales, toLocale, type Locale } from '@/locales';
import { selectProfile, selectStatus } from '@/session/state';
import { defaultSettings, ownDefaults, readSettings, shownSettings, type Settings } from './lookSettings';
import { settingsShelf, shortName } from '@/shared/store/settingsShelf';
import { selectSettings, settingsChanged, settingsNotKept } from '../themeSlice';

/** The storage key of the settings while nobody is signed in; a user's key has their name appended. */
export const SETTINGS_KEY = 'nephrodesk.settings';
/** The storage key for the last user's key. */
const LAST_KEY = 'nephrodesk.lastSettings';

interface SettingsStore {
  dispatch: Dispatch;
  getState: () => unknown;
  subscribe: (listener: () => void) => () => void;
}

/** The first of the browser's languages that is supported. */
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

/**
 * The storage key of the current settings: a user's, also while their screen is locked, or the browser's; null while
 * the user is unknown.
 */
function keyOf(state: unknown): string | null {
  if (!(state as { session?: unknown }).session) return SETTINGS_KEY;
  if (selectStatus(state) === 'restoring') return null;
  const user = selectProfile(state)?.username;
  return user === undefined ? SETTINGS_KEY : `${SETTINGS_KEY}.${shortName(user)}`;
}

/** The key of the last user's settings. Anybody can write to a browser's storage, so only a valid key is accepted. */
function lastKey(text: string | null): string | null {
  return text?.startsWith(`${SETTINGS_KEY}.`) ? text : null;
}

/**
 * Semi-dark is a dark sidebar on a light page, so the page itself is light. The classes are those of specification 4.
 */
function apply({ documentElement: root, body }: Document, settings: Settings): void {
  const { theme, direction } = shownSettings(settings);
  root.dataset.bsTheme = theme === 'dark' ? 'dark' : 'light';
  root.dir = direction;
  body.classList.toggle('dark-layout', theme === 'dark');
  body.classList.toggle('semi-dark-layout', theme === 'semi-dark');
}

/** Settings from storage or another tab, without the active layout, which depends on this window. */
function othersOf(settings: Settings): Partial<Settings> {
  const others: Partial<Settings> = { ...settings };
  delete others.activeLayout;
  return others;
}

/** The stored settings: all but the active layout, which depends on this window's width. */
const textOf = (settings: Settings): string => JSON.stringify(othersOf(settings));

/**
 * Connects the settings in the store to this browser: read once at start, applied to the document, written when the
 * user changes one, and updated when another tab changes them. Each user has settings of their own; they start with the
 * browser's look at the first sign-in, except for units and zone, and the browser's settings return at sign-out. Call
 * it before the first rendering; it returns a function that ends it.
 */
export function keepSettings(store: SettingsStore, view: Window = window): () => void {
  const shelf = settingsShelf(view);
  const defaults = browserDefaults(view);
  const current = () => selectSettings(store.getState() as Record<string, unknown>);
  const browsers = (text: string | null) => ({ ...readSettings(text, defaults), ...ownDefaults });
  const understood = (of: string, text: string | null): Settings =>
    of === SETTINGS_KEY ? browsers(text) : readSettings(text, browsers(shelf.read(SETTINGS_KEY)));

  // Until the host has confirmed the user it is most likely the last one; this avoids applying two themes.
  let key = keyOf(store.getState()) ?? lastKey(shelf.read(LAST_KEY)) ?? SETTINGS_KEY;
  store.dispatch(settingsChanged(othersOf(understood(key, shelf.read(key)))));
  let known = current();
  let keptUnder: string | null = null;
  let told = false;
  apply(view.document, known);

  /** True while stored settings are loaded, which is no choice of the user. */
  let isAdopting = false;
  const adopt = (settings: Settings) => {
    isAdopting = true;
    store.dispatch(settingsChanged(othersOf(settings)));
    isAdopting = false;
  };

  const followOwner = () => {
    const own = keyOf(store.getState()) ?? key;
    if (own === key) return;
    // Another tab may have changed to another user meanwhile, so only this user's mark is removed.
    if (own !== SETTINGS_KEY || shelf.read(LAST_KEY) === key) shelf.write(LAST_KEY, own);
    key = own;
    adopt(understood(key, shelf.read(key)));
  };

  const unsubscribe = store.subscribe(() => {
    followOwner();
    const settings = current();
    if (settings === known) return;
    const isSame = textOf(settings) === textOf(known);
    const isKept = isSame && key === keptUnder;
    known = settings;
    apply(view.document, settings);
    keptUnder = key;
    // Only a user who has changed a setting is informed that it is not stored.
    if (isKept || shelf.write(key, textOf(settings)) || isSame || isAdopting || told) return;
    told = true;
    store.dispatch(settingsNotKept());
  });

  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    const settings = understood(key, event.newValue);
    if (textOf(settings) === textOf(known)) return;
    adopt(settings);
  };
  view.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    view.removeEventListener('storage', onStorage);
  };
}
