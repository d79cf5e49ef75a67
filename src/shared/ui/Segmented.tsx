import { useId, type ReactNode } from 'react';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
}

/** One choice of a few, all in sight: radio buttons that look like a button group. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const group = useId();
  return (
    <div className="btn-group nd-segmented" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="nd-segment">
          <input
            type="radio"
            className="btn-check"
            name={group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="btn btn-outline-primary">{option.label}</span>
        </label>
      ))}
    </div>
  );
}
