import { Controller, type UseFormReturn } from 'react-hook-form';
import type { MessageId } from '@/locales';
import { SelectField } from '@/shared/forms/SelectField';
import { TextField } from '@/shared/forms/TextField';
import { T, useT } from '@/shared/i18n/text';
import { PictureField } from '@/demo/lists/PictureField';
import type { Right } from '../usersStore';
import { RightsTable, type Area } from '../detail/RightsTable';
import type { UserEntries } from './userEntries';
import { areas, departments, rights, roles, states } from '../words';

/** Who somebody is, and what they may do. */
export function AccountFields({ form: { control, register } }: { form: UseFormReturn<UserEntries> }) {
  const t = useT();
  const options = (words: Readonly<Record<string, MessageId>>) =>
    Object.entries(words).map(([value, id]) => ({ value, label: t(id) }));
  const cell = (area: Area, right: Right) => (
    <label className="nd-row-box">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={t('users.rightOf', { area: t(areas[area]), right: t(rights[right]) })}
        {...register(`permissions.${area}.${right}`)}
      />
    </label>
  );
  return (
    <>
      <Controller
        control={control}
        name="avatar"
        render={({ field }) => (
          <PictureField label={t('users.avatar')} value={field.value} onChange={field.onChange} />
        )}
      />
      <div className="nd-form-row">
        <TextField
          control={control}
          name="username"
          label={t('users.username')}
          hint={t('users.usernameForm')}
          required
          maxLength={60}
        />
        <TextField control={control} name="name" label={t('users.name')} required maxLength={100} />
      </div>
      <div className="nd-form-row">
        <TextField control={control} name="email" label={t('users.email')} required maxLength={200} />
        <TextField control={control} name="company" label={t('users.company')} maxLength={100} />
      </div>
      <div className="nd-form-row">
        <TextField control={control} name="country" label={t('users.country')} maxLength={100} />
        <SelectField control={control} name="role" label={t('users.role')} options={options(roles)} />
      </div>
      <div className="nd-form-row">
        <SelectField control={control} name="status" label={t('users.status')} options={options(states)} />
        <SelectField
          control={control}
          name="department"
          label={t('users.department')}
          options={options(departments)}
        />
      </div>
      <div className="form-check mb-3">
        <input type="checkbox" id="user-verified" className="form-check-input" {...register('isVerified')} />
        <label className="form-check-label" htmlFor="user-verified">
          <T id="users.isVerified" />
        </label>
      </div>
      <h2 className="h6">
        <T id="users.permissions" />
      </h2>
      <p className="form-text">
        <T id="users.permissionsHint" />
      </p>
      <RightsTable cell={cell} />
    </>
  );
}
