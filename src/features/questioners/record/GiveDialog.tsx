import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Patient } from '@/domain/patients/patient';
import { patientDay } from '@/domain/patientDay';
import type { Questionnaire } from '@/domain/questionnaire/questionnaire';
import type { AppError } from '@/shared/api/appError';
import { newId } from '@/shared/api/newId';
import { useDialogGuard } from '@/shared/forms/useDialogGuard';
import { FailureText } from '@/shared/forms/FailureText';
import { T } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { questionnaireAssignments } from '../slice';
import { emptyGiving, givingOf, type GiveEntries } from './giveEntries';
import { GiveFields } from './GiveFields';
import { useGiveProblems } from './useGiveProblems';

/** Gives a published questionnaire to a patient, once or again and again. Mounted while it is open. */
export function GiveDialog({
  patient,
  offered,
  now,
  timeZone,
  onClose,
}: {
  patient: Patient;
  /** Those that can be given. */
  offered: readonly Questionnaire[];
  now: number;
  timeZone: string;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  const today = patientDay(now, { timeZone });
  const [id] = useState(newId);
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);
  const form = useForm<GiveEntries>({
    defaultValues: emptyGiving(today, offered.length === 1 ? (offered[0]?.id ?? '') : ''),
    shouldFocusError: false,
    resolver: (entries) => {
      const found = givingOf(entries, id, patient.id, today);
      return 'errors' in found ? { values: {}, errors: found.errors } : { values: entries, errors: {} };
    },
  });
  const { control, formState } = form;
  const { errors, isSubmitting, submitCount, isDirty } = formState;
  const guard = useDialogGuard(isDirty, onClose, () => undefined);
  const by = useWatch({ control, name: 'by' });

  const send = async (entries: GiveEntries) => {
    const found = givingOf(entries, id, patient.id, today);
    if (sending.current || 'errors' in found) return;
    sending.current = true;
    setFailure(null);
    const outcome = await dispatch(questionnaireAssignments.store({ body: found.body, quiet: true }));
    sending.current = false;
    if (questionnaireAssignments.store.rejected.match(outcome)) {
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
      return;
    }
    dispatch(noticed({ tone: 'success', message: 'answering.given' }));
    guard.leave();
  };
  const problems = useGiveProblems(errors);
  return (
    <>
      <Dialog
        isOpen
        size="lg"
        title={<T id="answering.give" />}
        onClose={guard.close}
        busy={isSubmitting}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        footer={
          <DialogActions
            confirmLabel={<T id="answering.giveIt" />}
            busy={isSubmitting}
            isPossible={offered.length > 0}
            onCancel={guard.close}
          />
        }
      >
        {offered.length === 0 && (
          <p>
            <T id="answering.noneToGive" />
          </p>
        )}
        <ErrorSummary problems={problems} attempt={submitCount} />
        {offered.length > 0 && <GiveFields control={control} offered={offered} by={by} today={today} />}
        {failure && (
          <div role="alert" className="nd-field-error">
            <FailureText failure={failure} />
          </div>
        )}
      </Dialog>
      {guard.dialog}
    </>
  );
}
