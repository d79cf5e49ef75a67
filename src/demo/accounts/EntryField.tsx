import type { ReactNode, Ref } from 'react';
import { Field } from '@/shared/ui/Field';

/** No address or name of a demonstration is longer. */
const LONGEST = 200;

/** One line of the demonstration's forms. */
export function EntryField({
  name,
  type,
  autoComplete,
  label,
  error,
  value,
  onChange,
  ref,
}: {
  name: string;
  type: 'text' | 'email';
  autoComplete: string;
  label: ReactNode;
  error: ReactNode;
  value: string;
  onChange: (value: string) => void;
  ref: Ref<HTMLInputElement>;
}) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          type={type}
          name={name}
          className={`form-control ${control['aria-invalid'] ? 'is-invalid' : ''}`}
          autoComplete={autoComplete}
          autoCapitalize={type === 'text' ? 'words' : 'none'}
          spellCheck={false}
          maxLength={LONGEST}
          dir={type === 'text' ? 'auto' : 'ltr'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
