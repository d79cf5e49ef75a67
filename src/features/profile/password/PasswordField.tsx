import type { FieldValues } from 'react-hook-form';
import { useErrorText, useFormField, type FieldProps } from '@/shared/forms/fieldTypes';
import { PasswordInput } from '@/shared/forms/PasswordInput';
import { Field } from '@/shared/ui/Field';

/** A password in a form; the form holds a string. */
export function PasswordField<Form extends FieldValues, Sent = Form>({
  control,
  name,
  autoComplete,
  errorValues,
  ...words
}: FieldProps<Form, Sent> & { autoComplete: 'current-password' | 'new-password' }) {
  const { value, error, onChange, ref } = useFormField({ control, name });
  const errorText = useErrorText();
  return (
    <Field {...words} error={errorText(error, errorValues)} required>
      {(wiring) => (
        <PasswordInput
          control={wiring}
          ref={ref}
          autoComplete={autoComplete}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
