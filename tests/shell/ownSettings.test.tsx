import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreSession, signIn } from '@/session/enter';
import { sessionReducer } from '@/session/slice';
import { locked, signedOut } from '@/session/state';
import { keepSettings, SETTINGS_KEY } from '@/shell/settings/keepSettings';
import { defaultSettings, ownDefaults } from '@/shell/settings/lookSettings';
import { selectSettings, settingsChanged, themeReducer } from '@/shell/themeSlice';
import { storeOf } from '@tests/support/storeOf';

const anna = 'anna@clinic.test';
const ben = 'ben@clinic.test';
const signedInAs = (username: string) => ({
  profile: { username, firstName: 'A', lastName: 'B', roles: [{ name: 'USER' }] },
  since: 0,
  via: 'password' as const,
});

let tabs: (() => void)[] = [];

/** One tab: a store tied to the browser's storage, before the host has said who is there. */
function openTab() {
  const store = storeOf({ session: sessionReducer, theme: themeReducer });
  const close = keepSettings(store);
  tabs.push(close);
  return {
    close,
    settings: () => selectSettings(store.getState()),
    choose: (change: Parameters<typeof settingsChanged>[0]) => void store.dispatch(settingsChanged(change)),
    nobody: () => void store.dispatch(restoreSession.fulfilled(null, 'r', undefined)),
    restore: (user: string) =>
      void store.dispatch(restoreSession.fulfilled(signedInAs(user) as never, 'r', undefined)),
    enter: (user: string) =>
      void store.dispatch(
        signIn.fulfilled(signedInAs(user) as never, 'r', { email: user, password: 'secret' }),
      ),
    lock: () => void store.dispatch(locked()),
    leave: () => void store.dispatch(signedOut('user')),
  };
}

function openSignIn() {
  const tab = openTab();
  tab.nobody();
  return tab;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const close of tabs) close();
  tabs = [];
});

const american = {
  volumeUnit: 'flOz',
  weightUnit: 'lb',
  lengthUnit: 'in',
  timeZone: 'America/Chicago',
} as const;

