import { useState, type FormEvent, type ReactNode } from 'react';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';

/**
 * A code that takes something off. What was typed stays where it is wrong.
 * @param applied what is said of the one in force; null without one
 * @param onApply answers with what is wrong, or null
 */
export function CodeForm({
  label,
  hint,
  applied,
  remove,
  onApply,
  onRemove,
}: {
  label: ReactNode;
  hint: ReactNode;
  applied: ReactNode | null;
  /** The words of the button that takes it back. */
  remove: ReactNode;
  onApply: (code: string) => ReactNode | null;
  onRemove: () => void;
}) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<ReactNode | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = code.trim() === '' ? <T id="validation.required" /> : onApply(code);
    setError(problem);
    if (problem === null) setCode('');
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field label={label} hint={hint} error={error} className="mb-2">
        {(control) => (
          <div className="input-group">
            <input
              {...control}
              className="form-control"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
            <button type="submit" className="btn btn-outline-primary">
              <T id="checkout.apply" />
            </button>
          </div>
        )}
      </Field>
      <div role="status">
        {applied !== null && (
          <p className="nd-checkout-applied">
            <span className="text-success fw-semibold">{applied}</span>
            <button type="button" className="btn btn-link" onClick={onRemove}>
              {remove}
            </button>
          </p>
        )}
      </div>
    </form>
  );
}
