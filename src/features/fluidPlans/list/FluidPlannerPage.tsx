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
import { useMay } from '@/shared/rights';
import { planActionsFor, usePlanColumns } from './planColumns';
import { directionWord, statusLooks } from '../planParts';
import { planList, planReading, usersOf } from './planRows';
import { fluidPlans } from '../slice';
import { useAssignments } from '../useAssignments';
import { useCategories } from '../useCategories';
import '../fluidPlans.css';

const words: ListWords = {
  filters: 'fluidPlans.filters',
  search: 'fluidPlans.search',
  shown: 'fluidPlans.shown',
  caption: 'fluidPlans.caption',
  emptyTitle: 'fluidPlans.emptyTitle',
  emptyText: 'fluidPlans.emptyText',
  noMatchTitle: 'fluidPlans.noMatchTitle',
  noMatchText: 'alerts.noMatchText',
};

/** The fluid plans of the clinic. Everybody reads and drafts them; administrators publish and archive them. */
export default function FluidPlannerPage() {
  const t = useT();
  const mayPublish = useMay('fluidPlans.publish');
  const fetched = useEntities(fluidPlans);
  const plans = fetched.rows;
  const given = useAssignments();
  const categories = useCategories();
  const codes = useMemo(() => Object.keys(categories), [categories]);

  const isCounted = given.status === 'ready';
  const users = useMemo(
    () => (isCounted ? usersOf(given.rows, new Date(now()).toISOString().slice(0, 10)) : null),
    [isCounted, given.rows],
  );
  const unknown = given.status === 'failed' ? null : undefined;
  const all = useMemo(
    () => plans.map((plan) => ({ plan, used: users ? (users.get(plan.id) ?? 0) : unknown })),
    [plans, users, unknown],
  );
  const list = useListState(planList, all, {
    ...planReading,
    known: { category: codes.length > 0 ? codes : undefined },
  });
  const create = (
    <Link className="btn btn-primary" to="/fluidplanner/new">
      <Icon of={Plus} /> <T id="fluidPlans.create" />
    </Link>
  );
  return (
    <ListPage
      action="fluidPlans.write"
      list={list}
      words={words}
      fetched={fetched}
      title={t('app.fluidPlanner')}
      lead={
        fetched.status === 'ready' && (
          <T
            id="fluidPlans.lead"
            values={{ active: list.count('status', 'active'), drafts: list.count('status', 'draft') }}
          />
        )
      }
      actions={create}
      notice={
        !mayPublish && (
          <p className="text-body-secondary">
            <T id="fluidPlans.draftsOnly" />
          </p>
        )
      }
      filters={{
        status: { label: t('alerts.status'), choice: (one) => t(statusLooks[one].word), isCounted: true },
        direction: { label: t('fluidPlans.direction'), choice: (one) => t(directionWord[one]) },
        category: { label: t('fluidPlans.category'), choice: (code) => categories[code] ?? code },
      }}
      columns={usePlanColumns()}
      rowKey={({ plan }) => plan.id}
      rowActions={planActionsFor}
      emptyAction={create}
    >
      {given.status === 'failed' && <FailureLine message="fluidPlans.usersUnknown" onRetry={given.reload} />}
    </ListPage>
  );
}
