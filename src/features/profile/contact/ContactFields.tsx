import type { UseFormReturn } from 'react-hook-form';
import { useErrorText } from '@/shared/forms/fieldTypes';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { contactLabels, type Contact } from './contactEntries';

const fields = [
  { name: 'firstName', autoComplete: 'given-name', type: 'text', required: true },
  { name: 'lastName', autoComplete: 'family-name', type: 'text', required: true },
  { name: 'phone', autoComplete: 'work tel', type: 'tel', required: false },
  { name: 'mobile', autoComplete: 'mobile tel', type: 'tel', required: false },
] as const;

/** Name and numbers. */
export function ContactFields({ form }: { form: UseFormReturn<Contact> }) {
  const errorText = useErrorText();
  const { errors } = form.formState;
  return (
    <div className="row">
      {fields.map(({ name, autoComplete, type, required }) => (
        <Field
          key={name}
          label={<T id={contactLabels[name]} />}
          error={errorText(errors[name], undefined)}
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
