import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { fieldId, useFormField } from '@/shared/forms/fieldTypes';

/** One statement that holds or not. @param isInverted the statement denies what the form holds */
export function CheckField<Form extends FieldValues>({
  control,
  name,
  label,
  isInverted = false,
  className = 'mb-3',
}: {
  control: Control<Form>;
  name: FieldPath<Form>;
  label: string;
  isInverted?: boolean;
  className?: string;
}) {
  const { value, onChange, onBlur, ref } = useFormField({ control, name });
  const id = fieldId(name);
  return (
    <div className={`form-check ${className}`}>
      <input
        type="checkbox"
        id={id}
        ref={ref}
        className="form-check-input"
        checked={(value === true) !== isInverted}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.checked !== isInverted)}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
