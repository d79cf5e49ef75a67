import type { ReactNode } from 'react';
import { patientDay } from '@/domain/patientDay';
import { decimalsIn } from '@/domain/readings/units';
import { DateField } from '@/shared/forms/DateField';
import { NumberField } from '@/shared/forms/NumberField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { unitWord } from '@/shared/i18n/wording/amountWording';
import { useOwnZone } from '@/shared/i18n/DisplayUnits';
import { languages } from '@/shared/i18n/languages';
import { useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { errorValuesOf } from '../words';
import type { RegistrationFields } from './stepProps';

/** Who it is, and how to reach them. */
export function IdentityFields({
  registration,
  afterName,
  afterFigures,
  socialNumber,
  weightHint,
}: {
  registration: RegistrationFields;
  afterName?: ReactNode;
  afterFigures?: ReactNode;
  /** The field of the social security number. */
  socialNumber: ReactNode;
  weightHint?: ReactNode;
}) {
  const t = useT();
  const { problems, units } = registration;
  const { control } = registration.form;
  const today = patientDay(useNow(), { timeZone: useOwnZone() });
  const figure = (name: 'weight' | 'height', dimension: 'weight' | 'length') => ({
    control,
    name,
    label: t(`patient.${name}`),
    unit: t(unitWord[units[dimension]]),
    decimals: decimalsIn(units[dimension]),
    errorValues: errorValuesOf(problems, name, units),
    required: true,
  });
  const choose = { value: '', label: t('conditions.choose') };
  return (
    <>
      <div className="nd-form-row">
        <TextField control={control} name="firstName" label={t('team.firstName')} maxLength={100} />
        <TextField control={control} name="lastName" label={t('team.lastName')} maxLength={100} />
      </div>
      <div className="nd-form-row">
        <TextField
          control={control}
          name="patientId"
          label={t('registration.patientId')}
          required
          maxLength={100}
        />
        <DateField
          control={control}
          name="dateOfbirth"
          label={t('patient.dateOfBirth')}
          // Two figures of a year are then of a year that has been.
          max={today}
          required
        />
        <SelectField
          control={control}
          name="gender"
          label={t('patient.sex')}
          required
          options={[
            choose,
            ...(['female', 'male', 'other', 'unknown'] as const).map((value) => ({
              value,
              label: t(`patient.${value}`),
            })),
          ]}
        />
      </div>
      {afterName}
      <div className="nd-form-row">
        <NumberField {...figure('weight', 'weight')} hint={weightHint} />
        <NumberField {...figure('height', 'length')} />
      </div>
      {afterFigures}
      <div className="nd-form-row">
        <TextField
          control={control}
          name="mobile"
          label={t('patient.mobile')}
          hint={t('registration.mobileHint')}
          maxLength={40}
        />
        <TextField control={control} name="phone" label={t('patient.phone')} maxLength={40} />
        {socialNumber}
      </div>
      <div className="nd-form-row">
        <TextField control={control} name="username" label={t('profile.userName')} maxLength={100} />
        <TextField control={control} name="profession" label={t('audit.fieldProfession')} maxLength={200} />
        <SelectField
          control={control}
          name="preferredLanguage"
          label={t('registration.language')}
          options={[
            { value: '', label: t('patient.notGiven') },
            ...languages.map(([value, label]) => ({ value, label })),
          ]}
        />
        <TextField
          control={control}
          name="race"
          label={t('registration.race')}
          hint={t('registration.raceHint')}
          maxLength={100}
        />
      </div>
    </>
  );
}
