import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState, type KeyboardEvent } from 'react';
import { useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Icon } from '@/shared/ui/Icon';
import './numberStepper.css';

const [LEAST, MOST] = [0, 100];

/** A small whole number by buttons, by the arrow keys (Home and End for the limits) or typed. */
function NumberStepper() {
  const t = useT();
  const [value, setValue] = useState(42);
  const set = (next: number) => setValue(Math.min(MOST, Math.max(LEAST, next)));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowUp: value + 1,
      ArrowDown: value - 1,
      PageUp: value + 10,
      PageDown: value - 10,
      Home: LEAST,
      End: MOST,
    };
    const meant = next[event.key as keyof typeof next];
    if (meant === undefined) return;
    event.preventDefault();
    set(meant);
  };
  const step = (by: number, label: string, icon: typeof Plus) => (
    <button
      type="button"
      className="btn btn-outline-primary"
      aria-label={label}
      aria-disabled={value + by < LEAST || value + by > MOST}
      onClick={() => set(value + by)}
    >
      <Icon of={icon} />
    </button>
  );
  return (
    <Field
      label={t('showcase:/forms/elements/number-input#wellbeing')}
      hint={t('showcase:/forms/elements/number-input#range', { min: LEAST, max: MOST })}
      className=""
    >
      {({ id, 'aria-describedby': described }) => (
        <div className="input-group nd-stepper">
          {step(-1, t('showcase:/forms/elements/number-input#less'), Minus)}
          <input
            id={id}
            aria-describedby={described}
            type="text"
            role="spinbutton"
            inputMode="numeric"
            className="form-control text-center"
            autoComplete="off"
            aria-valuenow={value}
            aria-valuemin={LEAST}
            aria-valuemax={MOST}
            value={value}
            onKeyDown={onKeyDown}
            onChange={({ target }) => set(Number(target.value.replaceAll(/\D/g, '')))}
          />
          {step(1, t('showcase:/forms/elements/number-input#more'), Plus)}
        </div>
      )}
    </Field>
  );
}

export { NumberStepper };
