import type { Control } from 'react-hook-form';
import { medicineForms, medicineRoutes } from '@/domain/medicine/medicine';
import { pathologies } from '@/domain/patients/patient';
import { CheckListField } from '@/shared/forms/CheckListField';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { useT } from '@/shared/i18n/text';
import { unitOptions, useMedicineWords } from '../medicineWords';
import type { MedicineEntries } from './medicineEntries';

/** The fields of a medicine, in the order in which a package names them. */
export function MedicineFields({ control }: { control: Control<MedicineEntries> }) {
  const t = useT();
  const words = useMedicineWords();
  const none = { value: '', label: t('medicines.notGiven') };
  return (
    <>
      <TextField control={control} name="name" label={t('medicines.name')} required maxLength={120} />
      <div className="nd-form-row">
        <NumberField
          control={control}
          name="capacityValue"
          label={t('medicines.capacity')}
          hint={t('medicines.capacityHint')}
          decimals={3}
        />
        <SelectField
          control={control}
          name="capacityUnit"
          label={t('medicines.capacityUnit')}
          options={unitOptions(words)}
        />
      </div>
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="form"
          label={t('medicines.form')}
          options={[none, ...medicineForms.map((value) => ({ value, label: t(`medicines.form_${value}`) }))]}
        />
        <SelectField
          control={control}
          name="route"
          label={t('medicines.route')}
          options={[
            none,
            ...medicineRoutes.map((value) => ({ value, label: t(`medicines.route_${value}`) })),
          ]}
        />
      </div>
      <TextAreaField
        control={control}
        name="ingredients"
        label={t('medicines.ingredients')}
        hint={t('medicines.ingredientsHint')}
        rows={2}
        maxLength={1200}
      />
      <div className="nd-form-row">
        <TextField control={control} name="category" label={t('medicines.category')} maxLength={80} />
        <TextField
          control={control}
          name="manufacturer"
          label={t('medicines.manufacturer')}
          maxLength={120}
        />
      </div>
      <TextAreaField
        control={control}
        name="description"
        label={t('medicines.description')}
        rows={2}
        maxLength={2000}
      />
      <CheckListField
        control={control}
        name="avoidIn"
        label={t('medicines.avoidIn')}
        hint={t('medicines.avoidHint')}
        options={pathologies.map((value) => ({ value, label: t(`worklist.${value}`) }))}
      />
    </>
  );
}
