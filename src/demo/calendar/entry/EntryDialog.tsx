import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type FormEvent } from 'react';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { T } from '@/shared/i18n/text';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';
import { Icon } from '@/shared/ui/Icon';
import { labelIcons, labels, labelWords } from '../categories';
import { entryFrom, type Draft } from './draft';
import type { Entry } from '../entries';
import { WhenFields } from './WhenFields';

/**
 * The form of an event.
 * @param isNew it is not on the calendar yet
 */
export function EntryDialog({
  id,
  initial,
  isNew,
  timeZone,
  onSave,
  onDelete,
  onClose,
}: {
  id: number;
  initial: Draft;
  isNew: boolean;
  timeZone: string;
  onSave: (entry: Entry) => void;
  onDelete: () => void;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(initial);
  const [wasSent, setSent] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const guard = useDialogGuard(JSON.stringify(draft) !== JSON.stringify(initial), onClose, () => undefined);
  const read = entryFrom(draft, id, timeZone);
  const problems = wasSent && 'problems' in read ? read.problems : {};
  const isPossible = draft.title.trim() !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPossible) return;
    setSent(true);
    if ('problems' in read) return;
    guard.leave();
    onSave(read.entry);
  };
  return (
    <>
      <Dialog
        isOpen
        title={<T id={isNew ? 'calendar.add' : 'calendar.update'} />}
        onClose={guard.close}
        onSubmit={submit}
        footer={
          <>
            {!isNew && (
              <button
                type="button"
                className="btn btn-outline-danger me-auto"
                onClick={() => setDeleting(true)}
              >
                <Icon of={Trash2} /> <T id="calendar.delete" />
              </button>
            )}
            <DialogActions
              confirmLabel={<T id={isNew ? 'calendar.create' : 'calendar.save'} />}
              busy={false}
              isPossible={isPossible}
              onCancel={guard.close}
            />
          </>
        }
      >
        <fieldset className="mb-3">
          <legend className="form-label fs-6">
            <T id="calendar.category" />
          </legend>
          <div className="nd-cal-categories">
            {labels.map((label) => (
              <label key={label} className="form-check nd-cal-option">
                <input
                  type="radio"
                  name="calendar-category"
                  className="form-check-input"
                  checked={draft.label === label}
                  onChange={() => setDraft({ ...draft, label })}
                />
                <span className={`nd-cal-mark nd-cal-${label}`}>
                  <Icon of={labelIcons[label]} size={14} />
                </span>
                <span className="form-check-label">
                  <T id={labelWords[label]} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <Field label={<T id="calendar.title" />} required>
          {(control) => (
            <input
              {...control}
              className="form-control"
              dir="auto"
              autoComplete="off"
              maxLength={200}
              value={draft.title}
              onChange={({ target }) => setDraft({ ...draft, title: target.value })}
            />
          )}
        </Field>
        <WhenFields draft={draft} problems={problems} onChange={setDraft} />
      </Dialog>
      {isDeleting && (
        <ConfirmDialog
          isOpen
          title={<T id="calendar.deleteTitle" values={{ title: initial.title }} />}
          confirmLabel={<T id="calendar.delete" />}
          onConfirm={() => {
            setDeleting(false);
            guard.leave();
            onDelete();
          }}
          onClose={() => setDeleting(false)}
        >
          <T id="calendar.deleteText" />
        </ConfirmDialog>
      )}
      {guard.dialog}
    </>
  );
}
