import { useEffect, useRef, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { prepareSignIn, signIn } from '@/session/enter';
import type { Credentials } from '@/session/identity';
import { selectSessionError, selectStatus } from '@/session/state';
import type { AppError } from '@/shared/api/appError';
import { PasswordInput } from '@/shared/forms/PasswordInput';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { T } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Field } from '@/shared/ui/Field';
import { EmailField } from '../entry/EmailField';
import { EntryFailure } from '../entry/EntryFailure';
import { useProblems, type Problems } from '../entry/useProblems';

function problemsOf({ email, password }: Credentials): Problems<keyof Credentials> {
  return {
    ...(email.trim() === '' && { email: 'auth.emailRequired' as const }),
    ...(password === '' && { password: 'auth.passwordRequired' as const }),
  };
}

/** Whether the host has checked the credentials and refused them, rather than not answered. */
const isRefusal = (error: AppError | undefined): boolean => error?.status !== undefined && error.status < 429;

/**
 * Email and password. A failure is shown in place and keeps the input, except a refused password; while an answer is
 * pending the button keeps its place, shows the progress, and ignores clicks.
 */
export function SignInForm({
  credentials,
  onChange,
}: {
  credentials: Credentials;
  onChange: (change: Partial<Credentials>) => void;
}) {
  const dispatch = useAppDispatch();
  const busy = useSelector(selectStatus) === 'signingIn';
  const failure = useSelector(selectSessionError);
  const { form, problems, report, forget, isAnswered } = useProblems<keyof Credentials>();
  const passwordInput = useRef<HTMLInputElement>(null);
  const { email, password } = credentials;

  const isTyping = email !== '' || password !== '';
  useEffect(() => {
    if (isTyping) dispatch(prepareSignIn());
  }, [dispatch, isTyping]);

  const change = (part: Partial<Credentials>) => {
    for (const name of Object.keys(part)) forget(name as keyof Credentials);
    onChange(part);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || report(problemsOf(credentials))) return;
    const outcome = await dispatch(signIn({ email: email.trim(), password }));
    if (!signIn.rejected.match(outcome) || outcome.meta.condition) return;
    if (isRefusal(outcome.payload)) onChange({ password: '' });
    passwordInput.current?.focus();
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <EntryFailure error={isAnswered ? failure : null} />
      <EmailField value={email} onChange={(text) => change({ email: text })} problem={problems.email} />
      <Field label={<T id="auth.password" />} error={problems.password && <T id={problems.password} />}>
        {(control) => (
          <PasswordInput
            control={control}
            ref={passwordInput}
            value={password}
            onChange={(text) => change({ password: text })}
          />
        )}
      </Field>
      <SubmitButton busy={busy} label="auth.signIn" busyLabel="auth.signingIn" />
    </form>
  );
}
