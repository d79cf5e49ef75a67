import { useRef, useState, type SyntheticEvent } from 'react';
import { PasswordInput } from '@/shared/forms/PasswordInput';
import { T } from '@/shared/i18n/text';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';
import { FileUsername } from './FileUsername';

/**
 * Asks for the passphrase of a chosen file. What is typed stays, whatever comes of it.
 * @param isWrong whether the one sent last did not open the file
 */
export function PassphraseForm({
  name,
  isWrong,
  isBusy,
  onOpen,
  onCancel,
}: {
  name: string;
  isWrong: boolean;
  isBusy: boolean;
  onOpen: (passphrase: string) => Promise<void>;
  onCancel: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problem = isTried && typed === '' ? 'validation.required' : isWrong && 'clinicFile.p_passphrase';

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (typed !== '') await onOpen(typed);
    field.current?.focus();
  };
  return (
    <form noValidate className="mt-3" onSubmit={(event) => void submit(event)}>
      <FileUsername />
      <p className="mb-2" role="status">
        <bdi>{name}</bdi>
        {' · '}
        <T id="clinicFile.p_locked" />
      </p>
      <Field
        label={<T id="clinicFile.itsPassphrase" />}
        error={problem && !isBusy ? <T id={problem} /> : undefined}
        required
      >
        {(control) => <PasswordInput control={control} ref={field} value={typed} onChange={setTyped} />}
      </Field>
      <div className="d-flex flex-wrap gap-2">
        <DialogActions confirmLabel={<T id="clinicFile.open" />} busy={isBusy} onCancel={onCancel} />
      </div>
    </form>
  );
}
