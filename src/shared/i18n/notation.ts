import type { Locale } from '@/locales';

/**
 * In which notation numbers, dates and plurals of a language are written, whatever the country of the browser. English
 * is the British one, as its words are: days before months, and the clock of 24 hours that wards go by. Portuguese is the
 * European one: its numbers and plurals are not Brazil's.
 */
export const notation: Record<Locale, string> = { en: 'en-GB', de: 'de', fr: 'fr', pt: 'pt-PT' };
