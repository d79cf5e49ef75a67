import { languages, type Language } from '@/domain/text';
import type { Json } from '@/domain/fhir/elements';
import { extensionsAt, inside, listAt, MOST_EXTENSIONS, objectAt, onlyKnown, textAt } from './wholeFile';
import { knownExtensions, urls } from './fhirCodes';

export type Texts = Partial<Record<Language, string>>;

const knownLanguage = (code: unknown): Language | undefined => {
  const base = typeof code === 'string' ? code.toLowerCase().split('-')[0] : undefined;
  return languages.find((one) => one === base);
};

/** The language of an R4 resource, `de-CH` read as `de`; English where it is none of ours. */
export const languageAt = (value: unknown): Language => knownLanguage(value) ?? 'en';

const textElement: ReadonlySet<string> = new Set(['id', 'extension']);

/** A text with those of its translations that are in our languages. @throws Unreadable */
export function textsAt(element: Json, name: string, base: Language, where: string): Texts {
  const own = textAt(element[name], inside(where, name));
  const beside = element[`_${name}`];
  const at = inside(where, `_${name}`);
  const sibling = beside === undefined || beside === null ? {} : objectAt(beside, at);
  onlyKnown(sibling, textElement, knownExtensions.text, at);
  const translations = extensionsAt(sibling, urls.translation, at).flatMap((one) => {
    const parts = listAt(one['extension'], at, MOST_EXTENSIONS);
    const part = (url: string) => parts.find((candidate) => candidate['url'] === url);
    const known = knownLanguage(part('lang')?.['valueCode']);
    const content = part('content');
    const text = textAt(content?.['valueString'] ?? content?.['valueMarkdown'], at);
    return known && known !== base && text ? [[known, text] as const] : [];
  });
  return { ...(own && { [base]: own }), ...Object.fromEntries(translations) };
}

/** Texts one after the other, in each language that one of them has; one that lacks it says it in the base language. */
export function joinedTexts(parts: readonly Texts[], base: Language, between: string): Texts {
  const said = languages.filter((language) => parts.some((one) => one[language]));
  return Object.fromEntries(
    said.map((language) => [
      language,
      parts.flatMap((one) => one[language] ?? one[base] ?? []).join(between),
    ]),
  );
}
