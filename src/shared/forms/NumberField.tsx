import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { formatDecimal, parseDecimal } from '@/domain/numbers';
import { toLocale, type Locale } from '@/locales';
import { useT } from '../i18n/text';
import { Field } from '../ui/Field';
import { fieldId, useErrorText, useFormField, type FieldProps } from './fieldTypes';

/** The value of a number in a form: the number, null while empty, or the typed text where that is no number. */
export type NumberEntry = number | string | null;

const shown = (value: unknown, locale: Locale): string => {
  if (typeof value === 'number') return formatDecimal(value, locale);
  return typeof value === 'string' ? value : '';
};

/**
 * A number with its unit. It is a text input: a number input takes 1e3, drops what it cannot read and turns with the
 * wheel. The text is read by `parseDecimal`, and a change of language keeps the meaning: 1.5 becomes 1,5.
 * The schema of the form asks for a number and thereby refuses what could not be read; the words for that come from here.
 */
export function NumberField<Form extends FieldValues, Sent = Form>({
  control,
  name,
  errorValues,
  unit,
  unitLabel = unit,
  decimals,
  ...words
}: FieldProps<Form, Sent> & { decimals: number; unit?: string; unitLabel?: string }) {
  const locale = toLocale(useIntl().locale);
  const t = useT();
  const { value, error, onChange, onBlur, ref } = useFormField({ control, name });
  const errorText = useErrorText();
  const unitId = `${fieldId(name)}-unit`;
  const [typed, setTyped] = useState({ text: shown(value, locale), value, locale });

  const read = (text: string): NumberEntry => {
    if (text.trim() === '') return null;
    const parsed = parseDecimal(text, locale, { decimals, unit });
    return 'value' in parsed ? parsed.value : text;
  };
  // The value was set from outside, or the language changed: what was typed gives way, unless it means the same.
  if (typed.value !== value || typed.locale !== locale) {
    const same = typed.locale === locale && read(typed.text) === value;
    setTyped({ text: same ? typed.text : shown(value, locale), value, locale });
  }
  const change = (text: string) => {
    const next = read(text);
    setTyped({ text, value: next, locale });
    onChange(next);
  };
  const parsed = typeof value === 'string' ? parseDecimal(value, locale, { decimals, unit }) : null;
  const problem = parsed && 'problem' in parsed ? t(parsed.problem, { decimals }) : undefined;
  const [left, setLeft] = useState(false);

  return (
    <Field
      id={fieldId(name)}
      {...words}
      error={left || error ? (problem ?? errorText(error, errorValues)) : undefined}
    >
      {(wiring) => (
        <div className="input-group">
          <input
            {...wiring}
            // The unit is heard as well as seen: in which one to type is a choice.
            aria-describedby={
              [unitLabel !== undefined && unitId, wiring['aria-describedby']].filter(Boolean).join(' ') ||
              undefined
            }
            ref={ref}
            type="text"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            dir="ltr"
            className="form-control nd-number"
            value={typed.text}
            onChange={(event) => change(event.target.value)}
            onBlur={() => {
              setLeft(true);
              onBlur();
            }}
          />
          {unitLabel !== undefined && (
            <span id={unitId} className="input-group-text">
              {unitLabel}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
