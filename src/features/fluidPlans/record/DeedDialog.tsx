import { useRef, useState } from 'react';
import type { FluidAssignment } from '@/domain/fluid/assignment';
import { notForPatient } from '@/domain/fluid/planDoubts';
import type { Patient } from '@/domain/patients/patient';
import type { AppError } from '@/shared/api/appError';
import { PlanDoubts } from '@/shared/fluid/PlanDoubts';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';
import { useCategories } from '../useCategories';
import { fluidAssignments } from '../slice';
import { SaveTrouble } from './SaveTrouble';
import { bodyWith, transitionsFor, transitionWords, type AssignmentTransition } from './assignmentState';

/**
 * Asks why a patient's plan is paused, resumed or completed. Mounted while it is open. After a conflict the reason stays,
 * and what is sent then is about the newer version.
 */
export function DeedDialog({
  patient,
  opened,
  newest,
  deed,
  onClose,
}: {
  patient: Patient;
  /** As it stood when the dialog opened. */
  opened: FluidAssignment;
  /** As it is stored now, as far as is known. */
  newest: FluidAssignment | undefined;
  deed: AssignmentTransition;
  onClose: () => void;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const words = transitionWords[deed];
  const [before, setBefore] = useState(opened);
  const [reason, setReason] = useState('');
  const [confirmed, setConfirmed] = useState('');
  const categories = useCategories();
  // What speaks against going on may have come up while it paused.
  const doubts =
    deed === 'resume' && before.confirmed === undefined ? notForPatient(before.body, patient) : [];
  const guard = useDialogGuard(reason.trim() + confirmed.trim() !== '', onClose, () => undefined);
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const confirming = useRef<HTMLTextAreaElement>(null);
  const lacks = isAsked && reason.trim() === '';
  const lacksConfirmed = doubts.length > 0 && confirmed.trim() === '';

  const send = async () => {
    setAsked(true);
    if (reason.trim() === '') {
      field.current?.focus();
      return;
    }
    if (lacksConfirmed) {
      confirming.current?.focus();
      return;
    }
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    const said = confirmed.trim();
    const body = { ...bodyWith(before, words.to, reason.trim()), ...(said !== '' && { confirmed: said }) };
    const outcome = await dispatch(fluidAssignments.store({ body, version: before.version, quiet: true }));
    sending.current = false;
    setBusy(false);
    if (fluidAssignments.store.rejected.match(outcome)) {
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
      return;
    }
    dispatch(noticed({ tone: 'success', message: words.done }));
    guard.leave();
  };
  return (
    <>
      <Dialog
        isOpen
        title={<T id={words.title} values={{ plan: <bdi>{before.body.name}</bdi> }} />}
        onClose={guard.close}
        busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        footer={
          <DialogActions
            confirmLabel={<T id={words.action} />}
            tone={deed === 'complete' ? 'danger' : 'primary'}
            busy={busy}
            onCancel={guard.close}
          />
        }
      >
        <p>
          <T id={words.text} />
        </p>
        <Field label={t('fluidRecord.reason')} required error={lacks ? t('validation.required') : undefined}>
          {(control) => (
            <textarea
              {...control}
              ref={field}
              className="form-control"
              rows={2}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {doubts.length > 0 && (
          <>
            <PlanDoubts doubts={doubts} categories={categories} />
            <Field
              label={t('fluidRecord.why_confirm')}
              required
              error={isAsked && lacksConfirmed ? t('validation.confirmReason') : undefined}
            >
              {(control) => (
                <textarea
                  {...control}
                  ref={confirming}
                  className="form-control"
                  rows={2}
                  maxLength={500}
                  value={confirmed}
                  onChange={({ target }) => setConfirmed(target.value)}
                />
              )}
            </Field>
          </>
        )}
        <SaveTrouble
          failure={failure}
          newest={newest}
          isPossible={newest !== undefined && transitionsFor(newest).includes(deed)}
          onNewer={(newer) => {
            setBefore(newer);
            setFailure(null);
          }}
        />
      </Dialog>
      {guard.dialog}
    </>
  );
}
