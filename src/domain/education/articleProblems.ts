import type { MessageId } from '@/locales';
import { languages, type Language } from '../text';
import type { ArticleBody, ArticleText, QuizQuestion } from './article';
import { isEmptyDocument, isSafeAddress, piecesOf } from './document';

/** Names one field of a post and the message that says what is wrong with it. */
export interface ArticleFault {
  field: string;
  message: MessageId;
}

function bodyFaults(field: string, { body }: ArticleText): ArticleFault[] {
  const faults: ArticleFault[] = [];
  if (isEmptyDocument(body)) faults.push({ field, message: 'validation.required' });
  for (const piece of piecesOf(body)) {
    if (piece.type === 'figure' && piece.attrs.alt.trim() === '')
      faults.push({ field, message: 'validation.pictureWords' });
    if (piece.type === 'video' && piece.attrs.transcript.trim() === '')
      faults.push({ field, message: 'validation.transcript' });
  }
  return faults;
}

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** A language that was started has to be finished, so that every reader finds a whole post. */
function textFaults(article: ArticleBody): ArticleFault[] {
  return languages.flatMap((language): ArticleFault[] => {
    const text = article.texts[language];
    if (!text) return [];
    const faults: ArticleFault[] = [];
    if (isBlank(text.title))
      faults.push({ field: `texts.${language}.title`, message: 'validation.required' });
    return [...faults, ...bodyFaults(`texts.${language}.body`, text)];
  });
}

function questionFaults({ question, options }: QuizQuestion, place: number, own: Language): ArticleFault[] {
  const field = `quiz.${place}`;
  const faults: ArticleFault[] = [];
  if (isBlank(question[own])) faults.push({ field: `${field}.question`, message: 'validation.required' });
  for (const [index, option] of options.entries())
    if (isBlank(option.text[own]))
      faults.push({ field: `${field}.options.${index}`, message: 'validation.required' });
  if (!options.some(({ correct }) => correct)) faults.push({ field, message: 'validation.quizRight' });
  return faults;
}

function sourceFaults({ sources }: ArticleBody): ArticleFault[] {
  return sources.flatMap(({ url }, place): ArticleFault[] =>
    url !== undefined && url !== '' && !isSafeAddress(url)
      ? [{ field: `sources.${place}`, message: 'validation.safeLink' }]
      : [],
  );
}

/**
 * Lists what is missing or wrong even for a draft: it needs something to call it by, and sources that lead nowhere
 * else.
 */
export function draftProblems(article: ArticleBody): ArticleFault[] {
  const { language, texts } = article;
  const untitled = isBlank(texts[language]?.title);
  return [
    ...(untitled ? [{ field: `texts.${language}.title`, message: 'validation.required' } as const] : []),
    ...sourceFaults(article),
  ];
}

/**
 * Lists what is wrong with a post that is to be read by patients; empty where nothing is. The language it is written
 * in must be complete, readers must be able to follow every picture and film without seeing it, and a day must be set
 * to look at it again.
 * @param today ISO date
 */
export function articleProblems(article: ArticleBody, today: string): ArticleFault[] {
  const { language, texts, reviewOn, quiz } = article;
  const own: ArticleFault[] = texts[language]
    ? []
    : [
        { field: `texts.${language}.title`, message: 'validation.required' },
        { field: `texts.${language}.body`, message: 'validation.required' },
      ];
  const review: ArticleFault[] =
    reviewOn === undefined
      ? [{ field: 'reviewOn', message: 'validation.required' }]
      : reviewOn > today
        ? []
        : [{ field: 'reviewOn', message: 'validation.reviewFuture' }];
  return [
    ...own,
    ...textFaults(article),
    ...review,
    ...sourceFaults(article),
    ...quiz.flatMap((question, place) => questionFaults(question, place, language)),
  ];
}

/** Tells whether a published post should have been looked at again. @param today ISO date */
export const isReviewOverdue = (
  { status, reviewOn }: Pick<ArticleBody, 'status' | 'reviewOn'>,
  today: string,
): boolean => status !== 'archived' && reviewOn !== undefined && reviewOn <= today;
