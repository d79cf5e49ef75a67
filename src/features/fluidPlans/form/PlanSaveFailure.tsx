import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import type { FluidPlan } from '@/domain/fluid/plan';
import type { AppError } from '@/shared/api/appError';
import { FailureText } from '@/shared/forms/FailureText';
import type { PlanPart } from '../planParts';
import { fluidPlans } from '../slice';
import { PlanConflict } from './PlanConflict';
import type { PlanEntries } from './planEntries';
import type { PlanSubject } from './planResolver';

/** Why the plan was not stored. Where somebody else was faster: both versions, to choose from. */
export function PlanSaveFailure({
  form,
  subject,
  failure,
  onSettled,
}: {
  form: UseFormReturn<PlanEntries>;
  /** With the version that was changed; null of a new plan. */
  subject: PlanSubject;
  failure: AppError | null;
  onSettled: (newer: FluidPlan, taken: ReadonlySet<PlanPart>) => void;
}) {
  const { before } = subject;
  const box = useRef<HTMLDivElement>(null);
  const newer = useSelector((state: Record<string, unknown>) =>
    fluidPlans.selectById(state, before?.id ?? ''),
  );
  useEffect(() => {
    if (failure && !failure.fields) box.current?.focus();
  }, [failure]);
  if (!failure || failure.fields || failure.aborted) return null;
  const isConflict = failure.status === 412 && newer !== undefined && before !== null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={`alert mb-0 ${isConflict ? 'alert-warning' : 'alert-danger'}`}
    >
      {isConflict ? (
        <PlanConflict
          key={newer.version}
          form={form}
          subject={subject}
          before={before}
          newer={newer}
          onSettled={(taken) => onSettled(newer, taken)}
        />
      ) : (
        <FailureText failure={failure} />
      )}
    </div>
  );
}
