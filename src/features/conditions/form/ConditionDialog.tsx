import { useSelector } from 'react-redux';
import { isInError, type Condition } from '@/domain/conditions/condition';
import type { Patient } from '@/domain/patients/patient';
import { conditions } from '@/features/patients/slice';
import type { MessageId } from '@/locales';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { useProblemList } from '@/shared/forms/problemList';
import { T } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { ConditionFields } from './ConditionFields';
import { useConditionForm } from './useConditionForm';

const labels: Readonly<Record<string, MessageId>> = {
  label: 'conditions.label',
  code: 'conditions.code',
  clinicalStatus: 'conditions.status',
  verification: 'conditions.verification',
  severity: 'conditions.severity',
  onset: 'conditions.onset',
  onsetYear: 'conditions.onset',
  abatement: 'conditions.abatement',
  abatementYear: 'conditions.abatement',
  note: 'conditions.note',
};

/** Enters a condition or changes one. Mounted while it is open. @param condition null for a new one */
export function ConditionDialog({
  patient,
  condition,
  onClose,
}: {
  patient: Patient;
  condition: Condition | null;
  onClose: () => void;
}) {
  const { form, draft, guard, failure, before, today, send, takeNewer } = useConditionForm(
    patient,
    condition,
    onClose,
  );
  const { errors, isSubmitting, submitCount } = form.formState;
  const problems = useProblemList(errors, labels, 'conditions.problem');
  const newer = useSelector((state: Record<string, unknown>) =>
    conditions.selectById(state, condition?.id ?? ''),
  );
  return (
    <>
      <Dialog
        isOpen
        size="lg"
        title={<T id={condition ? 'conditions.edit' : 'conditions.add'} />}
        onClose={guard.close}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        busy={isSubmitting}
        footer={
          <DialogActions confirmLabel={<T id="common.save" />} busy={isSubmitting} onCancel={guard.close} />
        }
      >
        <DraftNotice draft={draft} />
        <ErrorSummary problems={problems} attempt={submitCount} />
        {before && isInError(before) && (
          <p className="alert alert-info py-2">
            <T id="conditions.inErrorHint" />
          </p>
        )}
        <ConditionFields control={form.control} before={before} today={today} born={patient.dateOfbirth} />
        <SaveConflict
          failure={failure}
          stored={newer && { by: newer.recordedBy, at: newer.updatedAt }}
          onMine={() => newer && takeNewer(newer)}
        />
      </Dialog>
      {guard.dialog}
    </>
  );
}
