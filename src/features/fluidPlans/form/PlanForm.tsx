import { useState } from 'react';
import { useFormState, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { FluidPlan } from '@/domain/fluid/plan';
import type { Units } from '@/domain/readings/units';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { TitledCard } from '@/shared/ui/TitledCard';
import { DistributionFields } from './DistributionFields';
import { ContainerFields, PatientFields } from './OtherFields';
import type { PlanEntries } from './planEntries';
import { usePlanProblems } from './planErrors';
import { PlanSaveConflict } from './PlanSaveConflict';
import { SlotFields } from './SlotFields';
import { TemplateChoice } from './TemplateChoice';
import { TotalFields } from './TotalFields';
import { usePlanForm } from './usePlanForm';
import { WrittenPreview } from './WrittenPreview';
import '@/shared/forms/formRows.css';
import '../fluidPlans.css';

/** Everything wrong with the form after a try to save it, in the words that stand at the fields at that moment. */
function ProblemSummary({
  form: { control },
  units,
}: {
  form: Pick<UseFormReturn<PlanEntries>, 'control'>;
  units: Units;
}) {
  const { errors, submitCount } = useFormState({ control });
  const entries = useWatch({ control }) as PlanEntries;
  return <ErrorSummary problems={usePlanProblems(errors, entries, units)} attempt={submitCount} />;
}

/** Why a stored plan changes: of one that patients have it has to be said. */
function ReasonFields({ control, plan }: { control: Control<PlanEntries>; plan: FluidPlan }) {
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

/** Every field of a plan, with what it comes to for a patient beside it. @param plan null for a new one */
export function PlanForm({
  plan: given,
  from = null,
  onSaved,
}: {
  plan: FluidPlan | null;
  /** Which plan a new one is a copy of. */
  from?: FluidPlan | null;
  onSaved: (plan: FluidPlan) => void;
}) {
  const t = useT();
  // What others do to the plan meanwhile takes nothing from under the hands of the person who is writing.
  const [opened] = useState(given);
  const { form, subject, draft, guard, failure, send, settle, goBack } = usePlanForm(opened, from, onSaved);
  const { control } = form;
  const { isSubmitting } = form.formState;
  const { units, before } = subject;
  return (
    <div className="nd-plan-columns">
      <form
        noValidate
        className="nd-plan"
        aria-label={t(opened ? 'fluidPlans.edit' : 'app.newFluidPlan')}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <DraftNotice draft={draft} />
        <ProblemSummary form={form} units={units} />
        {!opened && !from && (
          <TitledCard title={t('fluidPlans.templates')}>
            <TemplateChoice form={form} units={units} />
          </TitledCard>
        )}
        <TitledCard title={t('alertRules.sectionName')}>
          <TextField
            control={control}
            name="name"
            label={t('alertRules.columnName')}
            errorValues={{ min: 3 }}
            required
            maxLength={80}
          />
          <TextAreaField
            control={control}
            name="description"
            label={t('alertRules.description')}
            rows={2}
            maxLength={2000}
          />
        </TitledCard>
        <TitledCard title={t('fluidPlans.total')}>
          <TotalFields form={form} units={units} />
        </TitledCard>
        <TitledCard title={t('fluidPlans.container')}>
          <ContainerFields form={form} units={units} />
        </TitledCard>
        <TitledCard title={t('fluidPlans.overDay')}>
          <SlotFields form={form} units={units} />
          <DistributionFields form={form} units={units} />
        </TitledCard>
        <TitledCard title={t('fluidPlans.forWhom')}>
          <PatientFields form={form} />
        </TitledCard>
        {before && <ReasonFields control={control} plan={before} />}
        <PlanSaveConflict
          form={form}
          subject={subject}
          failure={failure}
          onSettled={settle}
          onBack={goBack}
        />
        <div className="d-flex flex-wrap gap-2">
          <button
            type="submit"
            className="btn btn-primary"
            aria-disabled={isSubmitting}
            aria-busy={isSubmitting}
          >
            <T id="common.save" />
          </button>
          <Link
            className="btn btn-outline-secondary"
            to={opened ? `/fluidplanner/${encodeURIComponent(opened.id)}` : '/fluidplanner'}
          >
            <T id="common.cancel" />
          </Link>
        </div>
        {guard.dialog}
      </form>
      <WrittenPreview form={form} subject={subject} />
    </div>
  );
}
