import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { ListPage, type ListWords } from '@/shared/list/ListFrame';
import { useListState } from '@/shared/list/useListState';
import { now } from '@/shared/store/clock';
import { useEntities } from '@/shared/store/useEntities';
import { FailureLine } from '@/shared/ui/FailureLine';
import { Icon } from '@/shared/ui/Icon';
import { languageNames } from '@/shared/i18n/languages';
import { statusLooks, usePageLanguage } from '../articleWords';
import { articles } from '../slice';
import { useGiven } from '../useGiven';
import { useArticleColumns } from './articleColumns';
import { articleList, articleReading, articleRows } from './articleRows';

const words: ListWords = {
  filters: 'education.filters',
  search: 'education.search',
  shown: 'education.shown',
  caption: 'education.caption',
  emptyTitle: 'education.emptyTitle',
  emptyText: 'education.emptyText',
  noMatchTitle: 'education.noMatch',
  noMatchText: 'alerts.noMatchText',
};

/** The posts patients learn from: in which languages, how they stand, and whether they are read. */
export default function EducationPage() {
  const t = useT();
  const language = usePageLanguage();
  const fetched = useEntities(articles);
  const given = useGiven();
  const known = given.status === 'ready' ? given.rows : null;
  const today = new Date(now()).toISOString().slice(0, 10);
  const all = useMemo(
    () => articleRows(fetched.rows, known, language, today),
    [fetched.rows, known, language, today],
  );
  const list = useListState(articleList, all, articleReading);
  const create = (
    <Link className="btn btn-primary" to="/therapeuticEducation/new">
      <Icon of={Plus} /> <T id="education.create" />
    </Link>
  );
  return (
    <ListPage
      action="articles.write"
      list={list}
      words={words}
      fetched={fetched}
      title={t('app.education')}
      lead={
        fetched.status === 'ready' && (
          <T
            id="education.lead"
            values={{
              published: list.count('status', 'published'),
              overdue: list.count('review', 'overdue'),
            }}
          />
        )
      }
      actions={create}
      filters={{
        status: { label: t('alerts.status'), choice: (one) => t(statusLooks[one].word) },
        language: { label: t('education.language'), choice: (one) => languageNames[one], isLanguage: true },
        pathology: { label: t('education.pathology'), choice: (one) => t(`worklist.${one}`) },
        review: { label: t('education.review'), choice: () => t('education.reviewOverdue') },
      }}
      columns={useArticleColumns()}
      rowKey={({ article }) => article.id}
      emptyAction={create}
    >
      {given.status === 'failed' && <FailureLine message="education.givenUnknown" onRetry={given.reload} />}
    </ListPage>
  );
}
