import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { FluidPlan, PlanBody } from '@/domain/fluid/plan';
import type { AppError } from '@/shared/api/appError';
import { T } from '@/shared/i18n/text';
import type { PlanPart } from '../planParts';
import { fluidPlans } from '../slice';
import { PlanConflict } from './PlanConflict';

/** Why the plan was not stored. Where somebody else was faster: both versions, to choose from. */
export function SaveTrouble({
  id,
  failure,
  before,
  mine,
  onSettled,
}: {
  /** Of the plan; undefined for a new one. */
  id: string | undefined;
  failure: AppError | null;
  /** The version that was changed. */
  before: FluidPlan | null;
  /** What is written; null while it cannot be read. */
  mine: PlanBody | null;
  onSettled: (newer: FluidPlan, taken: ReadonlySet<PlanPart>) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const newer = useSelector((state: Record<string, unknown>) => fluidPlans.selectById(state, id ?? ''));
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
          before={before}
          mine={mine}
          newer={newer}
          onSettled={(taken) => onSettled(newer, taken)}
        />
      ) : (
        (failure.text ?? <T id={failure.message} />)
      )}
    </div>
  );
}
