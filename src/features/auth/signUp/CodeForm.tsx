import { useRef, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { CODE_LENGTH, codeDigits } from '@/domain/staff/account';
import { signInByAnswer } from '@/session/enter';
import { selectStatus } from '@/session/state';
import type { AppError } from '@/shared/api/appError';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { T } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Field } from '@/shared/ui/Field';
import { EmailField, emailProblem } from '../entry/EmailField';
import { EntryFailure } from '../entry/EntryFailure';
import { ResendCode } from './ResendCode';
import { verifyCode } from '../slice';
import { useFlow } from '../entry/useFlow';
import { useProblems, type Problems } from '../entry/useProblems';

type Name = 'email' | 'code';

function problemsOf(email: string, code: string): Problems<Name> {
  const address = emailProblem(email);
  return {
    ...(address && { email: address }),
    ...(code.length < CODE_LENGTH && { code: 'validation.code' as const }),
  };
}

/**
 * The code, typed or pasted; the sixth digit submits it. A wrong one stays, marked, to be overwritten.
 * @param onEmail present if the address is asked for too
 */
export function CodeForm({ email, onEmail }: { email: string; onEmail: ((email: string) => void) | null }) {
  const dispatch = useAppDispatch();
  const flow = useFlow('verifyCode');
  const isEntering = useSelector(selectStatus) === 'signingIn';
  const { form, problems, report, forget, isAnswered } = useProblems<Name>();
  const [code, setCode] = useState('');
  const [notEntered, setNotEntered] = useState<AppError | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const sentByItself = useRef('');
  /** A code is valid for one login: if signing in with that login failed, the code is not sent again. */
  const login = useRef<{ code: string; response: object } | null>(null);

  const enter = async (response: object) => {
    const entry = await dispatch(signInByAnswer(response));
    if (signInByAnswer.rejected.match(entry)) setNotEntered(entry.payload ?? null);
  };
  const confirm = async (digits: string) => {
    if (report(problemsOf(email, digits))) return;
    setNotEntered(null);
    if (login.current?.code === digits) return enter(login.current.response);
    const outcome = await dispatch(verifyCode({ email: email.trim(), code: digits, quiet: true }));
    if (verifyCode.fulfilled.match(outcome)) {
      login.current = { code: digits, response: outcome.payload };
      await enter(outcome.payload);
    } else if (outcome.payload?.fields) {
      report(outcome.payload.fields, 'host');
      input.current?.select();
    }
  };
  const change = (text: string) => {
    const digits = codeDigits(text);
    forget('code');
    setCode(digits);
    if (digits.length < CODE_LENGTH || digits === sentByItself.current || emailProblem(email)) return;
    sentByItself.current = digits;
    void confirm(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm(code);
  };
  const isWrong = problems.code !== undefined;

  return (
    <form ref={form} noValidate onSubmit={submit}>
      {isAnswered && (
        <EntryFailure error={flow.error?.fields?.['code'] ? notEntered : (flow.error ?? notEntered)} />
      )}
      {onEmail && (
        <EmailField
          value={email}
          onChange={(text) => {
            forget('email');
            onEmail(text);
          }}
          problem={problems.email}
        />
      )}
      <Field
        label={<T id="identity.code" />}
        hint={<T id="identity.codeHint" />}
        error={
          problems.code && (
            <span role="alert">
              <T id={problems.code} />
            </span>
          )
        }
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            name="code"
            className={`form-control nd-code ${isWrong ? 'is-invalid' : ''}`}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            dir="ltr"
            value={code}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <SubmitButton
        busy={flow.status === 'working' || isEntering}
        label="identity.confirmCode"
        busyLabel="identity.checkingCode"
      />
      <ResendCode email={email} onBadAddress={(problem) => report({ email: problem })} />
    </form>
  );
}
