import type { Control } from 'react-hook-form';
import { CheckListField } from '@/shared/forms/CheckListField';
import { DateField } from '@/shared/forms/DateField';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { useT } from '@/shared/i18n/text';
import { contactWays, genders, languages, linkNames, links, useLanguageName } from '../userFacts';
import type { UserEntries } from './userEntries';

/** What is known of somebody besides the account. */
export function InformationFields({ control }: { control: Control<UserEntries> }) {
  const t = useT();
  const languageName = useLanguageName();
  return (
    <>
      <div className="nd-form-row">
        <DateField control={control} name="dob" label={t('users.dob')} />
        <SelectField
          control={control}
          name="gender"
          label={t('users.gender')}
          options={[
            { value: '', label: t('users.notGiven') },
            ...Object.entries(genders).map(([value, id]) => ({ value, label: t(id) })),
          ]}
        />
      </div>
      <div className="nd-form-row">
        <TextField control={control} name="mobile" label={t('users.mobile')} maxLength={40} />
        <TextField control={control} name="website" label={t('users.website')} maxLength={300} />
      </div>
      <CheckListField
        control={control}
        name="languages"
        label={t('users.languages')}
        options={Object.keys(languages).map((value) => ({ value, label: languageName(value) }))}
      />
      <CheckListField
        control={control}
        name="contact"
        label={t('users.contact')}
        options={Object.entries(contactWays).map(([value, id]) => ({ value, label: t(id) }))}
      />
      <h2 className="h6">{t('users.address')}</h2>
      <div className="nd-form-row">
        <TextField control={control} name="line1" label={t('users.line1')} maxLength={200} />
        <TextField control={control} name="line2" label={t('users.line2')} maxLength={200} />
      </div>
      <div className="nd-form-row">
        <TextField control={control} name="postCode" label={t('users.postCode')} maxLength={20} />
        <TextField control={control} name="city" label={t('users.city')} maxLength={100} />
      </div>
      <div className="nd-form-row">
        <TextField control={control} name="state" label={t('users.state')} maxLength={100} />
        <TextField
          control={control}
          name="addressCountry"
          label={t('users.addressCountry')}
          maxLength={100}
        />
      </div>
    </>
  );
}

/** Where somebody is found. */
export function SocialFields({ control }: { control: Control<UserEntries> }) {
  const t = useT();
  return (
    <>
      <p className="form-text">{t('users.webAddress')}</p>
      {linkNames.map((name) => (
        <TextField key={name} control={control} name={name} label={t(links[name])} maxLength={300} />
      ))}
    </>
  );
}
