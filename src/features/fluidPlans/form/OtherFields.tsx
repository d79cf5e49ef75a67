import { useWatch, type UseFormReturn } from 'react-hook-form';
import { pathologies } from '@/domain/patients/patient';
import type { Units } from '@/domain/readings/units';
import { CheckListField } from '@/shared/forms/CheckListField';
import { DateField } from '@/shared/forms/DateField';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { useT } from '@/shared/i18n/text';
import { useCategories } from '../useCategories';
import { PlanCheck } from './PlanCheck';
import type { PlanEntries } from './planEntries';
import { usePlanField } from './usePlanField';

/** What is drunk from, and how many of it. */
export function ContainerFields({ form, units }: { form: UseFormReturn<PlanEntries>; units: Units }) {
  const t = useT();
  const { control } = form;
  const field = usePlanField(form, units);
  return (
    <div className="nd-form-row">
      <TextField
        control={control}
        name="dimensions.name"
        label={t('fluidPlans.containerName')}
        maxLength={40}
        required
      />
      <NumberField
        {...field.volume('dimensions.volumeMl')}
        label={t('fluidPlans.containerVolume')}
        required
      />
      <NumberField
        {...field.number('quantity')}
        label={t('fluidPlans.quantity')}
        hint={t('fluidPlans.quantityHint')}
      />
    </div>
  );
}

/** For whom the plan is, for whom it is not, and what else is said with it. */
export function PatientFields({ form: { control } }: { form: UseFormReturn<PlanEntries> }) {
  const t = useT();
  const names = useCategories();
  const category = useWatch({ control, name: 'category' });
  const known = Object.entries(names).map(([value, label]) => ({ value, label }));
  const isForeign = category !== '' && !(category in names);
  return (
    <>
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="category"
          label={t('fluidPlans.category')}
          options={[
            { value: '', label: t('fluidPlans.everybody') },
            ...known,
            ...(isForeign ? [{ value: category, label: category }] : []),
          ]}
        />
        <DateField
          control={control}
          name="reviewOn"
          label={t('fluidPlans.reviewOn')}
          hint={t('fluidPlans.reviewHint')}
        />
      </div>
      <PlanCheck control={control} name="countsFood" label={t('fluidPlans.countsFoodLong')} />
      <TextAreaField
        control={control}
        name="allowedDrinks"
        label={t('fluidPlans.allowedDrinks')}
        rows={2}
        maxLength={500}
      />
      <CheckListField
        control={control}
        name="contraindications"
        label={t('fluidPlans.contraindications')}
        hint={t('fluidPlans.contraindicationsHint')}
        options={pathologies.map((value) => ({ value, label: t(`worklist.${value}`) }))}
      />
    </>
  );
}
