import X from 'lucide-react/icons/x';
import { useWatch, type Control } from 'react-hook-form';
import { addDays } from '@/domain/patientDay';
import { DateField } from '@/shared/forms/DateField';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { unitOptions, useMedicineWords } from '../medicineWords';
import { FrequencyFields } from './FrequencyFields';
import type { PlanEntries } from './planEntries';
import { TimesField } from './TimesField';

/** From which day on how much is taken, on which days and at which times. */
export function StepFields({
  control,
  index,
  count,
  earliest,
  hint,
  onRemove,
}: {
  control: Control<PlanEntries>;
  index: number;
  /** How many steps there are. */
  count: number;
  /** First day that can be chosen, where the past is fixed. */
  earliest: string | undefined;
  /** To its first day. */
  hint: string | undefined;
  onRemove: () => void;
}) {
  const t = useT();
  const words = useMedicineWords();
  const formats = useFormats();
  const asNeeded = useWatch({ control, name: 'asNeeded' });
  const next = useWatch({ control, name: 'steps', compute: (steps) => steps[index + 1]?.from });
  const number = index + 1;
  return (
    <fieldset className={count > 1 ? 'nd-med-step' : ''}>
      {count > 1 && (
        <legend className="h6 d-flex justify-content-between align-items-center">
          <span>
            <T id="medicines.step" values={{ number }} />
            {next !== undefined && next !== '' && (
              <span className="fw-normal text-body-secondary">
                {' '}
                <T id="medicines.stepUntil" values={{ day: formats.day(addDays(next, -1)) }} />
              </span>
            )}
          </span>
          {index > 0 && (
            <button type="button" className="btn btn-icon" onClick={onRemove}>
              <Icon of={X} size={16} label={t('medicines.removeStep', { number })} />
            </button>
          )}
        </legend>
      )}
      <div className="nd-form-row">
        <NumberField
          control={control}
          name={`steps.${index}.doseValue`}
          label={t('medicines.dose')}
          decimals={3}
          required
        />
        <SelectField
          control={control}
          name={`steps.${index}.doseUnit`}
          label={t('medicines.doseUnit')}
          options={unitOptions(words)}
          required
        />
        <DateField
          control={control}
          name={`steps.${index}.from`}
          label={t('medicines.from')}
          {...(earliest !== undefined && { min: earliest })}
          hint={hint}
          required
        />
      </div>
      {!asNeeded && (
        <>
          <FrequencyFields control={control} index={index} />
          <TimesField control={control} index={index} />
        </>
      )}
      <div className="nd-form-row">
        <TextField
          control={control}
          name={`steps.${index}.instruction`}
          label={t('medicines.instruction')}
          hint={t('medicines.instructionHint')}
          maxLength={500}
        />
        {!asNeeded && (
          <NumberField
            control={control}
            name={`steps.${index}.windowMinutes`}
            label={t('medicines.window')}
            hint={t('medicines.windowHint')}
            unit={t('medicines.unitMinutes')}
            decimals={0}
            required
          />
        )}
      </div>
    </fieldset>
  );
}
