import { languages, type Language } from '@/domain/text';

/** The language of the page, of those that texts are written in. */
export const languageOf = (locale: string): Language =>
  languages.find((one) => locale.startsWith(one)) ?? 'en';
