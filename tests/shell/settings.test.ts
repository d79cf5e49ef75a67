import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSettings, readSettings } from '@/shell/settings';

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
