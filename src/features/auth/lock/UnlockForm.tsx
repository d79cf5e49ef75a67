import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectHasDrafts } from '@/session/drafts/drafts';
import { prepareSignIn, unlock } from '@/session/enter';
import { selectProfile, selectSessionError, selectStatus } from '@/session/state';
import type { AppError } from '@/shared/api/appError';
import { T } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Field } from '@/shared/ui/Field';
import { PasswordInput } from '@/shared/forms/PasswordInput';

/** The text of the specification (8), which does not fit here because no email address was typed. */
const WRONG_CREDENTIALS = 'Email Or Password Invalid';

function inPlace(failure: AppError | null): Pick<AppError, 'message' | 'text'> | null {
  const isWrong =
    failure?.message === 'auth.rejected' && (failure.text ?? WRONG_CREDENTIALS) === WRONG_CREDENTIALS;
  return isWrong ? { message: 'validation.passwordWrong' } : failure;
}

/** The password of the signed-in user. A failure clears it, shows the reason in place and keeps the focus there. */
export function UnlockForm() {
  const dispatch = useAppDispatch();
  const busy = useSelector(selectStatus) === 'unlocking';
  const username = useSelector(selectProfile)?.username ?? '';
  const failure = useSelector(selectSessionError);
  const hasDrafts = useSelector(selectHasDrafts);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    dispatch(prepareSignIn());
    input.current?.focus();
  }, [dispatch]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(password === '');
    if (password === '') return input.current?.focus();
    const outcome = await dispatch(unlock(password));
    if (!unlock.rejected.match(outcome)) return;
    setPassword('');
    input.current?.focus();
  };

  const problem = isMissing ? { message: 'auth.passwordRequired' as const } : inPlace(failure);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {/* For password managers, which need the user name of the password. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field
        label={<T id="auth.password" />}
        error={!busy && problem && <span role="alert">{problem.text ?? <T id={problem.message} />}</span>}
      >
        {(control) => <PasswordInput control={control} ref={input} value={password} onChange={setPassword} />}
      </Field>
      <button type="submit" className="btn btn-primary w-100" aria-disabled={busy} aria-busy={busy}>
        <T id={busy ? 'session.unlocking' : 'session.unlock'} />
      </button>
      <p role="status" className="visually-hidden">
        {busy && <T id="session.unlocking" />}
      </p>
      {hasDrafts && (
        <p className="small text-body-secondary text-center mt-2 mb-0">
          <T id="session.draftsWait" />
        </p>
      )}
    </form>
  );
}
