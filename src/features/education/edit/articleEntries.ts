import * as z from 'zod/mini';
import {
  attachmentSchema,
  quizQuestionSchema,
  type Article,
  type ArticleBody,
} from '@/domain/education/article';
import { cleanDocument } from '@/domain/education/cleanDocument';
import { emptyDocument, isEmptyDocument, type EducationDocument } from '@/domain/education/document';
import { entityFields } from '@/domain/entity';
import { pathologies, type Pathology } from '@/domain/patients/patient';
import { languages, type Language } from '@/domain/text';
import { bodyOf } from '../articleWords';

type Texts = Record<Language, { title: string; summary: string; body: EducationDocument }>;

/** A post as it is written: every language is there, and lists are texts as far as they are typed. */
export interface ArticleEntries {
  id: string;
  language: Language;
  texts: Texts;
  /** Parted by commas. */
  tags: string;
  pathologies: Pathology[];
  categories: string[];
  sources: { label: string; url: string }[];
  author: string;
  reviewOn: string;
  quiz: ArticleBody['quiz'];
  attachment: ArticleBody['attachment'] | null;
}

const text = z.object({
  title: z.string(),
  summary: z.string(),
  body: z.pipe(z.unknown(), z.transform(cleanDocument)),
});
/** What a browser kept of a post that was being written: its shape is asked for, and its texts hold what is allowed. */
export const entriesSchema: z.ZodMiniType<ArticleEntries> = z.object({
  id: entityFields.id,
  language: z.enum(languages),
  texts: z.object({ en: text, de: text, fr: text, pt: text } satisfies Record<Language, typeof text>),
  tags: z.string(),
  pathologies: z.array(z.enum(pathologies)),
  categories: z.array(z.string()),
  sources: z.array(z.object({ label: z.string(), url: z.string() })),
  author: z.string(),
  reviewOn: z.string(),
  quiz: z.array(quizQuestionSchema),
  attachment: z.nullable(attachmentSchema),
});

const eachLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;

export function newEntries(id: string, language: Language, author: string): ArticleEntries {
  return {
    id,
    language,
    texts: eachLanguage(() => ({ title: '', summary: '', body: emptyDocument() })),
    tags: '',
    pathologies: [],
    categories: [],
    sources: [],
    author,
    reviewOn: '',
    quiz: [],
    attachment: null,
  };
}

export function entriesOf(article: Article): ArticleEntries {
  const { texts, tags, sources, reviewOn, attachment, ...rest } = bodyOf(article);
  return {
    id: rest.id,
    language: rest.language,
    texts: eachLanguage((language) => texts[language] ?? { title: '', summary: '', body: emptyDocument() }),
    tags: tags.join(', '),
    pathologies: rest.pathologies,
    categories: rest.categories,
    sources: sources.map(({ label, url }) => ({ label, url: url ?? '' })),
    author: rest.author,
    reviewOn: reviewOn ?? '',
    quiz: rest.quiz,
    attachment: attachment ?? null,
  };
}

/**
 * The post as it is sent; languages nobody has begun, and sources without a name and an address, are left out.
 * @param before what it was made from; what was published becomes the draft of the next version
 */
export function articleFrom(entries: ArticleEntries, before: Article | null): ArticleBody {
  const texts: ArticleBody['texts'] = {};
  for (const language of languages) {
    const { title, summary, body } = entries.texts[language];
    if (title.trim() === '' && summary.trim() === '' && isEmptyDocument(body)) continue;
    texts[language] = { title: title.trim(), summary: summary.trim(), body };
  }
  const tags = entries.tags.split(',').map((tag) => tag.trim());
  return {
    id: entries.id,
    status: before?.status === 'inReview' ? 'inReview' : 'draft',
    language: entries.language,
    texts,
    tags: [...new Set(tags)].filter((tag) => tag !== ''),
    pathologies: entries.pathologies,
    categories: entries.categories,
    sources: entries.sources
      .map(({ label, url }) => ({
        label: label.trim() || url.trim(),
        ...(url.trim() !== '' && { url: url.trim() }),
      }))
      .filter(({ label }) => label !== ''),
    author: entries.author.trim(),
    ...(before?.reviewer && { reviewer: before.reviewer }),
    ...(entries.reviewOn !== '' && { reviewOn: entries.reviewOn }),
    quiz: entries.quiz,
    ...(entries.attachment && { attachment: entries.attachment }),
  };
}
