import type { ReactNode } from 'react';
import { Field } from '@/shared/ui/Field';

/** A day outside of a form of react-hook-form; within one the product has its DateField. */
export function DayInput({
  label,
  value,
  onChange,
  hint,
  error,
  min,
  max,
}: {
  label: ReactNode;
  value: string;
  onChange: (day: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  min?: string;
  max?: string;
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          type="date"
          className="form-control"
          min={min}
          max={max}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
