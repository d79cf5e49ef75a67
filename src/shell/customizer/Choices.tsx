import Check from 'lucide-react/icons/check';
import { useId, type ReactNode } from 'react';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

interface ChoicesProps<Value extends string> {
  legend: MessageId;
  options: readonly Value[];
  names: Record<Value, MessageId>;
  value: Value;
  onChange: (value: Value) => void;
  /** The options are colours, each shown beside its name. */
  swatches?: 'menu' | 'bar';
  disabled?: boolean;
  /** Why an option is disabled or has no effect. */
  hint?: ReactNode;
}

/** A visible choice among a few options. The chosen one has a check mark, because colour alone is not accessible. */
export function Choices<Value extends string>({
  legend,
  options,
  names,
  value,
  onChange,
  swatches,
  disabled = false,
  hint,
}: ChoicesProps<Value>) {
  const group = useId();
  return (
    <fieldset
      className="nd-choices"
      disabled={disabled}
      aria-describedby={hint ? `${group}-hint` : undefined}
    >
      <legend>
        <T id={legend} />
      </legend>
      <div className="nd-choices-options">
        {options.map((option) => (
          <label key={option} className="nd-choice">
            <input
              type="radio"
              name={group}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span className="nd-choice-mark" data-swatch={swatches && `${swatches}-${option}`}>
              <Icon of={Check} size={16} />
            </span>
            <T id={names[option]} />
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${group}-hint`} className="form-text">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
