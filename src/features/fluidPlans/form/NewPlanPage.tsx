import { useNavigate, useSearchParams } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { PageHeader } from '@/shared/ui/PageHeader';
import { PlanForm } from './PlanForm';
import { fluidPlans } from '../slice';

/** A new plan, begun from nothing or from another plan. It is a draft until an administrator activates it. */
export default function NewPlanPage() {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const source = params.get('from');
  const { rows, status, error, reload } = useEntities(fluidPlans);
  const from = rows.find(({ id }) => id === source) ?? null;
  const isKnown = source === null || from !== null || status === 'ready';
  return (
    <>
      <PageHeader title={t('app.newFluidPlan')} lead={<T id="fluidPlans.newLead" />} />
      <AsyncView status={isKnown ? 'ready' : status} error={error} onRetry={reload}>
        <PlanForm
          plan={null}
          from={from}
          onSaved={({ id }) => void navigate(`/fluidplanner/${encodeURIComponent(id)}`)}
        />
      </AsyncView>
    </>
  );
}
