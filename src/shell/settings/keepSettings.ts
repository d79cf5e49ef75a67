import type { Dispatch } from 'redux';
import { locales, toLocale, type Locale } from '@/locales';
import { selectProfile, selectStatus } from '@/session/state';
import { defaultSettings, ownDefaults, readSettings, shownSettings, type Settings } from './lookSettings';
import { settingsShelf, shortName } from '@/shared/store/settingsShelf';
import { selectSettings, settingsChanged, settingsNotKept } from '../themeSlice';

/** The settings of this browser while nobody is signed in; those of a user have a name behind it. */
export const SETTINGS_KEY = 'nephrodesk.settings';
/** Under which key the last one to be signed in here keeps theirs. */
const LAST_KEY = 'nephrodesk.lastSettings';

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

/**
 * The key under which the settings are kept that hold now: a user's, also while their screen is locked, or the browser's;
 * null while nobody knows yet who is here.
 */
function keyOf(state: unknown): string | null {
  if (!(state as { session?: unknown }).session) return SETTINGS_KEY;
  if (selectStatus(state) === 'restoring') return null;
  const user = selectProfile(state)?.username;
  return user === undefined ? SETTINGS_KEY : `${SETTINGS_KEY}.${shortName(user)}`;
}

/** Whose settings held last. Anybody can write to a browser's storage: nothing but such a key is taken from there. */
function lastKey(text: string | null): string | null {
  return text?.startsWith(`${SETTINGS_KEY}.`) ? text : null;
}

/** Semi-dark is a dark sidebar on a light page, so the page itself is light. The classes are specification 4's. */
function apply({ documentElement: root, body }: Document, settings: Settings): void {
  const { theme, direction } = shownSettings(settings);
  root.dataset.bsTheme = theme === 'dark' ? 'dark' : 'light';
  root.dir = direction;
  body.classList.toggle('dark-layout', theme === 'dark');
  body.classList.toggle('semi-dark-layout', theme === 'semi-dark');
}

/** Settings that came from elsewhere; which layout fits into this window is no news from there. */
function othersOf(settings: Settings): Partial<Settings> {
  const others: Partial<Settings> = { ...settings };
  delete others.activeLayout;
  return others;
}

/** What is kept: all but the layout that the width of this window leaves. */
const textOf = (settings: Settings): string => JSON.stringify(othersOf(settings));

/**
 * Ties the settings in the store to this browser: read once at start, applied to the document, written when the user
 * changes one, and taken over when another tab did. Each user has settings of their own; they begin as the browser
 * looked when they first signed in, but for units and zone, and the browser's return when they sign out. Call it before
 * the first rendering; it returns its own end.
 */
export function keepSettings(store: SettingsStore, view: Window = window): () => void {
  const shelf = settingsShelf(view);
  const defaults = browserDefaults(view);
  const current = () => selectSettings(store.getState() as Record<string, unknown>);
  const browsers = (text: string | null) => ({ ...readSettings(text, defaults), ...ownDefaults });
  const understood = (of: string, text: string | null): Settings =>
    of === SETTINGS_KEY ? browsers(text) : readSettings(text, browsers(shelf.read(SETTINGS_KEY)));

  // Until the host has said who is here it is most likely who was: the page is dressed once, not twice.
  let key = keyOf(store.getState()) ?? lastKey(shelf.read(LAST_KEY)) ?? SETTINGS_KEY;
  store.dispatch(settingsChanged(othersOf(understood(key, shelf.read(key)))));
  let known = current();
  let keptUnder: string | null = null;
  let told = false;
  apply(view.document, known);

  /** Takes over what was kept by somebody or elsewhere: nobody chose anything here. */
  let isAdopting = false;
  const adopt = (settings: Settings) => {
    isAdopting = true;
    store.dispatch(settingsChanged(othersOf(settings)));
    isAdopting = false;
  };

  const followOwner = () => {
    const own = keyOf(store.getState()) ?? key;
    if (own === key) return;
    // Another tab may have turned to somebody else meanwhile: only one's own mark is taken away.
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
    // Only who has chosen something is to hear that it will not last.
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
