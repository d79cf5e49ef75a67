import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDecimal, parseDecimal } from '@/domain/numbers';
import { toLocale } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { useT } from '@/shared/i18n/text';
import { textIn } from '@/features/questioners/words';
import { useBuilderContext } from '../builderContext';
import type { ConditionForm, ItemForm } from '../questionnaireForm';

/** What an answer is compared with, in a field that fits what is asked. */
export function ConditionValue({
  asked,
  condition,
  path,
  label,
  onChange,
}: {
  asked: ItemForm | undefined;
  condition: ConditionForm;
  path: string;
  label: string;
  onChange: (condition: ConditionForm, part?: string) => void;
}) {
  const t = useT();
  const { entered, language } = useBuilderContext();
  const { value, operator } = condition;
  const id = fieldId(path);
  const set = (next: string | number | boolean, part?: string) =>
    onChange({ ...condition, value: next }, part);
  if (operator === 'exists' || asked?.type === 'boolean') {
    const [yes, no] =
      operator === 'exists'
        ? [t('questionerBuilder.answered'), t('questionerBuilder.notAnswered')]
        : [t('questionerBuilder.yes'), t('questionerBuilder.no')];
    return (
      <select
        id={id}
        className="form-select"
        aria-label={label}
        value={value === false ? 'no' : value === true || operator === 'exists' ? 'yes' : ''}
        onChange={({ target }) => set(target.value === 'yes')}
      >
        {operator !== 'exists' && typeof value !== 'boolean' && <option value="">–</option>}
        <option value="yes">{yes}</option>
        <option value="no">{no}</option>
      </select>
    );
  }
  if (asked && asked.options.length > 0) {
    const isKnown = asked.options.some(({ key }) => key === value);
    return (
      <select
        id={id}
        className="form-select"
        aria-label={label}
        value={String(value ?? '')}
        onChange={({ target }) => set(target.value)}
      >
        {!isKnown && <option value={String(value ?? '')}>{String(value ?? '') || '–'}</option>}
        {asked.options.map(({ key, code, text }) => (
          <option key={key} value={key}>
            {textIn(text, language, entered.language) || code}
          </option>
        ))}
      </select>
    );
  }
  const type = asked?.type;
  if (type === 'integer' || type === 'decimal' || type === 'scale')
    return <NumberValue id={id} label={label} value={value} onChange={(next) => set(next, path)} />;
  return (
    <input
      id={id}
      type={type === 'date' || type === 'time' ? type : 'text'}
      className="form-control"
      aria-label={label}
      autoComplete="off"
      maxLength={200}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => set(target.value, path)}
    />
  );
}

function NumberValue({
  id,
  label,
  value,
  onChange,
}: {
  id: string;
  label: string;
  value: ConditionForm['value'];
  onChange: (value: number | string) => void;
}) {
  const locale = toLocale(useIntl().locale);
  const [typed, setTyped] = useState<{ text: string; value: ConditionForm['value'] } | null>(null);
  const stored =
    typeof value === 'number' ? formatDecimal(value, locale) : typeof value === 'string' ? value : '';
  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      dir="ltr"
      className="form-control nd-number"
      aria-label={label}
      autoComplete="off"
      value={typed && typed.value === value ? typed.text : stored}
      onChange={({ target }) => {
        const parsed = parseDecimal(target.value, locale, { decimals: 6 });
        const next = 'value' in parsed ? parsed.value : target.value;
        setTyped({ text: target.value, value: next });
        onChange(next);
      }}
    />
  );
}
