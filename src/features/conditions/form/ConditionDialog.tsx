import { useSelector } from 'react-redux';
import { isInError, type Condition } from '@/domain/conditions/condition';
import type { Patient } from '@/domain/patients/patient';
import { conditions } from '@/features/patients/slice';
import type { MessageId } from '@/locales';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { useProblemList } from '@/shared/forms/problemList';
import { T } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
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
  const record = useConditionForm(patient, condition, onClose);
  const { form, before, today } = record;
  const problems = useProblemList(form.formState.errors, labels);
  const newer = useSelector((state: Record<string, unknown>) =>
    conditions.selectById(state, condition?.id ?? ''),
  );
  return (
    <RecordDialog
      size="lg"
      title={<T id={condition ? 'conditions.edit' : 'conditions.add'} />}
      record={record}
      problems={problems}
      onSend={record.send}
    >
      {before && isInError(before) && (
        <p className="alert alert-info py-2">
          <T id="conditions.inErrorHint" />
        </p>
      )}
      <ConditionFields control={form.control} before={before} today={today} born={patient.dateOfbirth} />
      <SaveConflict
        {...record.conflictWith(newer)}
        stored={newer && { by: newer.recordedBy, at: newer.updatedAt }}
      />
    </RecordDialog>
  );
}
