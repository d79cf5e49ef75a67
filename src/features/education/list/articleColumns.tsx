import Clock from 'lucide-react/icons/clock-alert';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { languagesOf } from '@/domain/education/reading';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { LanguageMarks } from '@/shared/ui/LanguageMarks';
import type { Column } from '@/shared/ui/table/tableColumn';
import type { ArticleRow } from './articleRows';
import { StateWord } from '../StateWord';

function Title({ article, title }: ArticleRow) {
  return (
    <>
      <Link to={`/therapeuticEducation/${encodeURIComponent(article.id)}`}>
        <bdi>{title || article.id}</bdi>
      </Link>
      <span className="d-flex flex-wrap gap-1 mt-1">
        <LanguageMarks codes={languagesOf(article)} />
        {article.tags.map((tag) => (
          <span key={tag} className="nd-tag">
            <bdi>{tag}</bdi>
          </span>
        ))}
      </span>
    </>
  );
}

/** What the list of posts says of each. */
export function useArticleColumns(): Column<ArticleRow>[] {
  const t = useT();
  const formats = useFormats();
  const times = useOwnTimes();
  return useMemo(
    () => [
      { id: 'title', header: t('education.title'), sortable: true, cell: Title },
      {
        id: 'status',
        header: t('alerts.status'),
        sortable: true,
        cell: ({ article: { status, published } }) => (
          <>
            <StateWord status={status} />
            {published && status !== 'published' && status !== 'archived' && (
              <span className="d-block small text-body-secondary">
                <T id="education.nextRevision" />
              </span>
            )}
          </>
        ),
      },
      {
        id: 'author',
        header: t('education.author'),
        sortable: true,
        hideBelow: 'lg',
        cell: ({ article }) => <bdi>{article.author}</bdi>,
      },
      {
        id: 'review',
        header: t('education.reviewOn'),
        sortable: true,
        hideBelow: 'md',
        cell: ({ article: { reviewOn }, isOverdue }) =>
          reviewOn === undefined ? (
            '–'
          ) : (
            <>
              {formats.day(reviewOn)}
              {isOverdue && (
                <span className="d-block text-danger fw-semibold">
                  <Icon of={Clock} /> <T id="education.reviewOverdue" />
                </span>
              )}
            </>
          ),
      },
      {
        id: 'given',
        header: t('education.given'),
        sortable: true,
        align: 'end',
        hideBelow: 'md',
        cell: ({ report }) => (report ? formats.number(report.given) : '…'),
      },
      {
        id: 'read',
        header: t('education.readShare'),
        sortable: true,
        align: 'end',
        hideBelow: 'md',
        cell: ({ report }) =>
          report ? (report.readShare === null ? '–' : formats.percent(report.readShare)) : '…',
      },
      {
        id: 'updated',
        header: t('alertRules.columnChanged'),
        sortable: true,
        hideBelow: 'lg',
        cell: ({ article }) => <span className="nd-moment">{times.moment(article.updatedAt)}</span>,
      },
    ],
    [t, formats, times],
  );
}
