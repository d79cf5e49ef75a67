import { useWatch, type Control } from 'react-hook-form';
import { DateField } from '@/shared/forms/DateField';
import { NumberField } from '@/shared/forms/NumberField';
import { TextField } from '@/shared/forms/TextField';
import { useT } from '@/shared/i18n/text';
import { CheckField } from '../CheckField';
import type { PlanEntries } from './planEntries';

/** Whether it goes on, or until which day. */
export function EndFields({ control }: { control: Control<PlanEntries> }) {
  const t = useT();
  const ongoing = useWatch({ control, name: 'ongoing' });
  return (
    <div className="nd-form-row">
      <CheckField
        control={control}
        name="ongoing"
        label={t('medicines.ongoing')}
        className="mb-3 nd-med-check"
      />
      {!ongoing && (
        <DateField
          control={control}
          name="to"
          label={t('medicines.to')}
          hint={t('medicines.toHint')}
          required
        />
      )}
    </div>
  );
}

/** Whether it is taken only when needed, and then how often at most. @param isFixed a change keeps which of the two it is */
export function AsNeededFields({ control, isFixed }: { control: Control<PlanEntries>; isFixed: boolean }) {
  const t = useT();
  const asNeeded = useWatch({ control, name: 'asNeeded' });
  return (
    <>
      {!isFixed && <CheckField control={control} name="asNeeded" label={t('medicines.asNeeded')} />}
      {asNeeded && (
        <div className="nd-form-row">
          <NumberField
            control={control}
            name="maxPerDay"
            label={t('medicines.maxPerDay')}
            unit={t('medicines.unitTimes')}
            decimals={0}
            required
          />
          <TextField
            control={control}
            name="indication"
            label={t('medicines.indication')}
            hint={t('medicines.indicationHint')}
            maxLength={200}
          />
        </div>
      )}
    </>
  );
}
