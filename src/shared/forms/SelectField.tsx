import type { FieldValues } from 'react-hook-form';
import { unknownWords } from '../api/unknownWords';
import { useT } from '../i18n/text';
import { Field } from '../ui/Field';
import { fieldId, useErrorText, useFormField, type FieldProps } from './fieldTypes';

/**
 * One of a few choices. The form holds the value of the chosen one; a word that only a newer host knows stays chosen and
 * is shown as it came.
 * @param onChosen told once somebody has chosen, where other fields follow from it
 */
export function SelectField<Form extends FieldValues, Sent = Form>({
  control,
  name,
  errorValues,
  options,
  onChosen,
  ...words
}: FieldProps<Form, Sent> & {
  options: readonly { value: string; label: string }[];
  onChosen?: (value: string) => void;
}) {
  const { value, error, ...field } = useFormField({ control, name });
  const errorText = useErrorText();
  const t = useT();
  const word = typeof value === 'string' ? value : '';
  const isNew = unknownWords.has(word) && !options.some((option) => option.value === word);
  return (
    <Field id={fieldId(name)} {...words} error={errorText(error, errorValues)}>
      {(wiring) => (
        <select
          {...wiring}
          {...field}
          className="form-select"
          value={word}
          onChange={(event) => {
            field.onChange(event);
            onChosen?.(event.target.value);
          }}
        >
          {isNew && <option value={word}>{t('common.unknownWord', { word })}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
