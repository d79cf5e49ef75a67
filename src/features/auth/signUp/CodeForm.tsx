import { useRef, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { CODE_LENGTH, codeTyped } from '@/domain/staff/codes';
import { signInByAnswer } from '@/session/enter';
import { selectStatus } from '@/session/state';
import type { AppError } from '@/shared/api/appError';
import { PasswordInput } from '@/shared/forms/PasswordInput';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { T } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Field } from '@/shared/ui/Field';
import { EmailField, emailProblem } from '../entry/EmailField';
import { EntryFailure } from '../entry/EntryFailure';
import { ResendCode } from './ResendCode';
import type { Claim } from '../flow';
import { verifyCode } from '../slice';
import { useFlow } from '../entry/useFlow';
import { useProblems, type Problems } from '../entry/useProblems';

type Name = 'email' | 'password' | 'code';

interface Asked {
  email: string;
  claim: Claim;
}

function claimProblems({ email, claim: { password } }: Asked): Problems<Name> {
  const address = emailProblem(email);
  return {
    ...(address && { email: address }),
    ...(password === '' && { password: 'auth.passwordRequired' as const }),
  };
}

function problemsOf(asked: Asked, code: string): Problems<Name> {
  return {
    ...claimProblems(asked),
    ...(code.length < CODE_LENGTH && { code: 'validation.code' as const }),
  };
}

/**
 * The code, typed or pasted; its last sign submits it. A wrong one stays, marked, to be overwritten.
 * @param nonce of the page that signed up; without it address and password say whose the code is
 */
export function CodeForm({
  email,
  nonce,
  onEmail,
}: {
  email: string;
  nonce?: string;
  onEmail?: (email: string) => void;
}) {
  const dispatch = useAppDispatch();
  const flow = useFlow('verifyCode');
  const isEntering = useSelector(selectStatus) === 'signingIn';
  const { form, problems, report, forget, isAnswered } = useProblems<Name>();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const claim: Claim = nonce === undefined ? { password } : { nonce };
  const asked = { email, claim };
  const [notEntered, setNotEntered] = useState<AppError | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const sentByItself = useRef('');
  /** A code is valid for one login: if signing in with that login failed, the code is not sent again. */
  const login = useRef<{ code: string; response: object } | null>(null);

  const enter = async (response: object) => {
    const entry = await dispatch(signInByAnswer(response));
    if (signInByAnswer.rejected.match(entry)) setNotEntered(entry.payload ?? null);
  };
  const confirm = async (typed: string) => {
    if (report(problemsOf(asked, typed))) return;
    setNotEntered(null);
    if (login.current?.code === typed) return enter(login.current.response);
    const outcome = await dispatch(verifyCode({ email: email.trim(), code: typed, claim, quiet: true }));
    if (verifyCode.fulfilled.match(outcome)) {
      login.current = { code: typed, response: outcome.payload };
      await enter(outcome.payload);
    } else if (outcome.payload?.fields) {
      report(outcome.payload.fields, 'host');
      input.current?.select();
    }
  };
  const change = (text: string) => {
    const typed = codeTyped(text);
    forget('code');
    setCode(typed);
    if (typed === sentByItself.current || Object.keys(problemsOf(asked, typed)).length > 0) return;
    sentByItself.current = typed;
    void confirm(typed);
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
      {nonce === undefined && (
        <Field label={<T id="auth.password" />} error={problems.password && <T id={problems.password} />}>
          {(control) => (
            <PasswordInput
              control={control}
              ref={null}
              value={password}
              onChange={(text) => {
                forget('password');
                setPassword(text);
              }}
            />
          )}
        </Field>
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
            autoCapitalize="characters"
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
      <ResendCode {...asked} isRefused={() => report(claimProblems(asked))} />
    </form>
  );
}
