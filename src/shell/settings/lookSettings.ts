import { canonicalUnits, lengthUnits, volumeUnits, weightUnits, type Units } from '@/domain/readings/units';
import { locales, type Locale } from '@/locales/parts';

export const directions = ['ltr', 'rtl'] as const;
export const layouts = ['vertical', 'horizontal'] as const;
export const themes = ['light', 'dark', 'semi-dark'] as const;
export const menuThemes = ['primary', 'success', 'danger', 'info', 'warning', 'dark'] as const;
export const navbarColors = ['default', ...menuThemes] as const;
export const navbarTypes = ['hidden', 'static', 'sticky', 'floating'] as const;
export const footerTypes = ['hidden', 'static', 'sticky'] as const;

export type Direction = (typeof directions)[number];
export type Theme = (typeof themes)[number];

/** The look of the shell (specification 2.6 and 3.4), and the units and zone in which values are shown. */
export interface Settings {
  locale: Locale;
  direction: Direction;
  /** The layout on screen now; narrow windows show the vertical one whatever was chosen. */
  activeLayout: (typeof layouts)[number];
  layout: (typeof layouts)[number];
  theme: Theme;
  sidebarCollapsed: boolean;
  navbarColor: (typeof navbarColors)[number];
  navbarType: (typeof navbarTypes)[number];
  footerType: (typeof footerTypes)[number];
  menuTheme: (typeof menuThemes)[number];
  hideScrollToTop: boolean;
  /** Whether single-key shortcuts such as `/` and `?` are active outside of text boxes. */
  singleKeys: boolean;
  volumeUnit: Units['volume'];
  weightUnit: Units['weight'];
  lengthUnit: Units['length'];
  /** IANA zone of the reader's workplace, or `auto`: the one of the device. */
  timeZone: string;
}

/** Units and zone belong to one user: the next user must not read pounds as kilograms. */
export const ownDefaults = {
  volumeUnit: canonicalUnits.volume,
  weightUnit: canonicalUnits.weight,
  lengthUnit: canonicalUnits.length,
  timeZone: 'auto',
} as const satisfies Partial<Settings>;

/** The settings of the customizer: the look of the shell only. */
export type Look = Pick<
  Settings,
  | 'direction'
  | 'layout'
  | 'theme'
  | 'sidebarCollapsed'
  | 'navbarColor'
  | 'navbarType'
  | 'footerType'
  | 'menuTheme'
  | 'hideScrollToTop'
>;

/** The initial theme of specification 2.6. */
export const initialLook: Look = {
  direction: 'ltr',
  layout: 'vertical',
  theme: 'light',
  sidebarCollapsed: false,
  navbarColor: 'default',
  navbarType: 'floating',
  footerType: 'static',
  menuTheme: 'primary',
  hideScrollToTop: false,
};
const lookKeys = Object.keys(initialLook) as (keyof Look)[];

export const defaultSettings: Settings = {
  locale: 'en',
  activeLayout: 'vertical',
  ...initialLook,
  singleKeys: true,
  ...ownDefaults,
};

/** The look alone, to restore it later. */
export function lookOf(settings: Settings): Look {
  const look: Look = { ...initialLook };
  const take = <Key extends keyof Look>(key: Key) => {
    look[key] = settings[key];
  };
  lookKeys.forEach(take);
  return look;
}

export const isLook = (settings: Settings, look: Look): boolean =>
  lookKeys.every((key) => settings[key] === look[key]);

/** The options for the layout on screen: the horizontal one has no sidebar to darken and never hides its bar. */
export function offeredLook({ activeLayout }: Settings) {
  const isHorizontal = activeLayout === 'horizontal';
  return {
    themes: themes.filter((theme) => !isHorizontal || theme !== 'semi-dark'),
    navbarTypes: navbarTypes.filter((type) => !isHorizontal || type !== 'hidden'),
  };
}

/**
 * The settings in effect. The horizontal layout has no sidebar to darken, never hides its bar and leaves it uncoloured
 * (specification 2.6); a static bar has no colour either. Choices for the vertical layout are kept and return with it.
 */
export function shownSettings(settings: Settings): Settings {
  const offered = offeredLook(settings);
  const isColoured = settings.activeLayout === 'vertical' && settings.navbarType !== 'static';
  return {
    ...settings,
    theme: offered.themes.includes(settings.theme) ? settings.theme : initialLook.theme,
    navbarType: offered.navbarTypes.includes(settings.navbarType)
      ? settings.navbarType
      : initialLook.navbarType,
    navbarColor: isColoured ? settings.navbarColor : 'default',
  };
}

const flags = [true, false] as const;
/** `activeLayout` is not stored, because it follows the width of this window. */
type Closed = Omit<Settings, 'timeZone' | 'activeLayout'>;
const choices: { [Key in keyof Closed]: readonly Closed[Key][] } = {
  locale: locales,
  direction: directions,
  layout: layouts,
  theme: themes,
  sidebarCollapsed: flags,
  navbarColor: navbarColors,
  navbarType: navbarTypes,
  footerType: footerTypes,
  menuTheme: menuThemes,
  hideScrollToTop: flags,
  singleKeys: flags,
  volumeUnit: volumeUnits,
  weightUnit: weightUnits,
  lengthUnit: lengthUnits,
};

/**
 * Whether the browser knows the zone by this name; bare offsets such as +02:00 have no clock changes and are not
 * accepted.
 */
function isZone(text: unknown): text is string {
  if (typeof text !== 'string' || !/^[A-Za-z]/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/**
 * Settings from stored text. Anybody can write to a browser's storage, and these values become attributes of the page:
 * each must be one of the offered ones, and any other falls back to its default.
 */
export function readSettings(text: string | null, defaults: Settings): Settings {
  const stored = parse(text);
  const settings: Settings = { ...defaults };
  const closed: Closed = settings;
  const take = <Key extends keyof Closed>(key: Key) => {
    const known = choices[key].find((choice) => choice === stored[key]);
    if (known !== undefined) closed[key] = known;
  };
  for (const key of Object.keys(choices)) take(key as keyof Closed);
  if (stored.timeZone === 'auto' || isZone(stored.timeZone)) settings.timeZone = stored.timeZone;
  return settings;
}
