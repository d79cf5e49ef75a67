import { useState } from 'react';
import { password as limits, passwordProblem } from '@/domain/staff/password';
import type { MessageId } from '@/locales';
import { PasswordInput } from '@/shared/forms/PasswordInput';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';

/**
 * A new password. What is wrong with it is said once it was left or sent, and from then on as it is typed.
 * @param email of the account, where it is known
 * @param problem found when it was sent
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
