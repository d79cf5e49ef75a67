import { useWatch, type UseFormReturn } from 'react-hook-form';
import { analytes, analyteSchema } from '@/domain/laboratory/analytes';
import { analyteFacts } from '@/domain/laboratory/analyteFacts';
import { comparators, labStatuses } from '@/domain/laboratory/labResult';
import { DateTimeField } from '@/shared/forms/DateTimeField';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { useT } from '@/shared/i18n/text';
import { analyteWord, comparatorWord } from '@/shared/i18n/wording/analyteWording';
import { labStatusWord } from '../labWords';
import { firstUnit, type LabEntries } from './labEntries';

/** More decimals than laboratories report. */
const MOST_DECIMALS = 3;

/** The fields of a result: what, when, how much, in which unit, and what the laboratory calls usual. */
export function LabResultFields({
  form,
  isStored,
  timeZone,
  limits,
}: {
  form: UseFormReturn<LabEntries>;
  /** One that is stored stays what it is, and a change needs a reason. */
  isStored: boolean;
  timeZone: string;
  /** The figures that problems name. */
  limits: Record<string, number>;
}) {
  const t = useT();
  const { control, setValue } = form;
  const { analyte: chosen = '', unit = '' } = useWatch({ control });
  const analyte = analyteSchema.safeParse(chosen).data;
  const units = analyte ? analyteFacts[analyte].units : [];
  const symbol = units.find(({ ucum }) => ucum === unit)?.symbol;
  const withUnit = symbol !== undefined && { unit: symbol };
  return (
    <>
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="analyte"
          label={t('laboratory.analyte')}
          required
          options={[
            ...(chosen === '' ? [{ value: '', label: t('laboratory.choose') }] : []),
            ...analytes
              .filter((one) => !isStored || one === chosen)
              .map((value) => ({ value, label: t(analyteWord[value]) })),
          ]}
          onChosen={(value) => setValue('unit', firstUnit(value), { shouldDirty: true })}
        />
        <DateTimeField
          control={control}
          name="at"
          label={t('laboratory.sampledAt')}
          required
          timeZone={timeZone}
          errorValues={limits}
        />
      </div>
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="comparator"
          label={t('laboratory.comparator')}
          options={[
            { value: '', label: t('laboratory.exact') },
            ...comparators.map((value) => ({ value, label: t(comparatorWord[value]) })),
          ]}
        />
        <NumberField
          control={control}
          name="value"
          label={t('laboratory.value')}
          required
          decimals={MOST_DECIMALS}
          {...withUnit}
          errorValues={limits}
        />
        <SelectField
          control={control}
          name="unit"
          label={t('laboratory.unit')}
          options={units.map(({ ucum, symbol: label }) => ({ value: ucum, label }))}
        />
      </div>
      <div className="nd-form-row">
        <NumberField
          control={control}
          name="low"
          label={t('laboratory.rangeLow')}
          decimals={MOST_DECIMALS}
          {...withUnit}
        />
        <NumberField
          control={control}
          name="high"
          label={t('laboratory.rangeHigh')}
          decimals={MOST_DECIMALS}
          {...withUnit}
        />
      </div>
      <div className="nd-form-row">
        <SelectField
          control={control}
          name="status"
          label={t('laboratory.status')}
          options={labStatuses
            .filter((one) => one !== 'entered-in-error')
            .map((value) => ({ value, label: t(labStatusWord[value]) }))}
        />
        <TextField control={control} name="laboratory" label={t('laboratory.laboratory')} maxLength={200} />
      </div>
      <TextAreaField control={control} name="note" label={t('laboratory.note')} rows={2} maxLength={2000} />
      {isStored && (
        <TextField
          control={control}
          name="reason"
          label={t('laboratory.reason')}
          hint={t('laboratory.reasonHint')}
          required
          maxLength={500}
        />
      )}
    </>
  );
}
