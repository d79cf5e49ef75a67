import type { UseFormReturn } from 'react-hook-form';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import { decimalsIn } from '@/domain/readings/units';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { unitWord } from '@/shared/i18n/wording/amountWording';
import { T, useT } from '@/shared/i18n/text';
import { MissingValues } from '@/shared/fluid/MissingValues';
import { useVariableWords } from '@/shared/fluid/variableWords';
import { useRecordWords } from '../useRecordWords';
import { AssignPeriodFields } from './AssignPeriodFields';
import type { Preview } from './assignEntries';
import {
  namesTyped,
  suppliedField,
  typedField,
  type AssignEntries,
  type AssignSubject,
} from './assignFigures';
import { PlanNotes } from './PlanNotes';
import { useOverrideValues } from './useAssignProblems';

const directionWord = {
  minimum: 'fluidRecord.minimum',
  maximum: 'fluidRecord.maximum',
  range: 'fluidRecord.range',
} as const;

interface Given {
  form: UseFormReturn<AssignEntries>;
  subject: AssignSubject;
  preview: Preview | null;
  isUpdate: boolean;
  assignments: readonly FluidAssignment[];
  today: string;
}

/** Which plan, with which figures, for how long, by whom and why. */
export function AssignFields({ form, subject, preview, isUpdate, assignments, today }: Given) {
  const t = useT();
  const { control } = form;
  const { plans } = subject;
  return (
    <>
      {!isUpdate && (
        <>
          <SelectField
            control={control}
            name="plan"
            label={t('fluidRecord.plan')}
            required
            options={[
              { value: '', label: t('fluidRecord.choosePlan') },
              ...plans.map(({ id, name, direction }) => ({
                value: id,
                label: t('fluidRecord.planOption', { plan: name, direction: t(directionWord[direction]) }),
              })),
            ]}
          />
          {plans.length === 0 && (
            <p className="alert alert-info">
              <T id="fluidRecord.noActivePlans" />
            </p>
          )}
        </>
      )}
      {preview && <PlanNotes plan={preview.plan} patient={subject.patient} today={today} />}
      {preview && <FigureFields form={form} subject={subject} preview={preview} />}
      <AssignPeriodFields {...{ form, subject, isUpdate, assignments, today }} />
      <TextField
        control={control}
        name="prescriber"
        label={t('fluidRecord.prescriber')}
        maxLength={200}
        required
      />
      <TextAreaField
        control={control}
        name="reason"
        label={t('fluidRecord.reason')}
        rows={2}
        maxLength={500}
        required
      />
      {preview && preview.doubts.length > 0 && (
        <TextAreaField
          control={control}
          name="confirmed"
          label={t('fluidRecord.why_confirm')}
          rows={2}
          maxLength={500}
          required
        />
      )}
    </>
  );
}

/** What the plan's formulas want to be told, and another total than theirs. */
function FigureFields({
  form: { control },
  subject: { units, patient },
  preview: { plan, lacking, facts },
}: Pick<Given, 'form' | 'subject'> & { preview: Preview }) {
  const t = useT();
  const words = useRecordWords();
  const variable = useVariableWords();
  const overrideValues = useOverrideValues();
  const { min, max } = { min: plan.clampMinMl ?? 0, max: plan.clampMaxMl ?? 10_000 };
  const inVolume = {
    control,
    decimals: decimalsIn(units.volume),
    unit: t(unitWord[units.volume]),
    errorValues: overrideValues(plan, facts.names, units),
  };
  return (
    <>
      <div className="nd-form-row">
        {namesTyped(plan).map((name) => {
          const { hard, soft, decimals } = typedField(name, units);
          const values = { min: hard.min, max: hard.max, low: soft.min, high: soft.max };
          return (
            <NumberField
              key={name}
              control={control}
              name={`typed.${name}`}
              label={variable.name(name)}
              hint={t('fluidRecord.limits', values)}
              decimals={decimals}
              unit={variable.unit(name)}
              errorValues={{ ...hard }}
              required
            />
          );
        })}
      </div>
      {lacking.length > 0 && (
        <fieldset>
          <legend className="form-label fs-6">
            <T id="fluidPlans.supplied" />
          </legend>
          {lacking.map((name) => {
            const { hard, decimals, unit } = suppliedField(name, units);
            return (
              <NumberField
                key={name}
                control={control}
                name={`supplied.${name}`}
                label={variable.name(name)}
                hint={t(`fluidPlans.supplied_${name}`)}
                decimals={decimals}
                unit={t(unitWord[unit])}
                errorValues={{ ...hard }}
                required
              />
            );
          })}
        </fieldset>
      )}
      {facts.names.length > 0 && (
        <p role="status" className="alert alert-warning">
          <T
            id="fluidRecord.factsMissing"
            values={{
              names: <MissingValues key="names" names={facts.names} patient={patient.id} />,
            }}
          />{' '}
          {facts.isOptional && <T id="fluidRecord.orTotal" values={{ total: t('fluidRecord.override') }} />}
        </p>
      )}
      <div className="nd-form-row">
        <NumberField
          {...inVolume}
          name="overrideMl"
          label={t('fluidRecord.override')}
          hint={t('fluidRecord.overrideHint', { min: words.volume(min), max: words.volume(max) })}
        />
        {plan.direction === 'range' && (
          <NumberField {...inVolume} name="overrideUpperMl" label={t('fluidRecord.overrideUpper')} />
        )}
      </div>
    </>
  );
}
