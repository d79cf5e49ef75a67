import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FluidPlan } from '@/domain/fluid/plan';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { TitledCard } from '@/shared/ui/TitledCard';
import { DistributionFields } from './DistributionFields';
import { ContainerFields, PatientFields } from './OtherFields';
import { ProblemSummary } from './ProblemSummary';
import { ReasonFields } from './ReasonFields';
import { PlanSaveConflict } from './PlanSaveConflict';
import { SlotFields } from './SlotFields';
import { TemplateChoice } from './TemplateChoice';
import { TotalFields } from './TotalFields';
import { usePlanForm } from './usePlanForm';
import { WrittenPreview } from './WrittenPreview';
import '@/shared/forms/formRows.css';
import '../fluidPlans.css';

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
  // What others do to the plan meanwhile takes nothing from under the hands of whoever is writing.
  const [opened] = useState(given);
  const { form, subject, draft, guard, failure, send, settle, goBack } = usePlanForm(opened, from, onSaved);
  const { control } = form;
  const { isSubmitting } = form.formState;
  const { units, before } = subject;
  return (
    <div className="nd-plan-desk">
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
