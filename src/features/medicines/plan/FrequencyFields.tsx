import { useWatch, type Control } from 'react-hook-form';
import { frequencyKinds } from '@/domain/medicine/allocation';
import { CheckListField } from '@/shared/forms/CheckListField';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { useT } from '@/shared/i18n/text';
import { useMedicineWords } from '../medicineWords';
import type { PlanEntries } from './planEntries';

/** On which days, with the figures that the chosen frequency needs. */
export function FrequencyFields({ control, index }: { control: Control<PlanEntries>; index: number }) {
  const t = useT();
  const words = useMedicineWords();
  const kind = useWatch({ control, name: `steps.${index}.kind` });
  const days = t('medicines.unitDays');
  return (
    <>
      <div className="nd-form-row">
        <SelectField
          control={control}
          name={`steps.${index}.kind`}
          label={t('medicines.frequency')}
          options={frequencyKinds.map((value) => ({ value, label: t(`medicines.kind_${value}`) }))}
          required
        />
        {kind === 'specificFrequency' && (
          <NumberField
            control={control}
            name={`steps.${index}.everyDays`}
            label={t('medicines.everyN')}
            hint={t('medicines.everyNHint')}
            unit={days}
            decimals={0}
            required
          />
        )}
        {kind === 'cycle' && (
          <>
            <NumberField
              control={control}
              name={`steps.${index}.onDays`}
              label={t('medicines.onDays')}
              unit={days}
              decimals={0}
              required
            />
            <NumberField
              control={control}
              name={`steps.${index}.offDays`}
              label={t('medicines.offDays')}
              unit={days}
              decimals={0}
              required
            />
          </>
        )}
      </div>
      {kind === 'preciseDays' && (
        <CheckListField
          control={control}
          name={`steps.${index}.weekdays`}
          label={t('medicines.weekdays')}
          className="mb-3 nd-med-weekdays"
          options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: words.weekday(day) }))}
        />
      )}
    </>
  );
}
