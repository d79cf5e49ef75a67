import type { Control, FieldPath } from 'react-hook-form';
import type { EnrolmentEntries } from '@/domain/enrolment/entries';
import { fieldId, useErrorText, useFormField } from '@/shared/forms/fieldTypes';

/** Yes or no, in a sentence. */
export function TickField({
  control,
  name,
  label,
}: {
  control: Control<EnrolmentEntries>;
  name: FieldPath<EnrolmentEntries>;
  label: string;
}) {
  const { value, error, onChange, onBlur, ref } = useFormField({ control, name });
  const text = useErrorText()(error, undefined);
  const id = fieldId(name);
  return (
    <div className="form-check nd-tick">
      <input
        ref={ref}
        type="checkbox"
        id={id}
        className="form-check-input"
        checked={value === true}
        aria-invalid={text === undefined ? undefined : true}
        aria-describedby={text === undefined ? undefined : `${id}-error`}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
      {text !== undefined && (
        <div id={`${id}-error`} className="nd-field-error">
          {text}
        </div>
      )}
    </div>
  );
}
