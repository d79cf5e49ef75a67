import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { MessageId } from '@/locales';
import { PasswordInput } from '@/shared/forms/PasswordInput';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { register, type Registration } from './calls';
import { EntryField } from './EntryField';
import { Failure } from './Failure';
import { missingIn, type Problems } from './missing';
import { useEntering, type OnEnter } from './useEntering';

/** What is wrong with a field: our own word before sending, the host's own English words after. */
function errorOf(own: MessageId | undefined, words: string | null | undefined): ReactNode {
  if (own) return <T id={own} />;
  return words ? <span lang="en">{words}</span> : undefined;
}

/**
 * Opens a demonstration account and signs in to it. Nothing that was typed is lost by a failure.
 * @param onEnter takes the access token
 */
export function DemoRegister({ onEnter }: { onEnter: OnEnter }) {
  const { enter, busy, failure, objections } = useEntering(onEnter);
  const [draft, setDraft] = useState<Registration>({ name: '', email: '', password: '' });
  const [problems, setProblems] = useState<Problems>({});
  const nameInput = useRef<HTMLInputElement>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = missingIn(draft);
    setProblems(found);
    if (found.email) return emailInput.current?.focus();
    if (found.password) return passwordInput.current?.focus();
    const entry = await enter(() => register({ ...draft, email: draft.email.trim() }));
    if (entry === null || !('objections' in entry)) return;
    (entry.objections.name === null ? emailInput : nameInput).current?.focus();
  };

  return (
    <>
      <p className="text-body-secondary">
        <T id="demo.registerLead" />
      </p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Failure error={failure} />
        <EntryField
          name="name"
          type="text"
          autoComplete="name"
          label={<T id="demo.name" />}
          error={errorOf(undefined, objections?.name)}
          value={draft.name}
          onChange={(name) => setDraft({ ...draft, name })}
          ref={nameInput}
        />
        <EntryField
          name="email"
          type="email"
          autoComplete="username"
          label={<T id="auth.email" />}
          error={errorOf(problems.email, objections?.email)}
          value={draft.email}
          onChange={(email) => setDraft({ ...draft, email })}
          ref={emailInput}
        />
        <Field label={<T id="auth.password" />} error={problems.password && <T id={problems.password} />}>
          {(control) => (
            <PasswordInput
              control={control}
              autoComplete="new-password"
              value={draft.password}
              onChange={(password) => setDraft({ ...draft, password })}
              ref={passwordInput}
            />
          )}
        </Field>
        <SubmitButton busy={busy} label="demo.register" busyLabel="demo.registering" />
      </form>
    </>
  );
}
