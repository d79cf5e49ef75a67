import { useId, type ReactNode } from 'react';
import './toned.css';

/** A switch with its words behind it. */
export function SwitchLine({
  label,
  isOn,
  onChange,
  disabled = false,
  className = '',
}: {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
  className?: string;
}) {
  const id = useId();
  return (
    <div className={`form-check form-switch nd-check-line ${className}`}>
      {/* A checkbox tells whether it is on by itself. */}
      <input
        type="checkbox"
        role="switch"
        id={id}
        className="form-check-input"
        checked={isOn}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
