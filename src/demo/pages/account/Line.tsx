import type { ReactNode } from 'react';
import type { MessageId } from '@/locales';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';

/** One line of the settings. Addresses and figures are written from left to right in every language. */
export function Line({
  name,
  label,
  problem,
  type = 'text',
  required = false,
  value,
  onChange,
}: {
  name: string;
  label: ReactNode;
  problem?: MessageId | null | undefined;
  type?: 'text' | 'email' | 'url' | 'tel';
  required?: boolean;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Field id={fieldId(name)} label={label} required={required} error={problem && <T id={problem} />}>
      {(control) => (
        <input
          {...control}
          type={type}
          className={`form-control ${problem ? 'is-invalid' : ''}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          dir={type === 'text' ? 'auto' : 'ltr'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
