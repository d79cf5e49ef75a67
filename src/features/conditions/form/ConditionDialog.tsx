import { useSelector } from 'react-redux';
import { isInError, type Condition } from '@/domain/conditions/condition';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import type { Patient } from '@/domain/patients/patient';
import { conditions } from '@/features/patients/slice';
import type { MessageId } from '@/locales';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { useProblemList } from '@/shared/forms/problemList';
import { T } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { now } from '@/shared/store/clock';
import { bodyFrom, conditionResolver, entriesOf, fieldOf } from './conditionEntries';
import { ConditionFields } from './ConditionFields';

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

/** One condition from opening the form to saving it. What is typed is kept for this patient alone (§3 #16). */
function useConditionForm(patient: Patient, opened: Condition | null, onClose: () => void) {
  const today = calendarDayOf(now(), patient.ext.timeZone);
  const record = useRecordForm({
    key: `condition ${patient.id} ${opened?.id ?? 'new'}`,
    opened,
    toForm: entriesOf,
    resolver: (before) => conditionResolver({ today, dateOfbirth: patient.dateOfbirth }, patient.id, before),
    toBody: (entries, before) => bodyFrom(entries, patient.id, before),
    save: (body, before) => conditions.store({ body, version: before?.version, quiet: true }),
    fieldOf,
    notice: (_, { label }) => ({ message: 'conditions.saved', values: { label } }),
    onClose,
  });
  return { ...record, today };
}

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
      action="findings.write"
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