describe('settings of a user', () => {
  it('NU10: units and zone never reach the next person of the same browser', () => {
    const tab = openSignIn();
    tab.enter(anna);
    tab.choose(american);
    tab.leave();
    expect(tab.settings()).toMatchObject(ownDefaults);
    tab.enter(ben);
    expect(tab.settings()).toMatchObject(ownDefaults);
  });

  it('NU10: nor where one follows the other without signing out', () => {
    const tab = openSignIn();
    tab.enter(anna);
    tab.choose({ ...american, theme: 'dark' });
    tab.restore(ben);
    expect(tab.settings()).toMatchObject({ ...ownDefaults, theme: 'light' });
  });

  it('come back with their owner, the language too', () => {
    const tab = openSignIn();
    tab.enter(anna);
    tab.choose({ ...american, locale: 'fr', theme: 'dark' });
    tab.leave();
    tab.choose({ locale: 'pt' });
    tab.enter(anna);
    expect(tab.settings()).toMatchObject({ ...american, locale: 'fr', theme: 'dark' });
  });

  it('begin as the browser looks, with the language chosen for signing in, and stay so', () => {
    const tab = openSignIn();
    tab.choose({ locale: 'de', direction: 'rtl' });
    tab.enter(anna);
    expect(tab.settings()).toMatchObject({ locale: 'de', direction: 'rtl', ...ownDefaults });
    tab.leave();
    tab.choose({ locale: 'fr', direction: 'ltr' });
    tab.enter(anna);
    expect(tab.settings()).toMatchObject({ locale: 'de', direction: 'rtl' });
  });

  it('give way to the browser’s on signing out', () => {
    const tab = openSignIn();
    tab.choose({ locale: 'de' });
    tab.enter(anna);
    tab.choose({ locale: 'fr', theme: 'dark' });
    expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark');
    tab.leave();
    expect(tab.settings()).toMatchObject({ locale: 'de', theme: 'light' });
    expect(document.documentElement).toHaveAttribute('data-bs-theme', 'light');
    expect(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '')).toMatchObject({ locale: 'de' });
  });

  it('hold on a locked screen, which is still its owner’s', () => {
    const tab = openSignIn();
    tab.enter(anna);
    tab.choose({ locale: 'fr' });
    tab.lock();
    expect(tab.settings()).toMatchObject({ locale: 'fr' });
  });

  it('LY03 dress the page at once on reload, before the host has said who is here', () => {
    const before = openSignIn();
    before.enter(anna);
    before.choose({ theme: 'dark', weightUnit: 'lb' });
    before.close();
    document.documentElement.removeAttribute('data-bs-theme');

    const reloaded = openTab();
    expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark');
    reloaded.restore(anna);
    expect(reloaded.settings()).toMatchObject({ theme: 'dark', weightUnit: 'lb' });
  });

  it('are dropped on reload where the session has ended, or is somebody else’s', () => {
    const before = openSignIn();
    before.enter(anna);
    before.choose({ theme: 'dark', weightUnit: 'lb' });
    before.close();

    const other = openTab();
    other.restore(ben);
    expect(other.settings()).toMatchObject({ theme: 'light', weightUnit: 'kg' });
    other.close();
    const ended = openTab();
    ended.nobody();
    expect(ended.settings()).toEqual(defaultSettings);
  });

  it('are kept under no address, and never under a key that is not theirs', () => {
    const tab = openSignIn();
    tab.enter(anna);
    tab.choose(american);
    expect(JSON.stringify({ ...localStorage })).not.toContain('anna');
    expect(localStorage.getItem(SETTINGS_KEY) ?? '').not.toContain('flOz');
    tab.close();

    localStorage.setItem('token', 'a login');
    localStorage.setItem('nephrodesk.lastSettings', 'token');
    const reloaded = openTab();
    reloaded.choose({ theme: 'dark' });
    expect(localStorage.getItem('token')).toBe('a login');
  });

  it('OF06 come back within the visit when the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const tab = openSignIn();
    tab.choose({ locale: 'de' });
    tab.enter(anna);
    tab.choose({ weightUnit: 'lb', locale: 'fr' });
    tab.leave();
    expect(tab.settings()).toMatchObject({ locale: 'de', weightUnit: 'kg' });
    tab.enter(anna);
    expect(tab.settings()).toMatchObject({ locale: 'fr', weightUnit: 'lb' });
  });

  it('OF14 follow the same user’s other tab, and nobody else’s', () => {
    const tab = openSignIn();
    tab.enter(anna);
    const key = Object.keys(localStorage).find((name) => name.startsWith(`${SETTINGS_KEY}.`)) ?? '';
    const tell = (name: string, settings: object) =>
      window.dispatchEvent(
        new StorageEvent('storage', {
          key: name,
          newValue: JSON.stringify({ ...defaultSettings, ...settings }),
        }),
      );
    tell(key, { weightUnit: 'lb' });
    expect(tab.settings()).toMatchObject({ weightUnit: 'lb' });
    tell(SETTINGS_KEY, { theme: 'dark' });
    tell(`${SETTINGS_KEY}.another`, { weightUnit: 'kg' });
    expect(tab.settings()).toMatchObject({ theme: 'light', weightUnit: 'lb' });
  });
});

describe('a stored zone', () => {
  it.each(['Europe/Berlin', 'UTC', 'auto'])('may be %s', (timeZone) => {
    const before = openSignIn();
    before.enter(anna);
    before.choose({ timeZone });
    before.close();
    const tab = openSignIn();
    tab.enter(anna);
    expect(tab.settings().timeZone).toBe(timeZone);
  });

  it.each(['+02:00', 'Mars/Olympus', '', 7, null, { a: 1 }])('is the device’s where it is %j', (timeZone) => {
    const before = openSignIn();
    before.enter(anna);
    before.choose({ timeZone: timeZone as string });
    before.close();
    const tab = openSignIn();
    tab.enter(anna);
    expect(tab.settings().timeZone).toBe('auto');
  });

  it('and units are nobody’s while nobody is signed in', () => {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...defaultSettings, ...american }));
    const tab = openSignIn();
    expect(tab.settings()).toMatchObject(ownDefaults);
    tab.enter(anna);
    expect(tab.settings()).toMatchObject(ownDefaults);
  });
});
