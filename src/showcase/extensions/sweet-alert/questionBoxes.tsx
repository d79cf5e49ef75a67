import { useId, useState, type SubmitEvent } from 'react';
import { Button, Modal } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';

/** The page beneath stays bright, or a click beside it does nothing: it is left by its button alone. */
function Backdrops() {
  const heading = useId();
  const [kind, setKind] = useState<'bright' | 'fixed'>('bright');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const show = (chosen: typeof kind) => {
    setKind(chosen);
    setOpen(true);
  };
  return (
    <>
      {(['bright', 'fixed'] as const).map((word) => (
        <Button key={word} color="primary" outline className="me-2 mb-2" onClick={() => show(word)}>
          <T id={`showcase:/extensions/sweet-alert#${word}`} />
        </Button>
      ))}
      <Modal
        isOpen={isOpen}
        toggle={kind === 'fixed' ? undefined : close}
        backdrop={kind === 'fixed' ? 'static' : false}
        keyboard={kind === 'bright'}
        labelledBy={heading}
        centered
      >
        <div className="modal-header">
          <h2 id={heading} className="modal-title h5">
            <T id="showcase:/extensions/sweet-alert#reached" />
          </h2>
        </div>
        <div className="modal-body">
          <T id={`showcase:/extensions/sweet-alert#${kind}Text`} />
        </div>
        <div className="modal-footer">
          <Button color="primary" onClick={close}>
            <T id="showcase:/extensions/sweet-alert#ok" />
          </Button>
        </div>
      </Modal>
    </>
  );
}

/** Enter sends it; without an answer it says so at the field. */
function WithInput() {
  const field = useId();
  const [open, setOpen] = useState<{ isWrong: boolean } | null>(null);
  const [reason, setReason] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('reason');
    const text = typeof given === 'string' ? given.trim() : '';
    if (text === '') {
      setOpen({ isWrong: true });
      document.getElementById(field)?.focus();
      return;
    }
    setReason(text);
    setOpen(null);
  };
  return (
    <>
      <Button color="primary" outline onClick={() => setOpen({ isWrong: false })}>
        <T id="showcase:/extensions/sweet-alert#ask" />
      </Button>
      <p role="status" className="mt-2">
        {reason !== '' && <T id="showcase:/extensions/sweet-alert#answered" values={{ reason }} />}
      </p>
      <Dialog
        isOpen={open !== null}
        title={<T id="showcase:/extensions/sweet-alert#why" />}
        onClose={() => setOpen(null)}
        onSubmit={submit}
        footer={
          <DialogActions
            confirmLabel={<T id="showcase:/extensions/sweet-alert#keep" />}
            busy={false}
            onCancel={() => setOpen(null)}
          />
        }
      >
        <Field
          id={field}
          label={<T id="showcase:/extensions/sweet-alert#reason" />}
          error={open?.isWrong && <T id="showcase:/extensions/sweet-alert#noReason" />}
          required
        >
          {(control) => <input {...control} name="reason" className="form-control" autoComplete="off" />}
        </Field>
      </Dialog>
    </>
  );
}

export { Backdrops, WithInput };
