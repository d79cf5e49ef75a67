import { useController, type Control } from 'react-hook-form';
import { fieldId } from '@/shared/forms/fieldTypes';
import type { PlanEntries } from './planEntries';

/** One tick of the form. */
export function PlanCheck({
  control,
  name,
  label,
}: {
  control: Control<PlanEntries>;
  name: 'hasDialysisDay' | 'countsFood';
  label: string;
}) {
  const {
    field: { value, ref, onBlur, onChange },
  } = useController({ control, name });
  return (
    <div className="form-check mb-3">
      <input
        type="checkbox"
        id={fieldId(name)}
        ref={ref}
        className="form-check-input"
        checked={value}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label className="form-check-label" htmlFor={fieldId(name)}>
        {label}
      </label>
    </div>
  );
}
