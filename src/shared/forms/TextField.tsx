import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../ui/Field';
import { fieldId, useErrorText, useFormField, type FieldProps } from './fieldTypes';

/** One line of text. The form holds a string. */
export function TextField<Form extends FieldValues, Sent = Form>({
  control,
  name,
  errorValues,
  type = 'text',
  autoComplete = 'off',
  ...words
}: FieldProps<Form, Sent> & {
  type?: 'text' | 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
}) {
  const { value, error, ...field } = useFormField({ control, name });
  const errorText = useErrorText();
  return (
    <Field id={fieldId(name)} {...words} error={errorText(error, errorValues)}>
      {(wiring) => (
        <input
          {...wiring}
          {...field}
          type={type}
          autoComplete={autoComplete}
          className="form-control"
          value={typeof value === 'string' ? value : ''}
        />
      )}
    </Field>
  );
}
