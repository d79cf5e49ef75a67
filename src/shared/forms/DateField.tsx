import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Field } from '../ui/Field';
import { fieldId, useErrorText, useFormField, type FieldProps } from './fieldTypes';

const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/;

/** A calendar day, said in words below, for 03/04 is another day elsewhere. The form holds an ISO date, '' while empty. */
export function DateField<Form extends FieldValues, Sent = Form>({
  control,
  name,
  errorValues,
  min,
  max,
  hint,
  ...words
}: FieldProps<Form, Sent> & { min?: string; max?: string }) {
  const intl = useIntl();
  const { value, error, ...field } = useFormField({ control, name });
  const errorText = useErrorText();
  const day = typeof value === 'string' ? value : '';
  const said =
    CALENDAR_DAY.test(day) && intl.formatDate(`${day}T12:00:00Z`, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <Field
      id={fieldId(name)}
      {...words}
      hint={
        said || hint !== undefined ? (
          <>
            {said && <span className="d-block text-body">{said}</span>}
            {hint}
          </>
        ) : undefined
      }
      error={errorText(error, errorValues)}
    >
      {(wiring) => (
        <input
          {...wiring}
          {...field}
          type="date"
          className="form-control"
          min={min}
          max={max}
          value={day}
          onChange={(event) => field.onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
