import { useNavigate } from 'react-router-dom';
import type { FluidPlan } from '@/domain/fluid/plan';
import { T, useT } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { TitledCard } from '@/shared/ui/TitledCard';
import { PlanActions } from './PlanActions';
import { PlanFacts } from './PlanFacts';
import { PlanHistory } from './PlanHistory';
import { PlanPatients } from './PlanPatients';
import { usersOf } from '../list/planRows';
import { PlanStatusWord } from './PlanStatusWord';
import { PlanPreview } from '../preview/PlanPreview';
import { bodyOf } from '../planParts';
import { useAssignments } from '../useAssignments';
import '../fluidPlans.css';

/** What a plan says, in words, with what it comes to for a patient, who has it, and everything that was decided about it. */
export function PlanView({ plan }: { plan: FluidPlan }) {
  const t = useT();
  const navigate = useNavigate();
  const given = useAssignments();
  const today = new Date(now()).toISOString().slice(0, 10);
  const used = given.status === 'ready' ? (usersOf(given.rows, today).get(plan.id) ?? 0) : undefined;
  return (
    <div className="nd-plan-columns">
      <div className="nd-plan">
        <div className="card card-body d-flex flex-row flex-wrap gap-3 align-items-center justify-content-between">
          <div className="d-flex flex-wrap gap-3 align-items-center">
            <PlanStatusWord status={plan.status} />
            <span className="text-body-secondary">
              <T id="alertRules.versionNumber" values={{ number: plan.revision }} />
            </span>
          </div>
          <PlanActions plan={plan} used={used} onGone={() => void navigate('/fluidplanner')} />
        </div>
        <TitledCard title={t('fluidPlans.facts')}>
          <PlanFacts plan={plan} />
        </TitledCard>
        <TitledCard title={t('fluidPlans.patients')}>
          <PlanPatients plan={plan} given={given} today={today} />
        </TitledCard>
        <TitledCard title={t('alertRules.sectionHistory')}>
          <PlanHistory plan={plan} />
        </TitledCard>
      </div>
      <PlanPreview plan={bodyOf(plan)} />
    </div>
  );
}
