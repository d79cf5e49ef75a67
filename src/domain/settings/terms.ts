import type { Language } from '../text';
import { languages } from '../text';
import type { Terms, TermsBody } from './setting';
import type { SettingProblem } from './settingProblems';

type Dated = Pick<Terms, 'status' | 'effectiveOn' | 'number'>;

/**
 * The terms in force on a date: of those published and in effect the one published last; undefined where none is.
 * @param date ISO date, in the zone of the clinic
 */
export function termsInForce<T extends Dated>(terms: readonly T[], date: string): T | undefined {
  return terms
    .filter(({ status, effectiveOn }) => status === 'published' && effectiveOn <= date)
    .toSorted((a, b) => a.number - b.number)
    .at(-1);
}

/** The newest published number; 0 where nothing is published. */
export const lastNumber = (terms: readonly Dated[]): number =>
  Math.max(0, ...terms.map(({ status, number }) => (status === 'published' ? number : 0)));

/**
 * The problems that prevent publishing terms. Terms published today cannot have been accepted yesterday, and terms
 * published later come into effect later, so that numbers and dates never contradict each other.
 * @param today ISO date in the zone of the clinic
 * @param language of the clinic: it is shown to readers whose own language is missing
 */
export function publishingProblems(
  { effectiveOn, texts }: Pick<TermsBody, 'effectiveOn' | 'texts'>,
  published: readonly Dated[],
  { today, language }: { today: string; language: Language },
): SettingProblem[] {
  const problems: SettingProblem[] = [];
  if (effectiveOn < today) problems.push({ field: 'effectiveOn', message: 'validation.termsPast' });
  else if (published.some((one) => one.status === 'published' && one.effectiveOn > effectiveOn))
    problems.push({ field: 'effectiveOn', message: 'validation.termsOrder' });
  if (!texts[language]?.trim())
    problems.push({ field: `texts.${language}`, message: 'validation.termsLanguage' });
  return problems;
}

/**
 * A text in the wanted language, otherwise in the clinic's, otherwise in the first available one; and which language it
 * is.
 */
export function textIn(
  texts: Partial<Record<Language, string>> | undefined,
  wanted: Language,
  clinicLanguage: Language,
): { language: Language; text: string } | undefined {
  for (const language of [wanted, clinicLanguage, ...languages]) {
    const text = texts?.[language]?.trim();
    if (text) return { language, text };
  }
  return undefined;
}

/** The paragraphs of a plain text: what an empty line parts. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
