import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { FluidPlan } from '@/domain/fluid/plan';
import { selectRole } from '@/session/state';
import { IfMay } from '@/shared/IfMay';
import { T, useT } from '@/shared/i18n/text';
import { PlanTransitionDialog } from './PlanTransitionDialog';
import { planTransitionsFor, type PlanTransition } from '../planParts';
import { planTransitionWords } from '../planTransitionWords';
import type { Users } from '../list/planRows';

/** What can be done about a plan as a whole. @param isNamed whether the buttons name it: among those of others */
export function PlanActions({
  plan,
  used,
  isNamed = false,
  onGone,
}: {
  plan: FluidPlan;
  /** How many patients have it. */
  used: Users;
  isNamed?: boolean;
  /** The plan was deleted. */
  onGone?: () => void;
}) {
  const t = useT();
  const role = useSelector(selectRole);
  const [transition, setTransition] = useState<PlanTransition | null>(null);
  const label = (action: string) => (isNamed ? t('staff.actionFor', { action, name: plan.name }) : undefined);
  const size = isNamed ? 'btn-sm text-nowrap' : '';
  return (
    <div className={`nd-actions ${isNamed ? 'flex-nowrap' : ''}`}>
      {planTransitionsFor(plan, role).map((one) => (
        <button
          key={one}
          type="button"
          className={`btn ${size} btn-outline-${one === 'delete' ? 'danger' : 'primary'}`}
          aria-label={label(t(planTransitionWords[one].action))}
          onClick={() => setTransition(one)}
        >
          <T id={planTransitionWords[one].action} />
        </button>
      ))}
      <IfMay do="fluidPlans.write">
        <Link
          className={`btn ${size} btn-outline-secondary`}
          aria-label={label(t('fluidPlans.duplicate'))}
          to={`/fluidplanner/new?from=${encodeURIComponent(plan.id)}`}
        >
          <T id="fluidPlans.duplicate" />
        </Link>
      </IfMay>
      {transition && (
        <PlanTransitionDialog
          plan={plan}
          used={used}
          transition={transition}
          onDone={() => {
            setTransition(null);
            if (transition === 'delete') onGone?.();
          }}
          onClose={() => setTransition(null)}
        />
      )}
    </div>
  );
}
