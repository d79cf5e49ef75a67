import type { UseFormReturn } from 'react-hook-form';
import { useErrorText } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import type { Contact } from './contactEntries';

const fields = [
  { name: 'firstName', label: 'profile.firstName', autoComplete: 'given-name', type: 'text', required: true },
  { name: 'lastName', label: 'profile.lastName', autoComplete: 'family-name', type: 'text', required: true },
  { name: 'phone', label: 'profile.phone', autoComplete: 'work tel', type: 'tel', required: false },
  { name: 'mobile', label: 'profile.mobile', autoComplete: 'mobile tel', type: 'tel', required: false },
] as const;

/** @param stored the stored values, shown beside fields that were typed differently; null if that is not needed */
export function ContactFields({ form, stored }: { form: UseFormReturn<Contact>; stored: Contact | null }) {
  const t = useT();
  const errorText = useErrorText();
  const { errors, dirtyFields } = form.formState;
  const storedHint = (name: keyof Contact) => {
    if (!stored || !dirtyFields[name]) return undefined;
    const value = stored[name] ?? '';
    return value === '' ? t('profile.storedEmpty') : t('profile.storedNow', { value });
  };
  return (
    <div className="row">
      {fields.map(({ name, label, autoComplete, type, required }) => (
        <Field
          key={name}
          label={<T id={label} />}
          error={errorText(errors[name], undefined)}
          hint={storedHint(name)}
          required={required}
          className="col-sm-6 mb-3"
        >
          {(wiring) => (
            <input
              {...wiring}
              {...form.register(name)}
              type={type}
              className="form-control"
              autoComplete={autoComplete}
              dir={type === 'tel' ? 'ltr' : 'auto'}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
