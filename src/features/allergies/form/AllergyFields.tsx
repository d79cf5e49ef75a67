import type { Control } from 'react-hook-form';
import {
  allergyCategories,
  allergyStatuses,
  allergyTypes,
  allergyVerifications,
  type Allergy,
} from '@/domain/allergies/allergy';
import { criticalities } from '@/domain/allergies/standing';
import { SNOMED } from '@/domain/conditions/conditionCode';
import { DateField } from '@/shared/forms/DateField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { useT } from '@/shared/i18n/text';
import { ATC, codeSystemText, RXNORM, statusWord } from '../allergyWords';
import { isDay, type AllergyEntries } from './allergyEntries';
import { ReactionFields } from './ReactionFields';

/** The fields of an allergy: to what, how dangerous it is, how it stands, and what was seen. */
export function AllergyFields({
  control,
  before,
  born,
  today,
}: {
  control: Control<AllergyEntries>;
  before: Allergy | null;
  born: string;
  today: string;
}) {
  const t = useT();
  const none = { value: '', label: t('conditions.notGiven') };
  const systems = [...new Set([SNOMED, RXNORM, ATC, before?.code?.system ?? SNOMED])];
  const sureness = allergyVerifications.filter(
    (one) => one !== 'entered-in-error' || before?.verification === one,
  );
  const point = before?.onset;
  const isOdd = point !== undefined && !isDay(point);
  return (
    <>
      <TextField
        control={control}
        name="substance"
        label={t('allergies.substance')}
        required
        maxLength={500}
      />
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="category"
          label={t('allergies.category')}
          options={[
            none,
            ...allergyCategories.map((value) => ({ value, label: t(`allergies.category_${value}`) })),
          ]}
        />
        <SelectField
          control={control}
          name="type"
          label={t('allergies.type')}
          options={[none, ...allergyTypes.map((value) => ({ value, label: t(`allergies.type_${value}`) }))]}
        />
        <SelectField
          control={control}
          name="criticality"
          label={t('allergies.criticality')}
          options={[none, ...criticalities.map((value) => ({ value, label: t(`allergies.risk_${value}`) }))]}
        />
      </div>
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="clinicalStatus"
          label={t('conditions.standing')}
          required
          options={allergyStatuses.map((value) => ({ value, label: t(statusWord[value]) }))}
        />
        <SelectField
          control={control}
          name="verification"
          label={t('conditions.verification')}
          options={[
            none,
            ...sureness.map((value) => ({ value, label: t(`conditions.verification_${value}`) })),
          ]}
        />
        <DateField
          control={control}
          name="onset"
          label={t('allergies.onset')}
          hint={isOdd ? t('allergies.onsetGiven', { point }) : undefined}
          min={born}
          max={today}
        />
      </div>
      <ReactionFields control={control} />
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="system"
          label={t('conditions.system')}
          options={systems.map((value) => ({ value, label: codeSystemText(value) }))}
        />
        <TextField control={control} name="code" label={t('conditions.code')} maxLength={100} />
      </div>
      <TextAreaField control={control} name="note" label={t('conditions.note')} rows={2} maxLength={2000} />
    </>
  );
}
