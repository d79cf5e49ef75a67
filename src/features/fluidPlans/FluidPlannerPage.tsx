import Plus from 'lucide-react/icons/plus';
import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectRole } from '@/session/state';
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
import { PlanFilterBar } from './PlanFilterBar';
import { countStatuses, filterPlans, sortPlans, usersOf } from './planRows';
import { PlanTable } from './PlanTable';
import { fluidPlans } from './slice';
import { useAssignments } from './useAssignments';
import { usePlanQuery } from './usePlanQuery';
import './fluidPlans.css';

/** The fluid plans of the clinic. Everybody reads and drafts them; administrators publish and archive them. */
export default function FluidPlannerPage() {
  const t = useT();
  const isAdmin = useSelector(selectRole) === 'ADMIN';
  const { query, change } = usePlanQuery();
  const { rows: plans, status, error, reload } = useEntities(fluidPlans);
  const given = useAssignments();
  const writeSearch = useCallback((q: string) => change({ q }), [change]);
  const [search, setSearch] = useSearchText(query.q, writeSearch);

  const isCounted = given.status === 'ready';
  const users = useMemo(
    () => (isCounted ? usersOf(given.rows, new Date(now()).toISOString().slice(0, 10)) : null),
    [isCounted, given.rows],
  );
  const { status: standing, direction, category, sort, descending, pageSize } = query;
  const filtered = useMemo(() => {
    const rows = plans.map((plan) => ({
      plan,
      used: users ? (users.get(plan.id) ?? 0) : given.status === 'failed' ? null : undefined,
    }));
    return filterPlans(sortPlans(rows, sort, descending), {
      q: search,
      status: standing,
      direction,
      category,
    });
  }, [plans, users, given.status, sort, descending, search, standing, direction, category]);
  const counts = useMemo(() => countStatuses(plans), [plans]);
  const page = Math.min(query.page, Math.max(1, Math.ceil(filtered.length / pageSize)));
  const clear = () => {
    setSearch('');
    change({ q: null, status: null, direction: null, category: null });
  };
  const create = (
    <Link className="btn btn-primary" to="/fluidplanner/new">
      <Icon of={Plus} /> <T id="fluidPlans.create" />
    </Link>
  );

  return (
    <>
      <PageHeader
        title={t('app.fluidPlanner')}
        lead={
          status === 'ready' && (
            <T id="fluidPlans.lead" values={{ active: counts.active, drafts: counts.draft }} />
          )
        }
        actions={create}
      />
      {!isAdmin && (
        <p className="text-body-secondary">
          <T id="fluidPlans.draftsOnly" />
        </p>
      )}
      <PlanFilterBar
        query={query}
        search={search}
        onSearch={setSearch}
        onChange={change}
        onClear={clear}
        shown={filtered.length}
        counts={counts}
      />
      {given.status === 'failed' && <FailureLine message="fluidPlans.usersUnknown" onRetry={given.reload} />}
      <div className="card">
        <AsyncView
          status={status}
          error={error}
          isEmpty={plans.length === 0}
          onRetry={reload}
          skeleton={<Skeleton rows={8} />}
          empty={
            <EmptyState title={t('fluidPlans.emptyTitle')} text={t('fluidPlans.emptyText')} action={create} />
          }
        >
          {filtered.length === 0 ? (
            <NoMatch title={t('fluidPlans.noMatchTitle')} text={t('alerts.noMatchText')} onClear={clear} />
          ) : (
            <PlanTable
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
