import { useRef, useState, type FormEvent } from 'react';
import type { MessageId } from '@/locales';
import { demoAccounts, type DemoAccount } from '@/shared/demonstration/accounts';
import { PasswordInput } from '@/shared/forms/PasswordInput';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { logIn, type Credentials } from './calls';
import { EntryField } from './EntryField';
import { Failure } from './Failure';
import { missingIn, type Problems } from './missing';
import { useEntering, type OnEnter } from './useEntering';

/** What an account may do in the product. */
const rights: Record<string, MessageId> = { admin: 'auth.roleAdmin', staff: 'auth.roleUser' };

/** The accounts that are there from the start. Choosing one fills the form and leaves signing in to the visitor. */
function OfferedAccounts({ onUse }: { onUse: (account: DemoAccount) => void }) {
  return (
    <section className="mt-4 pt-3 border-top" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="h6">
        <T id="demo.accounts" />
      </h2>
      <ul className="list-unstyled d-grid gap-2 mb-0">
        {demoAccounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className="btn btn-outline-primary w-100 text-start"
              onClick={() => onUse(account)}
            >
              <span className="visually-hidden">
                <T id="auth.useAccount" />{' '}
              </span>
              <span className="d-flex flex-wrap justify-content-between column-gap-2">
                <span className="fw-semibold">{account.name}</span>
                <span className="small">
                  <T id={rights[account.role ?? ''] ?? 'demo.noRole'} />
                </span>
              </span>
              <bdi className="small">{account.email}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Signing in to a demonstration account. A failure keeps the address, empties the password and says why in place.
 * @param onEnter takes the access token
 */
export function DemoSignIn({ onEnter }: { onEnter: OnEnter }) {
  const { enter, busy, failure } = useEntering(onEnter);
  const [draft, setDraft] = useState<Credentials>({ email: '', password: '' });
  const [problems, setProblems] = useState<Problems>({});
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = missingIn(draft);
    setProblems(found);
    if (found.email) return emailInput.current?.focus();
    if (found.password) return passwordInput.current?.focus();
    const entry = await enter(() => logIn({ ...draft, email: draft.email.trim() }));
    if (entry === null || 'token' in entry) return;
    setDraft(({ email }) => ({ email, password: '' }));
    passwordInput.current?.focus();
  };

  return (
    <>
      <p className="text-body-secondary">
        <T id="demo.lead" />
      </p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Failure error={failure} />
        <EntryField
          name="email"
          type="email"
          autoComplete="username"
          label={<T id="auth.email" />}
          error={problems.email && <T id={problems.email} />}
          value={draft.email}
          onChange={(email) => setDraft({ ...draft, email })}
          ref={emailInput}
        />
        <Field label={<T id="auth.password" />} error={problems.password && <T id={problems.password} />}>
          {(control) => (
            <PasswordInput
              control={control}
              value={draft.password}
              onChange={(password) => setDraft({ ...draft, password })}
              ref={passwordInput}
            />
          )}
        </Field>
        <SubmitButton busy={busy} label="auth.signIn" busyLabel="auth.signingIn" />
      </form>
      <OfferedAccounts
        onUse={({ email, password }) => {
          setProblems({});
          setDraft({ email, password });
        }}
      />
    </>
  );
}
