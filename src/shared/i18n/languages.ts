import type { Locale } from '@/locales';

/** In the order of specification 2.4, each in its own words: who looks for a language may not read the current one. */
export const languages: readonly [Locale, string][] = [
  ['en', 'English'],
  ['fr', 'Français'],
  ['de', 'Deutsch'],
  ['pt', 'Português'],
];

/** The same names by their codes. */
export const languageNames = Object.fromEntries(languages) as Record<Locale, string>;
