import type { Ref } from 'react';
import { isEmail } from '@/domain/staff/email';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';

/** The problem of an address that a message will be sent to. */
export function emailProblem(text: string): MessageId | null {
  if (text.trim() === '') return 'auth.emailRequired';
  return isEmail(text.trim()) ? null : 'validation.email';
}

/** An email address, by which a password manager may identify the account. */
export function EmailField({
  value,
  onChange,
  problem,
  ref,
}: {
  value: string;
  onChange: (value: string) => void;
  problem: MessageId | undefined;
  ref?: Ref<HTMLInputElement>;
}) {
  return (
    <Field label={<T id="auth.email" />} error={problem && <T id={problem} />}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          type="email"
          name="email"
          className={`form-control ${problem ? 'is-invalid' : ''}`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
