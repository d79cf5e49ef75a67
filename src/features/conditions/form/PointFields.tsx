import { useWatch, type Control } from 'react-hook-form';
import type { Condition } from '@/domain/conditions/condition';
import { DateField } from '@/shared/forms/DateField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { useT } from '@/shared/i18n/text';
import type { ConditionEntries } from './conditionEntries';

/** Beginning or end: the day, or the year where nobody knows the day; what a source put otherwise can stay. */
export function PointFields({
  control,
  name,
  before,
  min,
  max,
}: {
  control: Control<ConditionEntries>;
  name: 'onset' | 'abatement';
  before: Condition | null;
  min: string;
  max: string;
}) {
  const t = useT();
  const kind = useWatch({ control, name: `${name}Kind` });
  const asGiven = before?.[name];
  const isOdd = asGiven !== undefined && !/^\d{4}(-\d\d-\d\d)?$/.test(asGiven);
  const label = t(name === 'onset' ? 'conditions.onset' : 'conditions.abatement');
  return (
    <div className="nd-form-row">
      <SelectField
        control={control}
        name={`${name}Kind`}
        label={t(name === 'onset' ? 'conditions.onsetKind' : 'conditions.abatementKind')}
        options={[
          { value: 'day', label: t('conditions.byDay') },
          { value: 'year', label: t('conditions.byYear') },
          ...(isOdd ? [{ value: 'given', label: t('conditions.asGiven', { point: asGiven }) }] : []),
        ]}
      />
      {kind === 'day' && <DateField control={control} name={name} label={label} min={min} max={max} />}
      {kind === 'year' && (
        <TextField
          control={control}
          name={`${name}Year`}
          label={label}
          hint={t('conditions.yearHint')}
          maxLength={4}
        />
      )}
    </div>
  );
}
