import type { FieldValues } from 'react-hook-form';
import { unknownWords } from '../api/unknownWords';
import { useT } from '../i18n/text';
import { fieldId, useErrorText, useFormField, type FieldProps } from './fieldTypes';

/**
 * Any number of a few choices. The form holds the values of the chosen ones, in the order of the choices; words that only
 * a newer host knows stay chosen and are shown as they came.
 */
export function CheckListField<Form extends FieldValues, Sent = Form>({
  control,
  name,
  label,
  hint,
  errorValues,
  options,
  className = 'mb-3',
}: Omit<FieldProps<Form, Sent>, 'required'> & { options: readonly { value: string; label: string }[] }) {
  const { value, error, onChange, onBlur, ref } = useFormField({ control, name });
  const text = useErrorText()(error, errorValues);
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const words = chosen.filter(
    (one): one is string =>
      typeof one === 'string' && unknownWords.has(one) && !options.some(({ value: known }) => known === one),
  );
  const t = useT();
  const id = fieldId(name);
  const described = [text !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`];
  return (
    <fieldset className={className} aria-describedby={described.filter(Boolean).join(' ') || undefined}>
      <legend className="form-label fs-6">{label}</legend>
      <div className="nd-checks">
        {options.map((option, place) => (
          <div key={option.value} className="form-check">
            <input
              type="checkbox"
              // An error summary leads to the first of them.
              id={place === 0 ? id : `${id}-${place}`}
              ref={place === 0 ? ref : undefined}
              className="form-check-input"
              checked={chosen.includes(option.value)}
              aria-invalid={text === undefined ? undefined : true}
              onBlur={onBlur}
              onChange={({ target }) =>
                onChange([
                  ...options
                    .map((one) => one.value)
                    .filter((one) => (one === option.value ? target.checked : chosen.includes(one))),
                  ...words,
                ])
              }
            />
            <label className="form-check-label" htmlFor={place === 0 ? id : `${id}-${place}`}>
              {option.label}
            </label>
          </div>
        ))}
        {words.map((word) => (
          <div key={word}>{t('common.unknownWord', { word })}</div>
        ))}
      </div>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="form-text">
          {hint}
        </div>
      )}
      {text !== undefined && (
        <div id={`${id}-error`} className="nd-field-error">
          {text}
        </div>
      )}
    </fieldset>
  );
}
