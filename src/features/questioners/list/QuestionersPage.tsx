import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectRole } from '@/session/state';
import { T, useT } from '@/shared/i18n/text';
import { useSearchText } from '@/shared/navigation/useSearchText';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { FailureLine } from '@/shared/ui/FailureLine';
import { Icon } from '@/shared/ui/Icon';
import { NoMatch } from '@/shared/ui/NoMatch';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Skeleton } from '@/shared/ui/Skeleton';
import { questionnaires } from '../slice';
import { useGiven } from '../useGiven';
import { ImportButton } from './ImportButton';
import { QuestionnaireFilterBar } from './QuestionnaireFilterBar';
import { QuestionnaireTable } from './QuestionnaireTable';
import { countStatuses, filterRows, givenTo, rowOf, sortRows } from './questionnaireRows';
import { useQuestionnaireQuery } from './useQuestionnaireQuery';

/** The questionnaires of the clinic. Everybody reads and writes drafts; administrators publish and retire them. */
export default function QuestionersPage() {
  const t = useT();
  const isAdmin = useSelector(selectRole) === 'ADMIN';
  const { query, change } = useQuestionnaireQuery();
  const { rows: all, status, error, reload } = useEntities(questionnaires);
  const given = useGiven();
  const writeSearch = useCallback((q: string) => change({ q }), [change]);
  const [search, setSearch] = useSearchText(query.q, writeSearch);

  const isCounted = given.status === 'ready';
  const patients = useMemo(() => (isCounted ? givenTo(given.rows) : null), [isCounted, given.rows]);
  const { status: standing, language, sort, descending, pageSize } = query;
  const filtered = useMemo(() => {
    const unknown = given.status === 'failed' ? null : undefined;
    const rows = all.map((one) => rowOf(one, patients ? (patients.get(one.id) ?? 0) : unknown));
    return filterRows(sortRows(rows, sort, descending), { q: search, status: standing, language });
  }, [all, patients, given.status, sort, descending, search, standing, language]);
  const counts = useMemo(() => countStatuses(all), [all]);
  const page = Math.min(query.page, Math.max(1, Math.ceil(filtered.length / pageSize)));
  const clear = () => {
    setSearch('');
    change({ q: null, status: null, language: null });
  };
  const create = (
    <Link className="btn btn-primary" to="/questioners/new">
      <Icon of={Plus} /> <T id="questionerBuilder.create" />
    </Link>
  );

  return (
    <>
      <PageHeader
        title={t('app.questioners')}
        lead={
          status === 'ready' && (
            <T id="questionerBuilder.lead" values={{ published: counts.published, drafts: counts.draft }} />
          )
        }
        actions={
          <>
            <ImportButton />
            {create}
          </>
        }
      />
      {!isAdmin && (
        <p className="text-body-secondary">
          <T id="questionerBuilder.draftsOnly" />
        </p>
      )}
      <QuestionnaireFilterBar
        query={query}
        search={search}
        onSearch={setSearch}
        onChange={change}
        onClear={clear}
        shown={filtered.length}
        counts={counts}
      />
      {given.status === 'failed' && (
        <FailureLine message="questionerBuilder.givenUnknown" onRetry={given.reload} />
      )}
      <div className="card">
        <AsyncView
          status={status}
          error={error}
          isEmpty={all.length === 0}
          onRetry={reload}
          skeleton={<Skeleton rows={8} />}
          empty={
            <EmptyState
              title={t('questionerBuilder.emptyTitle')}
              text={t('questionerBuilder.emptyText')}
              action={create}
            />
          }
        >
          {filtered.length === 0 ? (
            <NoMatch
              title={t('questionerBuilder.noMatchTitle')}
              text={t('questionerBuilder.noMatchText')}
              onClear={clear}
            />
          ) : (
            <QuestionnaireTable
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
