import { useState } from 'react';
import { Button } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';

/** The product's dialog as a form: Enter sends it, Escape leaves it, and the focus goes back to the button. */
function Basic() {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [kept, setKept] = useState('');
  const close = () => setOpen(false);
  return (
    <>
      <Button color="primary" onClick={() => setOpen(true)}>
        <T id="showcase:/components/modals#addNote" />
      </Button>{' '}
      <span role="status">
        {kept !== '' && <T id="showcase:/components/modals#kept" values={{ note: kept }} />}
      </span>
      <Dialog
        isOpen={isOpen}
        title={<T id="showcase:/components/modals#addNote" />}
        onClose={close}
        onSubmit={(event) => {
          event.preventDefault();
          setKept(note);
          close();
        }}
        footer={
          <DialogActions
            confirmLabel={<T id="common.save" />}
            busy={false}
            isPossible={note !== ''}
            onCancel={close}
          />
        }
      >
        <Field label={<T id="showcase:/components/modals#note" />} required>
          {(control) => (
            <input
              {...control}
              className="form-control"
              autoComplete="off"
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      </Dialog>
    </>
  );
}

/** Asks by the name of the thing. Where it fails it stays open, says why, and can be tried again. */
function Confirmed() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [tries, setTries] = useState(0);
  const isGone = tries > 1;
  return (
    <>
      <Button
        color={isGone ? 'primary' : 'danger'}
        outline
        onClick={() => (isGone ? setTries(0) : setOpen(true))}
      >
        <T id={isGone ? 'showcase:/components/modals#restore' : 'showcase:/components/modals#remove'} />
      </Button>{' '}
      <span role="status">{isGone && <T id="showcase:/components/modals#removed" />}</span>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('showcase:/components/modals#question', { name: 'Quenby' })}
        confirmLabel={<T id="showcase:/components/modals#remove" />}
        error={tries === 1 ? <T id="showcase:/components/modals#failed" /> : undefined}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setTries(tries + 1);
          setOpen(tries === 0);
        }}
      >
        <T id="showcase:/components/modals#consequence" />
      </ConfirmDialog>
    </>
  );
}

export { Basic, Confirmed };
