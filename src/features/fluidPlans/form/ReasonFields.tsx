import type { Control } from 'react-hook-form';
import type { FluidPlan } from '@/domain/fluid/plan';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import type { PlanEntries } from './planEntries';

/** Why a stored plan changes: of one that patients have it has to be said. */
export function ReasonFields({ control, plan }: { control: Control<PlanEntries>; plan: FluidPlan }) {
  const t = useT();
  const isActive = plan.status === 'active';
  return (
    <TitledCard title={t('alertRules.sectionReason')}>
      {isActive && (
        <p>
          <T id="fluidPlans.staysOn" values={{ number: plan.revision }} />
        </p>
      )}
      <TextAreaField
        control={control}
        name="reason"
        label={t('alertRules.reason')}
        hint={t('alertRules.reasonHint')}
        rows={2}
        maxLength={500}
        required={isActive}
      />
    </TitledCard>
  );
}
