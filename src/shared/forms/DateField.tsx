import type { FieldValues } from 'react-hook-form';
import { DayField } from '../ui/days/DayField';
import { fieldId, useErrorText, useFormField, type FieldProps } from './fieldTypes';

/** A calendar day in a form, which holds an ISO date, '' while empty or while what is typed is no date. */
export function DateField<Form extends FieldValues, Sent = Form>({
  control,
  name,
  errorValues,
  ...words
}: FieldProps<Form, Sent> & { min?: string | undefined; max?: string | undefined; today?: string }) {
  const { value, error, ...field } = useFormField({ control, name });
  const errorText = useErrorText();
  return (
    <DayField
      id={fieldId(name)}
      {...words}
      {...field}
      value={typeof value === 'string' ? value : ''}
      error={errorText(error, errorValues)}
    />
  );
}
