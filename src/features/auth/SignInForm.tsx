import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import type { Credentials } from '@/session/identity';
import { prepareSignIn, signIn } from '@/session/enter';
import { selectSessionError, selectStatus } from '@/session/state';
import type { MessageId } from '@/locales';
import { PasswordInput } from '@/shared/forms/PasswordInput';
import { T } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Field } from '@/shared/ui/Field';

type Problems = Partial<Record<keyof Credentials, MessageId>>;

function problemsOf({ email, password }: Credentials): Problems {
  return {
    ...(email.trim() === '' && { email: 'auth.emailRequired' as const }),
    ...(password === '' && { password: 'auth.passwordRequired' as const }),
  };
}

/**
 * Email and password. A failure keeps the email, empties the password and says why in place; while an answer is
 * awaited the button stays where it is, says so, and does nothing more.
 * @param chosen credentials to fill in, from the list of sample accounts
 */
export function SignInForm({ chosen }: { chosen: Credentials | null }) {
  const dispatch = useAppDispatch();
  const busy = useSelector(selectStatus) === 'signingIn';
  const failure = useSelector(selectSessionError);
  const [draft, setDraft] = useState<Credentials>({ email: '', password: '' });
  const [problems, setProblems] = useState<Problems>({});
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const [taken, setTaken] = useState<Credentials | null>(null);
  if (chosen !== taken) {
    setTaken(chosen);
    setProblems({});
    if (chosen) setDraft(chosen);
  }

  const isTyping = draft.email !== '' || draft.password !== '';
  useEffect(() => {
    if (isTyping) dispatch(prepareSignIn());
  }, [dispatch, isTyping]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf(draft);
    setProblems(found);
    if (found.email) return emailInput.current?.focus();
    if (found.password) return passwordInput.current?.focus();
    const outcome = await dispatch(signIn({ email: draft.email.trim(), password: draft.password }));
    if (!signIn.rejected.match(outcome) || outcome.meta.condition) return;
    setDraft(({ email }) => ({ email, password: '' }));
    passwordInput.current?.focus();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {failure && (
        <p id="sign-in-failure" className="alert alert-danger" role="alert">
          {failure.text ?? <T id={failure.message} />}
        </p>
      )}
      <Field label={<T id="auth.email" />} error={problems.email && <T id={problems.email} />}>
        {(control) => (
          <input
            {...control}
            ref={emailInput}
            type="email"
            name="email"
            className={`form-control ${problems.email ? 'is-invalid' : ''}`}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            value={draft.email}
            onChange={({ target }) => setDraft({ ...draft, email: target.value })}
          />
        )}
      </Field>
      <Field label={<T id="auth.password" />} error={problems.password && <T id={problems.password} />}>
        {(control) => (
          <PasswordInput
            control={control}
            ref={passwordInput}
            value={draft.password}
            onChange={(password) => setDraft({ ...draft, password })}
          />
        )}
      </Field>
      <button type="submit" className="btn btn-primary w-100" aria-disabled={busy} aria-busy={busy}>
        <T id={busy ? 'auth.signingIn' : 'auth.signIn'} />
      </button>
      <p role="status" className="visually-hidden">
        {busy && <T id="auth.signingIn" />}
      </p>
    </form>
  );
}
