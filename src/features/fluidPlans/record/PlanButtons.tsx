import type { FluidAssignment } from '@/domain/fluid/assignment';
import type { FluidPlan } from '@/domain/fluid/plan';
import { T } from '@/shared/i18n/text';
import { useMay } from '@/shared/rights';
import { transitionsFor, transitionWords, type AssignmentTransition } from './assignmentState';

/** What can be done about a plan that was given. It can be calculated again while the plan itself is still active. */
export function PlanButtons({
  assignment,
  plans,
  onAct,
}: {
  assignment: FluidAssignment;
  /** Active ones. */
  plans: readonly FluidPlan[];
  onAct: (what: 'assign' | AssignmentTransition, to: FluidAssignment) => void;
}) {
  const mayChange = useMay('therapy.write');
  const plan = plans.find(({ id }) => id === assignment.plan);
  const isNewer = plan !== undefined && plan.revision > assignment.revision;
  return (
    <>
      {isNewer && (
        <p className="w-100 mb-0">
          <T id="fluidRecord.newerRevision" values={{ revision: plan.revision, own: assignment.revision }} />
        </p>
      )}
      {mayChange &&
        transitionsFor(assignment).map((transition) => (
          <button
            key={transition}
            type="button"
            className={`btn btn-outline-${transition === 'complete' ? 'danger' : 'secondary'}`}
            onClick={() => onAct(transition, assignment)}
          >
            <T id={transitionWords[transition].action} />
          </button>
        ))}
      {mayChange && plan && assignment.status === 'active' && (
        <button
          type="button"
          className={`btn ${isNewer ? 'btn-primary' : 'btn-outline-primary'}`}
          onClick={() => onAct('assign', assignment)}
        >
          {isNewer ? (
            <T id="fluidRecord.update" values={{ revision: plan.revision }} />
          ) : (
            <T id="fluidRecord.again" />
          )}
        </button>
      )}
    </>
  );
}
