import { languages, type Language } from '@/domain/text';
import type { Json } from '@/domain/fhir/elements';
import { extensionsAt, listAt, MOST_EXTENSIONS, objectAt, textAt } from './wholeFile';
import { urls } from './fhirCodes';

const isLanguage = (code: unknown): code is Language => languages.some((one) => one === code);

/** The language of an R4 resource, `de-CH` read as `de`; English where it is none of ours. */
export function languageAt(value: unknown): Language {
  const base = typeof value === 'string' ? value.toLowerCase().split('-')[0] : undefined;
  return isLanguage(base) ? base : 'en';
}

/** A text with those of its translations that are in our languages. */
export function textsAt(
  element: Json,
  name: string,
  base: Language,
  where: string,
): Partial<Record<Language, string>> {
  const own = textAt(element[name], `${where}.${name}`);
  const beside = element[`_${name}`];
  const sibling = beside === undefined || beside === null ? {} : objectAt(beside, `${where}._${name}`);
  const translations = extensionsAt(sibling, urls.translation, `${where}._${name}`).flatMap((one) => {
    const parts = listAt(one['extension'], `${where}._${name}`, MOST_EXTENSIONS);
    const part = (url: string) => parts.find((candidate) => candidate['url'] === url);
    const language = part('lang')?.['valueCode'];
    const text = textAt(part('content')?.['valueString'], `${where}._${name}`);
    const known = isLanguage(language) ? language : undefined;
    return known && known !== base && text ? [[known, text] as const] : [];
  });
  return { ...(own && { [base]: own }), ...Object.fromEntries(translations) };
}
