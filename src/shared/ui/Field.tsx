import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** The attributes that an input needs to belong to its label, hint and error; spread it on the control. */
export interface FieldControl {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/**
 * Label, hint and error around one control: `<Field label="…">{(control) => <input {...control} />}</Field>`.
 * @param id of the control; give one where an ErrorSummary links to it
 * @param error the words of what is wrong; without it the field is valid
 */
export function Field({
  id,
  label,
  hint,
  error,
  required = false,
  className = 'mb-3',
  children,
}: {
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}) {
  const generated = useId();
  const control = id ?? generated;
  const hasHint = hint !== undefined && hint !== null;
  const hasError = error !== undefined && error !== null && error !== '' && error !== false;
  const described = [hasError && `${control}-error`, hasHint && `${control}-hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className="form-label" htmlFor={control}>
        {label}
        {required && ' '}
        {required && (
          <span className="nd-required">
            <FormattedMessage id="common.required" />
          </span>
        )}
      </label>
      {children({
        id: control,
        required,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': hasError ? true : undefined,
      })}
      {hasHint && (
        <div id={`${control}-hint`} className="form-text">
          {hint}
        </div>
      )}
      {hasError && (
        <div id={`${control}-error`} className="nd-field-error">
          {error}
        </div>
      )}
    </div>
  );
}
