import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { selectRole } from '@/session/state';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { PlanForm } from '../form/PlanForm';
import { mayEdit } from '../planParts';
import { PlanView } from './PlanView';
import { fluidPlans } from '../slice';

/** One plan: what it says, what it comes to for a patient, who has it, and how it came to that. */
export default function PlanPage() {
  const t = useT();
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const role = useSelector(selectRole);
  const { status, error, reload } = useEntities(fluidPlans);
  const plan = useSelector((state: Record<string, unknown>) => fluidPlans.selectById(state, id));
  const isAsked = params.get('edit') === '1';
  // Somebody who has begun to write goes on, whatever becomes of the plan meanwhile.
  const [begun, setBegun] = useState<string | null>(null);
  const isEdited = isAsked && ((plan !== undefined && mayEdit(plan, role)) || begun === id);
  if (isEdited && begun !== id) setBegun(id);
  if (!isAsked && begun !== null) setBegun(null);
  const nothing = (
    <EmptyState
      title={t('errors.notFound')}
      action={
        <Link className="btn btn-outline-primary" to="/fluidplanner">
          <T id="fluidPlans.toList" />
        </Link>
      }
    />
  );
  return (
    <>
      <PageHeader
        title={plan ? plan.name : t('app.fluidPlan')}
        lead={plan?.description === undefined ? undefined : <bdi>{plan.description}</bdi>}
        actions={
          plan &&
          mayEdit(plan, role) &&
          !isEdited && (
            <Link className="btn btn-primary" to={{ search: '?edit=1' }}>
              <T id="fluidPlans.edit" />
            </Link>
          )
        }
      />
      <AsyncView
        status={status}
        error={error}
        isEmpty={plan === undefined && !isEdited}
        onRetry={reload}
        empty={nothing}
      >
        {isEdited && (
          <PlanForm key={id} plan={plan ?? null} onSaved={() => setParams({}, { replace: true })} />
        )}
        {plan && !isEdited && <PlanView plan={plan} />}
      </AsyncView>
    </>
  );
}
