import { typedNames } from '@/domain/fluid/formulaNames';
import { namesOf } from '@/domain/fluid/planFluids';
import { planPreview } from '@/domain/enrolment/monitoringProblems';
import type { FluidTarget } from '@/domain/patient';
import { PlanDoubts } from '@/shared/fluid/PlanDoubts';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { useWording, type Wording } from '@/shared/i18n/wording';
import type { StepProps } from './stepProps';

function targetWords(t: ReturnType<typeof useT>, { amount }: Wording, target: FluidTarget): string {
  const ml = (volume: number) => amount(volume, 'volume');
  switch (target.direction) {
    case 'minimum':
      return t('patient.fluidMinimum', { min: ml(target.minMl) });
    case 'maximum':
      return t('patient.fluidMaximum', { max: ml(target.maxMl) });
    case 'range':
      return t('patient.fluidRange', { min: ml(target.minMl), max: ml(target.maxMl) });
  }
}

/** The fluid plan from the first day on, with what its formula wants to be told and what comes of it. */
export function PlanFields({ desk: { form, entries }, facts: { choices, facts } }: StepProps) {
  const t = useT();
  const wording = useWording();
  const { control } = form;
  const plan = choices.plans.find(({ id }) => id === entries.fluidPlan);
  const named: readonly string[] = plan ? namesOf(plan) : [];
  const categories = Object.fromEntries(choices.categories.map(({ code, name }) => [code, name]));
  const preview = plan && planPreview(entries, plan, facts.now);
  return (
    <fieldset className="mb-3">
      <legend className="h6">{t('registration.fluidPlan')}</legend>
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="fluidPlan"
          label={t('fluidRecord.plan')}
          onChosen={() => {
            if (entries.fluidReason === '') form.setValue('fluidReason', t('registration.planReasonUsual'));
          }}
          options={[
            { value: '', label: t('registration.noPlan') },
            ...choices.plans.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {entries.fluidPlan !== '' && (
          <TextField
            control={control}
            name="fluidReason"
            label={t('registration.planReason')}
            required
            maxLength={500}
          />
        )}
      </div>
      {plan && (
        <div className="nd-form-row">
          {typedNames
            .filter((name) => named.includes(name))
            .map((name) => (
              <NumberField
                key={name}
                control={control}
                name={`fluidTyped.${name}`}
                label={t(`formula.name_${name}`)}
                decimals={2}
                required
              />
            ))}
        </div>
      )}
      {preview && (
        <p role="status" className="alert alert-info">
          {preview.run ? (
            <T
              id="registration.planGives"
              values={{ target: targetWords(t, wording, preview.run.day.target) }}
            />
          ) : (
            <T id="registration.planGivesNothing" />
          )}
        </p>
      )}
      {preview && preview.doubts.length > 0 && <PlanDoubts doubts={preview.doubts} categories={categories} />}
      {preview && preview.doubts.length > 0 && (
        <TextAreaField
          control={control}
          name="fluidConfirmed"
          label={t('fluidRecord.why_confirm')}
          hint={t('registration.planUnusual')}
          rows={2}
          maxLength={500}
          required
        />
      )}
    </fieldset>
  );
}
