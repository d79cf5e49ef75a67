import type { FieldValues } from 'react-hook-form';
import { Field } from '../ui/Field';
import { fieldId, useErrorText, useFormField, type FieldProps } from './fieldTypes';

/**
 * One of a few choices. The form holds the value of the chosen one.
 * @param onChosen told once somebody has chosen, where other fields follow from it
 */
export function SelectField<Form extends FieldValues, Sent = Form>({
  control,
  name,
  errorValues,
  options,
  onChosen,
  ...words
}: FieldProps<Form, Sent> & {
  options: readonly { value: string; label: string }[];
  onChosen?: (value: string) => void;
}) {
  const { value, error, ...field } = useFormField({ control, name });
  const errorText = useErrorText();
  return (
    <Field id={fieldId(name)} {...words} error={errorText(error, errorValues)}>
      {(wiring) => (
        <select
          {...wiring}
          {...field}
          className="form-select"
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => {
            field.onChange(event);
            onChosen?.(event.target.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
