import { useState, type Ref } from 'react';
import { T, useT } from '../i18n/text';
import type { FieldControl } from '../ui/Field';

/**
 * A password that can be looked at before it is sent; pasting and password managers work as in any input.
 * @param autoComplete whether a password manager fills in the password it knows or offers a new one
 */
export function PasswordInput({
  control,
  value,
  onChange,
  autoComplete = 'current-password',
  ref,
}: {
  control: FieldControl;
  value: string;
  onChange: (value: string) => void;
  autoComplete?: 'current-password' | 'new-password';
  ref: Ref<HTMLInputElement>;
}) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const invalid = control['aria-invalid'] === true;
  return (
    <div className={`input-group ${invalid ? 'has-validation' : ''}`}>
      <input
        {...control}
        ref={ref}
        type={shown ? 'text' : 'password'}
        name={autoComplete === 'new-password' ? 'newPassword' : 'password'}
        className={`form-control ${invalid ? 'is-invalid' : ''}`}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-controls={control.id}
        aria-label={t(shown ? 'auth.hidePassword' : 'auth.showPassword')}
        onClick={() => setShown(!shown)}
      >
        <T id={shown ? 'auth.hide' : 'auth.show'} />
      </button>
    </div>
  );
}
