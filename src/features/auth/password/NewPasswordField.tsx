import { useState } from 'react';
import { password as limits, passwordProblem } from '@/domain/staff/password';
import type { MessageId } from '@/locales';
import { PasswordInput } from '@/shared/forms/PasswordInput';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';

/**
 * A new password. Problems are shown once the field was left or submitted, and from then on while typing.
 * @param email of the account, if known
 * @param problem found at submit
 */
export function NewPasswordField({
  label,
  value,
  email = '',
  problem,
  onChange,
}: {
  label: MessageId;
  value: string;
  email?: string;
  problem: MessageId | undefined;
  onChange: (value: string) => void;
}) {
  const [isTold, setTold] = useState(false);
  if (problem !== undefined && !isTold) setTold(true);
  const found = problem ?? (isTold && value !== '' ? passwordProblem(value, email) : null);
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (value !== '' && !currentTarget.contains(relatedTarget)) setTold(true);
      }}
    >
      <Field
        label={<T id={label} />}
        hint={<T id="identity.passwordHint" values={{ shortest: limits.shortest }} />}
        error={found && <T id={found} />}
      >
        {(control) => (
          <PasswordInput
            control={control}
            ref={null}
            autoComplete="new-password"
            value={value}
            onChange={onChange}
          />
        )}
      </Field>
    </div>
  );
}
