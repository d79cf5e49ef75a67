import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultSettings,
  initialLook,
  isLook,
  lookOf,
  navbarColors,
  offeredLook,
  readSettings,
  shownSettings,
} from '@/shell/settings/lookSettings';

const chosen = {
  ...defaultSettings,
  locale: 'de',
  direction: 'rtl',
  theme: 'semi-dark',
  sidebarCollapsed: true,
  navbarType: 'static',
  menuTheme: 'warning',
} as const;

describe('stored settings', () => {
  it('come back as they were kept', () => {
    expect(readSettings(JSON.stringify(chosen), defaultSettings)).toEqual(chosen);
  });

  it('LY03 fall back one by one: a bad value does not cost the good ones', () => {
    const stored = JSON.stringify({ ...chosen, theme: 'dark"><script>', sidebarCollapsed: 'yes' });
    expect(readSettings(stored, defaultSettings)).toEqual({
      ...chosen,
      theme: 'light',
      sidebarCollapsed: false,
    });
  });

  it.each([null, '', '{', 'null', '[]', '"dark"', '7'])('LY03 are the defaults for %j', (text) => {
    expect(readSettings(text, defaultSettings)).toEqual(defaultSettings);
  });

  it('LY03 hold nothing but offered values, whatever is in the storage', () => {
    const key = fc.constantFrom(...Object.keys(defaultSettings), '__proto__', 'constructor');
    const anything = fc.dictionary(key, fc.anything());
    fc.assert(
      fc.property(
        fc.oneof(
          anything.map((object) => JSON.stringify(object)),
          fc.string(),
        ),
        (text) => {
          const settings = readSettings(text, defaultSettings);
          expect(Object.keys(settings)).toEqual(Object.keys(defaultSettings));
          expect(['light', 'dark', 'semi-dark']).toContain(settings.theme);
          expect(['ltr', 'rtl']).toContain(settings.direction);
          expect(['en', 'de', 'fr', 'pt']).toContain(settings.locale);
          expect(['hidden', 'static', 'sticky', 'floating']).toContain(settings.navbarType);
          expect(settings.sidebarCollapsed === true || settings.sidebarCollapsed === false).toBe(true);
        },
      ),
    );
  });
});

describe('§2.6 what is shown of the settings', () => {
  const vertical = {
    ...defaultSettings,
    theme: 'semi-dark',
    navbarType: 'hidden',
    navbarColor: 'danger',
  } as const;

  it('is all of them in the vertical layout', () => {
    expect(shownSettings(vertical)).toEqual(vertical);
    expect(offeredLook(vertical)).toEqual({
      themes: ['light', 'dark', 'semi-dark'],
      navbarTypes: ['hidden', 'static', 'sticky', 'floating'],
    });
  });

  it('is neither semi-dark nor a hidden or coloured bar in the horizontal one', () => {
    const horizontal = { ...vertical, activeLayout: 'horizontal' } as const;
    expect(shownSettings(horizontal)).toEqual({
      ...horizontal,
      theme: 'light',
      navbarType: 'floating',
      navbarColor: 'default',
    });
    expect(offeredLook(horizontal)).toEqual({
      themes: ['light', 'dark'],
      navbarTypes: ['static', 'sticky', 'floating'],
    });
  });

  it('goes by the layout that fits into the window, not by the chosen one', () => {
    expect(shownSettings({ ...vertical, layout: 'horizontal' })).toMatchObject({ theme: 'semi-dark' });
  });

  it.each(navbarColors)('leaves a static bar without colour, also %s', (navbarColor) => {
    expect(shownSettings({ ...defaultSettings, navbarType: 'static', navbarColor }).navbarColor).toBe(
      'default',
    );
    expect(shownSettings({ ...defaultSettings, navbarType: 'sticky', navbarColor }).navbarColor).toBe(
      navbarColor,
    );
  });
});

describe('§2.6 the look', () => {
  it('is initially vertical and light, with a floating bar, a static footer and a primary menu, from left to right', () => {
    expect(initialLook).toEqual({
      layout: 'vertical',
      theme: 'light',
      navbarType: 'floating',
      footerType: 'static',
      menuTheme: 'primary',
      direction: 'ltr',
      navbarColor: 'default',
      sidebarCollapsed: false,
      hideScrollToTop: false,
    });
    expect(isLook(defaultSettings, initialLook)).toBe(true);
  });

  it('can be taken and put back, and holds nothing but the look', () => {
    const look = lookOf({ ...defaultSettings, ...chosen });
    expect(look).toEqual({
      ...initialLook,
      direction: 'rtl',
      theme: 'semi-dark',
      sidebarCollapsed: true,
      navbarType: 'static',
      menuTheme: 'warning',
    });
    expect(isLook(defaultSettings, look)).toBe(false);
    expect(isLook({ ...defaultSettings, ...look, locale: 'fr' }, look)).toBe(true);
  });
});
