import type { UseFormReturn } from 'react-hook-form';
import { urineColours } from '@/domain/readings/reading';
import { fieldId } from '@/shared/forms/fieldTypes';
import { SelectField } from '@/shared/forms/SelectField';
import { T, useT } from '@/shared/i18n/text';
import type { RecordEntries } from './readingForm';

const signs = ['blood', 'pain', 'infection'] as const;

/** Colour, blood, pain and signs of an infection, if observed. */
export function UrineFields({ form }: { form: UseFormReturn<RecordEntries> }) {
  const t = useT();
  return (
    <fieldset className="mb-3">
      <legend className="form-label fs-6">
        <T id="readings.urine" />
      </legend>
      <SelectField
        control={form.control}
        name="colour"
        label={t('readings.colour')}
        className="mb-2"
        options={[
          { value: '', label: t('readings.colourUnknown') },
          ...urineColours.map((value) => ({ value, label: t(`readings.colour_${value}`) })),
        ]}
      />
      {signs.map((sign) => (
        <div key={sign} className="form-check">
          <input type="checkbox" className="form-check-input" id={fieldId(sign)} {...form.register(sign)} />
          <label className="form-check-label" htmlFor={fieldId(sign)}>
            {t(`readings.${sign}`)}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
