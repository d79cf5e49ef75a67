import type { Terms, TermsBody } from '@/domain/settings/setting';
import { languages, type Language } from '@/domain/text';

/** What the editor holds: texts as typed, '' where nothing is. */
export interface TermsEntries {
  effectiveOn: string;
  texts: Record<Language, string>;
}

/** @param today ISO date, what new terms begin with */
export const entriesOf = (terms: Terms | null, today: string): TermsEntries => ({
  effectiveOn: terms?.effectiveOn ?? today,
  texts: Object.fromEntries(
    languages.map((language) => [language, terms?.texts[language] ?? '']),
  ) as TermsEntries['texts'],
});

/** Languages in which nothing is written are left out. */
export const bodyOf = (
  { effectiveOn, texts }: TermsEntries,
  id: string,
  status: TermsBody['status'],
): TermsBody => ({
  id,
  status,
  effectiveOn,
  texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
});
