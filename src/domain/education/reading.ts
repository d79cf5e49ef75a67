import { languages, type Language } from '../text';
import type { ArticleBody, ArticleText, QuizQuestion } from './article';
import { isEmptyDocument, plainText, type EducationDocument } from './document';

/** Words a minute: slower than silent reading of fluent adults (about 240), for these texts are read by people who are ill, often together. */
const WORDS_A_MINUTE = 150;

/** Gives how long reading takes, whole minutes, at least one. */
export function readingMinutes(document: EducationDocument): number {
  const words = plainText(document)
    .split(' ')
    .filter((word) => word !== '').length;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}

/** The languages a post can be read in, in the order of the clinic. */
export const languagesOf = (article: Pick<ArticleBody, 'texts'>): Language[] =>
  languages.filter((language) => {
    const text = article.texts[language];
    return text !== undefined && text.title !== '' && !isEmptyDocument(text.body);
  });

/**
 * The text in the language wanted; where that is missing, in the post's own, or in any there is.
 * @returns null where there is none at all
 */
export function textIn(
  article: Pick<ArticleBody, 'texts' | 'language'>,
  wanted: Language,
): { text: ArticleText; language: Language; isFallback: boolean } | null {
  const written = languagesOf(article);
  const language = [wanted, article.language, ...written].find((one) => written.includes(one));
  const text = language && article.texts[language];
  return text ? { text, language, isFallback: language !== wanted } : null;
}

/** The title in the language wanted, or in whichever there is; empty where nobody wrote any. */
export function titleIn(article: Pick<ArticleBody, 'texts' | 'language'>, wanted: Language): string {
  const order = [wanted, article.language, ...languages];
  return order.map((language) => article.texts[language]?.title ?? '').find((title) => title !== '') ?? '';
}

/** Words of the quiz in the language wanted, or as the post was written. */
export const quizWord = (text: QuizQuestion['question'], wanted: Language, own: Language): string =>
  text[wanted] || text[own] || Object.values(text).find((one) => one !== '') || '';

/** Tells whether exactly the right options of a question were chosen. */
export function isRight({ options }: QuizQuestion, chosen: readonly number[]): boolean {
  return options.every(({ correct }, place) => correct === chosen.includes(place));
}

/** Counts the questions that were answered rightly, and all of them. One without an answer is not right. */
export function quizResult(
  quiz: readonly QuizQuestion[],
  answers: readonly (readonly number[])[],
): { right: number; of: number } {
  const right = quiz.filter((question, place) => isRight(question, answers[place] ?? [])).length;
  return { right, of: quiz.length };
}

/** The share of the text, from its beginning, that has to have been in sight. */
const SEEN_SHARE = 0.9;
/** The share of the reading time that must pass; scrolling alone does not count as reading. */
const DWELL_SHARE = 1 / 3;
const SHORTEST_DWELL_MS = 15_000;

/**
 * Tells whether a text counts as read without the reader saying so: nearly all of it was in sight, and it was open
 * for long enough.
 * @param seen share of the text that was in sight, 0 to 1
 * @param openMs how long it was on screen, ms
 */
export const isReadThrough = (seen: number, openMs: number, minutes: number): boolean =>
  seen >= SEEN_SHARE && openMs >= Math.max(SHORTEST_DWELL_MS, minutes * 60_000 * DWELL_SHARE);
