import type { Article, ArticleAssignment, ArticleStatus } from '@/domain/education/article';
import { isReviewOverdue } from '@/domain/education/articleProblems';
import { plainText } from '@/domain/education/document';
import { titleIn } from '@/domain/education/reading';
import { reportOf, type ReadingReport } from '@/domain/education/report';
import { fold } from '@/domain/fold';
import type { Pathology } from '@/domain/patients/patient';
import type { Language } from '@/domain/text';

export const sortKeys = ['title', 'status', 'author', 'review', 'given', 'read', 'updated'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface ArticleFilters {
  q: string;
  status: ArticleStatus | '';
  language: Language | '';
  pathology: Pathology | '';
  review: 'overdue' | '';
}

export interface ArticleRow {
  article: Article;
  title: string;
  /** Null until it is known what patients were given. */
  report: ReadingReport | null;
  isOverdue: boolean;
}

/** Rows of the list. @param given null until it is known what patients were given; @param today ISO date */
export function articleRows(
  articles: readonly Article[],
  given: readonly ArticleAssignment[] | null,
  language: Language,
  today: string,
): ArticleRow[] {
  const byArticle = new Map<string, ArticleAssignment[]>();
  for (const one of given ?? []) byArticle.set(one.article, [...(byArticle.get(one.article) ?? []), one]);
  return articles.map((article) => ({
    article,
    title: titleIn(article, language),
    report: given && reportOf(byArticle.get(article.id) ?? [], today),
    isOverdue: isReviewOverdue(article, today),
  }));
}

const rank: readonly ArticleStatus[] = ['inReview', 'draft', 'published', 'archived'];
const LAST = '9999';

function compare(a: ArticleRow, b: ArticleRow, key: SortKey): number {
  switch (key) {
    case 'title':
      return a.title.localeCompare(b.title);
    case 'status':
      return rank.indexOf(a.article.status) - rank.indexOf(b.article.status);
    case 'author':
      return a.article.author.localeCompare(b.article.author);
    case 'review':
      return (a.article.reviewOn ?? LAST).localeCompare(b.article.reviewOn ?? LAST);
    case 'given':
      return (b.report?.given ?? 0) - (a.report?.given ?? 0);
    case 'read':
      return (b.report?.readShare ?? -1) - (a.report?.readShare ?? -1);
    case 'updated':
      return b.article.updatedAt.localeCompare(a.article.updatedAt);
  }
}

/** In the order asked for; ties by title. */
export function sortArticles(rows: readonly ArticleRow[], key: SortKey, descending: boolean): ArticleRow[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted(
    (a, b) =>
      sign * compare(a, b, key) || a.title.localeCompare(b.title) || a.article.id.localeCompare(b.article.id),
  );
}

/** Everything that can be searched for, in all languages of the post. */
const wordsOf = ({ texts, tags, author }: Article): string =>
  fold(
    [
      ...Object.values(texts).map(({ title, summary, body }) => `${title} ${summary} ${plainText(body)}`),
      ...tags,
      author,
    ].join(' '),
  );

export function filterArticles(
  rows: readonly ArticleRow[],
  { q, status, language, pathology, review }: ArticleFilters,
): ArticleRow[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return rows.filter(({ article, isOverdue }) => {
    if (status !== '' && article.status !== status) return false;
    if (language !== '' && !article.texts[language]) return false;
    if (pathology !== '' && !article.pathologies.includes(pathology)) return false;
    if (review !== '' && !isOverdue) return false;
    if (words.length === 0) return true;
    const all = wordsOf(article);
    return words.every((word) => all.includes(word));
  });
}
