import { useId, type ReactNode } from 'react';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';

/** A switch that applies at once. */
export function Switch({
  label,
  isOn,
  onChange,
  hint,
}: {
  label: MessageId;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  hint?: ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <label className="nd-switch form-switch">
        <T id={label} />
        <input
          type="checkbox"
          role="switch"
          className="form-check-input"
          aria-describedby={hint ? id : undefined}
          checked={isOn}
          aria-checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
        />
      </label>
      {hint && (
        <p id={id} className="form-text">
          {hint}
        </p>
      )}
    </div>
  );
}
