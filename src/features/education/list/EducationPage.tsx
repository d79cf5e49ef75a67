import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { useSearchText } from '@/shared/navigation/useSearchText';
import { now } from '@/shared/store/clock';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { FailureLine } from '@/shared/ui/FailureLine';
import { Icon } from '@/shared/ui/Icon';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ArticleFilterBar } from './ArticleFilterBar';
import { articleRows, filterArticles, sortArticles } from './articleRows';
import { ArticleTable } from './ArticleTable';
import { usePageLanguage } from '../articleWords';
import { articles } from '../slice';
import { useArticleQuery } from './useArticleQuery';
import { useGiven } from '../useGiven';

/** The posts patients learn from: in which languages, how they stand, and whether they are read. */
export default function EducationPage() {
  const t = useT();
  const language = usePageLanguage();
  const { query, change } = useArticleQuery();
  const { rows: posts, status, error, reload } = useEntities(articles);
  const given = useGiven();
  const writeSearch = useCallback((q: string) => change({ q }), [change]);
  const [search, setSearch] = useSearchText(query.q, writeSearch);
  const known = given.status === 'ready' ? given.rows : null;
  const today = new Date(now()).toISOString().slice(0, 10);
  const rows = useMemo(() => articleRows(posts, known, language, today), [posts, known, language, today]);
  const filtered = useMemo(
    () => filterArticles(sortArticles(rows, query.sort, query.descending), { ...query, q: search }),
    [rows, query, search],
  );
  const { pageSize } = query;
  const page = Math.min(query.page, Math.max(1, Math.ceil(filtered.length / pageSize)));
  const clear = () => {
    setSearch('');
    change({ q: null, status: null, language: null, pathology: null, review: null });
  };
  const create = (
    <Link className="btn btn-primary" to="/therapeuticEducation/new">
      <Icon of={Plus} /> <T id="education.create" />
    </Link>
  );
  const overdue = rows.filter(({ isOverdue }) => isOverdue).length;
  const published = posts.filter((post) => post.status === 'published').length;
  return (
    <>
      <PageHeader
        title={t('app.education')}
        lead={status === 'ready' && <T id="education.lead" values={{ published, overdue }} />}
        actions={create}
      />
      <ArticleFilterBar
        query={query}
        search={search}
        onSearch={setSearch}
        onChange={change}
        onClear={clear}
        shown={filtered.length}
      />
      {given.status === 'failed' && <FailureLine message="education.givenUnknown" onRetry={given.reload} />}
      <div className="card">
        <AsyncView
          status={status}
          error={error}
          isEmpty={posts.length === 0}
          onRetry={reload}
          skeleton={<Skeleton rows={8} />}
          empty={
            <EmptyState title={t('education.emptyTitle')} text={t('education.emptyText')} action={create} />
          }
        >
          {filtered.length === 0 ? (
            <NoMatch title={t('education.noMatch')} text={t('alerts.noMatchText')} onClear={clear} />
          ) : (
            <ArticleTable
              rows={filtered.slice((page - 1) * pageSize, page * pageSize)}
              query={query}
              page={page}
              total={filtered.length}
              onChange={change}
            />
          )}
        </AsyncView>
      </div>
    </>
  );
}
