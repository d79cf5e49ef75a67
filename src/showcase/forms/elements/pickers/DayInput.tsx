import type { ReactNode } from 'react';
import { DayField } from '@/shared/ui/days/DayField';

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
    <DayField label={label} hint={hint} error={error} min={min} max={max} value={value} onChange={onChange} />
  );
}
