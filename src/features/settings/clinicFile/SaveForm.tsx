import Download from 'lucide-react/icons/download';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { passphraseProblem, SHORTEST_PASSPHRASE } from '@/domain/exchange/clinicFile';
import { PasswordInput } from '@/shared/forms/PasswordInput';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { Icon } from '@/shared/ui/Icon';
import { FileUsername } from './FileUsername';

/**
 * How the file is to be saved: encrypted with a passphrase, unless somebody asks for one that anybody can read.
 * @param onSave is told the passphrase, or null for a file without; answers whether the file was saved
 */
export function SaveForm({
  isBusy,
  onSave,
}: {
  isBusy: boolean;
  onSave: (passphrase: string | null) => Promise<boolean>;
}) {
  const tick = useId();
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [isPlain, setPlain] = useState(false);
  const [isTried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const problem = passphraseProblem(passphrase);
  const differs = again !== passphrase;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (!isPlain && problem) return first.current?.focus();
    if (!isPlain && differs) return second.current?.focus();
    if (!(await onSave(isPlain ? null : passphrase))) return;
    setPassphrase('');
    setAgain('');
    setTried(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FileUsername />
      {!isPlain && (
        <>
          <Field
            label={<T id="clinicFile.passphrase" />}
            hint={<T id="clinicFile.hint" values={{ shortest: SHORTEST_PASSPHRASE }} />}
            error={isTried && problem ? <T id={problem} /> : undefined}
            required
          >
            {(control) => (
              <PasswordInput
                control={control}
                ref={first}
                autoComplete="new-password"
                value={passphrase}
                onChange={setPassphrase}
              />
            )}
          </Field>
          <Field
            label={<T id="clinicFile.again" />}
            error={isTried && !problem && differs ? <T id="clinicFile.differ" /> : undefined}
            required
          >
            {(control) => (
              <PasswordInput
                control={control}
                ref={second}
                autoComplete="new-password"
                value={again}
                onChange={setAgain}
              />
            )}
          </Field>
        </>
      )}
      <div className="form-check mb-3">
        <input
          type="checkbox"
          id={tick}
          className="form-check-input"
          checked={isPlain}
          onChange={({ target }) => setPlain(target.checked)}
        />
        <label className="form-check-label" htmlFor={tick}>
          <T id="clinicFile.plain" />
        </label>
      </div>
      <div role="status">
        {isPlain && (
          <p className="alert alert-warning">
            <T id="clinicFile.plainWarning" />
          </p>
        )}
      </div>
      <button type="submit" className="btn btn-outline-primary" aria-disabled={isBusy}>
        <Icon of={Download} /> <T id="clinicFile.save" />
      </button>
    </form>
  );
}
