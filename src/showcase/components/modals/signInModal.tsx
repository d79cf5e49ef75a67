import { useState } from 'react';
import { Button } from 'reactstrap';
import { PasswordInput } from '@/shared/forms/PasswordInput';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';

/** Fields that lack something say so when the form is sent, and keep what was typed. */
function SignIn() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [{ email, password }, setEntries] = useState({ email: '', password: '' });
  const [sent, setSent] = useState<'not' | 'lacking' | 'well'>('not');
  const close = () => setOpen(false);
  const missing = (text: string) => sent === 'lacking' && text === '';
  return (
    <>
      <Button color="primary" onClick={() => setOpen(true)}>
        <T id="auth.signIn" />
      </Button>{' '}
      <span role="status">
        {sent === 'well' && <T id="showcase:/components/modals#signedIn" values={{ email }} />}
      </span>
      <Dialog
        isOpen={isOpen}
        size="sm"
        title={<T id="auth.signIn" />}
        onClose={close}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(email === '' || password === '' ? 'lacking' : 'well');
          setOpen(email === '' || password === '');
        }}
        footer={<DialogActions confirmLabel={<T id="auth.signIn" />} busy={false} onCancel={close} />}
      >
        <Field label={<T id="auth.email" />} error={missing(email) ? t('auth.emailRequired') : undefined}>
          {(control) => (
            <input
              {...control}
              type="email"
              className="form-control"
              autoComplete="username"
              value={email}
              onChange={({ target }) => setEntries({ email: target.value, password })}
            />
          )}
        </Field>
        <Field
          label={<T id="auth.password" />}
          error={missing(password) ? t('auth.passwordRequired') : undefined}
        >
          {(control) => (
            <PasswordInput
              control={control}
              ref={null}
              value={password}
              onChange={(typed) => setEntries({ email, password: typed })}
            />
          )}
        </Field>
      </Dialog>
    </>
  );
}

export { SignIn };
