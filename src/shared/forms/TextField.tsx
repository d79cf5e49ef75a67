import type { FieldValues } from 'react-hook-form';
import { Field } from '../ui/Field';
import { fieldId, useErrorText, useFormField, type FieldProps } from './fieldTypes';

/** One line of text or a time of day. The form holds a string. */
export function TextField<Form extends FieldValues, Sent = Form>({
  control,
  name,
  errorValues,
  type = 'text',
  maxLength,
  ...words
}: FieldProps<Form, Sent> & { type?: 'text' | 'time'; maxLength?: number }) {
  const { value, error, ...field } = useFormField({ control, name });
  const errorText = useErrorText();
  return (
    <Field id={fieldId(name)} {...words} error={errorText(error, errorValues)}>
      {(wiring) => (
        <input
          {...wiring}
          {...field}
          type={type}
          maxLength={maxLength}
          className="form-control"
          dir={type === 'text' ? 'auto' : 'ltr'}
          autoComplete="off"
          value={typeof value === 'string' ? value : ''}
        />
      )}
    </Field>
  );
}
