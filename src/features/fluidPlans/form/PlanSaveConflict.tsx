import type { UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import type { FluidPlan } from '@/domain/fluid/plan';
import type { AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { statusLooks, type PlanPart } from '../planParts';
import { fluidPlans } from '../slice';
import { PlanConflict } from './PlanConflict';
import type { PlanEntries } from './planEntries';
import type { PlanSubject } from './planResolver';

/** Why the plan was not stored. Where somebody else was faster: both versions, to choose from part by part. */
export function PlanSaveConflict({
  form,
  subject,
  failure,
  onSettled,
  onBack,
}: {
  form: UseFormReturn<PlanEntries>;
  /** With the version that was changed; null of a new plan. */
  subject: PlanSubject;
  failure: AppError | null;
  onSettled: (newer: FluidPlan, taken: ReadonlySet<PlanPart>) => void;
  onBack: (() => void) | undefined;
}) {
  const t = useT();
  const { before } = subject;
  const newer = useSelector((state: Record<string, unknown>) =>
    fluidPlans.selectById(state, before?.id ?? ''),
  );
  const last = newer?.history.at(-1);
  return (
    <SaveConflict
      failure={failure}
      onBack={onBack}
      stored={newer && before && { by: last?.by, at: newer.updatedAt, reason: last?.reason }}
    >
      {newer && before && failure?.status === 412 && (
        <>
          {newer.status !== before.status && (
            <p>
              <T id="fluidPlans.nowStands" values={{ status: t(statusLooks[newer.status].word) }} />
            </p>
          )}
          <PlanConflict
            key={newer.version}
            form={form}
            subject={subject}
            before={before}
            newer={newer}
            onSettled={(taken) => onSettled(newer, taken)}
          />
        </>
      )}
    </SaveConflict>
  );
}
