import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDecimal, parseDecimal } from '@/domain/numbers';
import { toLocale } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { useBuilderContext } from '../builderContext';
import type { Entry } from '../questionnaireForm';

const DECIMALS = 6;

/** A figure of the questionnaire: the number, or what was typed as long as it is none. */
export function NumberBox({
  path,
  label,
  hint,
  value,
  className,
  onChange,
}: {
  path: string;
  label: string;
  hint?: string;
  value: Entry;
  className?: string;
  onChange: (value: Entry) => void;
}) {
  const t = useT();
  const locale = toLocale(useIntl().locale);
  const { errorAt } = useBuilderContext();
  const shown = typeof value === 'number' ? formatDecimal(value, locale) : value;
  const [typed, setTyped] = useState({ text: shown, value, locale });
  // It was changed from outside, or the language is another one: what was typed gives way.
  if (typed.value !== value || typed.locale !== locale) setTyped({ text: shown, value, locale });
  const change = (text: string) => {
    const parsed = parseDecimal(text, locale, { decimals: DECIMALS });
    const next: Entry = 'value' in parsed ? parsed.value : text.trim() === '' ? '' : text;
    setTyped({ text, value: next, locale });
    onChange(next);
  };
  const parsed =
    typeof value === 'string' && value !== '' ? parseDecimal(value, locale, { decimals: DECIMALS }) : null;
  const problem = parsed && 'problem' in parsed ? t(parsed.problem, { decimals: DECIMALS }) : errorAt(path);
  return (
    <Field id={fieldId(path)} label={label} hint={hint} error={problem} className={className ?? 'mb-3'}>
      {(wiring) => (
        <input
          {...wiring}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          className="form-control nd-number"
          value={typed.text}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
}
