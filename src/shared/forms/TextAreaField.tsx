import type { FieldValues } from 'react-hook-form';
import { Field } from '../ui/Field';
import { fieldId, useErrorText, useFormField, type FieldProps } from './fieldTypes';

/** Several lines of text. The form holds a string. */
export function TextAreaField<Form extends FieldValues, Sent = Form>({
  control,
  name,
  errorValues,
  rows = 3,
  maxLength,
  ...words
}: FieldProps<Form, Sent> & { rows?: number; maxLength?: number }) {
  const { value, error, ...field } = useFormField({ control, name });
  const errorText = useErrorText();
  return (
    <Field id={fieldId(name)} {...words} error={errorText(error, errorValues)}>
      {(wiring) => (
        <textarea
          {...wiring}
          {...field}
          rows={rows}
          maxLength={maxLength}
          className="form-control"
          value={typeof value === 'string' ? value : ''}
        />
      )}
    </Field>
  );
}
