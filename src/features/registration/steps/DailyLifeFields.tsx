import { useMemo, type ReactNode } from 'react';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { useT } from '@/shared/i18n/text';
import type { RegistrationFields } from './stepProps';

/** Where the patient lives, and when their day begins and ends. */
export function DailyLifeFields({
  registration,
  timeHint,
}: {
  registration: RegistrationFields;
  timeHint?: ReactNode;
}) {
  const t = useT();
  const { control } = registration.form;
  const { timeZone } = registration.entries;
  const zones = useMemo(
    () => [...new Set([timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].filter((one) => one !== ''),
    [timeZone],
  );
  return (
    <>
      <div className="nd-form-row">
        <TextField control={control} name="wakeUpTime" label={t('patient.wakeUpTime')} type="time" required />
        <TextField control={control} name="sleepTime" label={t('patient.sleepTime')} type="time" required />
        <SelectField
          control={control}
          name="timeZone"
          label={t('patient.timeZone')}
          required
          options={zones.map((one) => ({ value: one, label: one.replaceAll('_', ' ') }))}
        />
      </div>
      {timeHint}
      <div className="nd-form-row">
        <TextField
          control={control}
          name="addressLine1"
          label={t('audit.fieldAddressLine1')}
          maxLength={300}
        />
        <TextField
          control={control}
          name="addressLine2"
          label={t('audit.fieldAddressLine2')}
          maxLength={300}
        />
      </div>
      <div className="nd-form-row">
        <TextField control={control} name="pinCode" label={t('audit.fieldPinCode')} maxLength={20} />
        <TextField control={control} name="city" label={t('audit.fieldCity')} maxLength={100} />
        <TextField control={control} name="country" label={t('audit.fieldCountry')} maxLength={100} />
      </div>
      <div className="nd-form-row">
        <TextField
          control={control}
          name="livingCountry"
          label={t('registration.livingCountry')}
          maxLength={100}
        />
        <TextField control={control} name="workPlace" label={t('registration.workPlace')} maxLength={200} />
      </div>
    </>
  );
}
