import { articleStatuses, type Article, type ArticleAssignment } from '@/domain/education/article';
import { isReviewOverdue } from '@/domain/education/articleProblems';
import { plainText } from '@/domain/education/document';
import { titleIn } from '@/domain/education/reading';
import { reportOf, type ReadingReport } from '@/domain/education/report';
import { pathologies } from '@/domain/patients/patient';
import { languages, type Language } from '@/domain/text';
import { defineList, type FiltersOf, type SortKeyOf } from '@/shared/list/defineList';

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

/** The list of posts as its address names it. */
export const articleList = defineList({
  filters: { status: articleStatuses, language: languages, pathology: pathologies, review: ['overdue'] },
  sort: ['status', 'title', 'author', 'review', 'given', 'read', 'updated'],
  ties: ['title'],
  defaults: { sort: 'status' },
});

export const articleReading = {
  /** Everything that can be searched for, in all languages of the post. */
  text: ({ article: { texts, tags, author } }: ArticleRow): string =>
    [
      ...Object.values(texts).map(({ title, summary, body }) => `${title} ${summary} ${plainText(body)}`),
      ...tags,
      author,
    ].join(' '),

  matches: (
    { article, isOverdue }: ArticleRow,
    { status, language, pathology, review }: FiltersOf<typeof articleList>,
  ): boolean =>
    (status === '' || article.status === status) &&
    (language === '' || article.texts[language] !== undefined) &&
    (pathology === '' || article.pathologies.includes(pathology)) &&
    (review === '' || isOverdue),

  sortValue: (
    { article, title, report }: ArticleRow,
    key: SortKeyOf<typeof articleList>,
  ): string | number | null => {
    switch (key) {
      case 'title':
        return title;
      // What waits for somebody comes first.
      case 'status':
        return ['inReview', 'draft', 'published', 'archived'].indexOf(article.status);
      case 'author':
        return article.author;
      case 'review':
        return article.reviewOn ?? null;
      // The most first, and the last change first.
      case 'given':
        return report && -report.given;
      case 'read':
        return typeof report?.readShare === 'number' ? -report.readShare : null;
      case 'updated':
        return -Date.parse(article.updatedAt);
    }
  },
};
