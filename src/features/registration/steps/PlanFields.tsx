import { typedNames } from '@/domain/fluid/formula/formulaNames';
import { namesOf, type PlanProblem } from '@/domain/fluid/planFluids';
import { planPreview } from '@/domain/enrolment/monitoringProblems';
import { PlanDoubts } from '@/shared/fluid/PlanDoubts';
import { useVariableWords } from '@/shared/fluid/variableWords';
import { useIntl } from 'react-intl';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { unitWord } from '@/shared/i18n/wording/amountWording';
import { decimalsIn } from '@/domain/readings/units';
import { useFluidTargetText } from '@/shared/i18n/wording/fluidTargetWording';
import { T, useT } from '@/shared/i18n/text';
import { errorValuesOf } from '../words';
import type { RegistrationFields, StepProps } from './stepProps';
import { TickField } from './TickField';

/** The fluid plan from the first day on, with what its formula wants to be told and what comes of it. */
export function PlanFields({ registration, facts: { choices, facts } }: StepProps) {
  const { form, entries } = registration;
  const t = useT();
  const fluidTarget = useFluidTargetText();
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
      {plan && <NeededFields registration={registration} named={named} />}
      {preview && (
        <p role="status" className="alert alert-info">
          {preview.run ? (
            <T id="registration.planGives" values={{ target: fluidTarget(preview.run.day.target) }} />
          ) : (
            preview.problem && <NoTotal found={preview.problem} />
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

/** Why the plan gives no total: what is still to be entered, or what is wrong with what comes out. */
function NoTotal({ found: { missing, problem } }: { found: PlanProblem }) {
  const t = useT();
  const intl = useIntl();
  const { short } = useVariableWords();
  if (missing.length > 0)
    return (
      <T
        id="fluidPlans.missing"
        values={{ names: intl.formatList(missing.map(short)), count: missing.length }}
      />
    );
  return <T id="registration.planImpossible" values={{ problem: t(problem.message, problem.values) }} />;
}

/** What the plan's formula needs to know of the patient: the profile's own fields, and what there are no readings of yet. */
function NeededFields({
  registration: { form, entries, problems, units },
  named,
}: {
  registration: RegistrationFields;
  named: readonly string[];
}) {
  const t = useT();
  const { control } = form;
  const measured = [
    ['weight', 'weight', 'patient.weight'],
    ['dryWeight', 'weight', 'patient.dryWeight'],
    ['height', 'length', 'patient.height'],
  ] as const;
  const supplied = (['urine24h', 'baseline'] as const).filter(
    (name) => named.includes(name) && !(name === 'urine24h' && entries.anuric),
  );
  return (
    <>
      <div className="nd-form-row">
        {measured
          .filter(([name]) => named.includes(name))
          .map(([name, dimension, label]) => (
            <NumberField
              key={name}
              control={control}
              name={name}
              label={t(label)}
              unit={t(unitWord[units[dimension]])}
              decimals={decimalsIn(units[dimension])}
              errorValues={errorValuesOf(problems, name, units)}
              required
            />
          ))}
        {supplied.map((name) => (
          <NumberField
            key={name}
            control={control}
            name={`fluidSupplied.${name}`}
            label={t(`formula.name_${name}`)}
            hint={t(`fluidPlans.supplied_${name}`)}
            decimals={0}
            required
          />
        ))}
        {named.includes('sex') && (
          <SelectField
            control={control}
            name="gender"
            label={t('patient.sex')}
            required
            options={[
              { value: '', label: t('patient.notGiven') },
              ...(['female', 'male', 'other', 'unknown'] as const).map((value) => ({
                value,
                label: t(`patient.${value}`),
              })),
            ]}
          />
        )}
      </div>
      {named.includes('urine24h') && (
        <TickField control={control} name="anuric" label={t('registration.anuric')} />
      )}
    </>
  );
}
