import { measures } from '@/domain/readings/measure';
import { readingRhythms } from '@/domain/enrolment/entries';
import { fieldId } from '@/shared/forms/fieldTypes';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { useT } from '@/shared/i18n/text';
import { GivenFields } from './GivenFields';
import { LimitOverview } from './LimitOverview';
import { MedicineRows } from './MedicineRows';
import { PlanFields } from './PlanFields';
import type { StepProps } from './stepProps';
import { TickField } from './TickField';

/** What is watched and given from the first day on. */
export function MonitoringStep(props: StepProps) {
  const t = useT();
  const { form, entries, problems } = props.registration;
  const { control } = form;
  const missing = entries.visited.includes('monitoring')
    ? problems.find(({ field }) => field === 'readings')
    : undefined;
  const gives = entries.fluidPlan !== '' || entries.medicines.length > 0;
  return (
    <>
      <fieldset className="mb-3" aria-describedby={missing && 'readings-error'}>
        <legend className="h6" id={fieldId('readings')} tabIndex={-1}>
          {t('registration.readings')}
        </legend>
        <div className="nd-rhythms">
          {measures.map((measure) => (
            <SelectField
              key={measure}
              control={control}
              name={`readings.${measure}`}
              label={t(measureWord[measure])}
              options={['' as const, ...readingRhythms].map((value) => ({
                value,
                label: t(value === '' ? 'registration.notAsked' : `registration.rhythm_${value}`),
              }))}
            />
          ))}
        </div>
        {missing && (
          <div id="readings-error" className="nd-field-error">
            {t(missing.message)}
          </div>
        )}
      </fieldset>
      <LimitOverview {...props} />
      <PlanFields {...props} />
      <MedicineRows {...props} />
      {gives && (
        <TextField
          control={control}
          name="prescriber"
          label={t('audit.fieldPrescriber')}
          hint={t('registration.prescriberHint')}
          required
          maxLength={200}
        />
      )}
      <TickField
        control={control}
        name="medicineTelemonitoring"
        label={t('registration.medicineTelemonitoring')}
      />
      <GivenFields {...props} />
    </>
  );
}
