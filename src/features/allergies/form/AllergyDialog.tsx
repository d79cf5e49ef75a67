import { useSelector } from 'react-redux';
import { isAllergyMistake, type Allergy } from '@/domain/allergies/allergy';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import type { Patient } from '@/domain/patients/patient';
import type { MessageId } from '@/locales';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { useProblemList } from '@/shared/forms/problemList';
import { T } from '@/shared/i18n/text';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { now } from '@/shared/store/clock';
import { useOwned } from '@/shared/store/ownedSlice';
import { allergies } from '../slice';
import { allergyResolver, bodyFrom, entriesOf, fieldOf } from './allergyEntries';
import { AllergyFields } from './AllergyFields';

const labels: Readonly<Record<string, MessageId>> = {
  substance: 'allergies.substance',
  category: 'allergies.category',
  type: 'allergies.type',
  criticality: 'allergies.criticality',
  clinicalStatus: 'conditions.standing',
  verification: 'conditions.verification',
  onset: 'allergies.onset',
  text: 'allergies.reaction',
  reactions: 'allergies.reactions',
  code: 'conditions.code',
  note: 'conditions.note',
};

/** Enters an allergy or changes one. Mounted while it is open. @param allergy null for a new one */
export function AllergyDialog({
  patient: { id: patient, dateOfbirth, ext },
  allergy,
  onClose,
}: {
  patient: Patient;
  allergy: Allergy | null;
  onClose: () => void;
}) {
  const today = calendarDayOf(now(), ext.timeZone);
  const { rows } = useOwned(allergies, patient);
  const record = useRecordForm({
    key: `allergy ${patient} ${allergy?.id ?? 'new'}`,
    opened: allergy,
    toForm: entriesOf,
    resolver: (stored) => allergyResolver({ today, dateOfbirth }, patient, rows, stored),
    toBody: (entries, stored) => bodyFrom(entries, patient, stored),
    save: (body, stored) => allergies.store({ body, version: stored?.version, quiet: true }),
    fieldOf,
    notice: (_, { substance }) => ({ message: 'conditions.saved', values: { label: substance } }),
    onClose,
  });
  const { form, before } = record;
  const problems = useProblemList(form.formState.errors, labels);
  const newer = useSelector((state: Record<string, unknown>) =>
    allergies.selectById(state, allergy?.id ?? ''),
  );
  return (
    <RecordDialog
      action="findings.write"
      size="lg"
      title={<T id={allergy ? 'allergies.edit' : 'allergies.add'} />}
      record={record}
      problems={problems}
      onSend={record.send}
    >
      {before && isAllergyMistake(before) && (
        <p className="alert alert-info py-2">
          <T id="conditions.inErrorHint" />
        </p>
      )}
      <AllergyFields control={form.control} before={before} born={dateOfbirth} today={today} />
      <SaveConflict
        {...record.conflictWith(newer)}
        stored={newer && { by: newer.recordedBy, at: newer.updatedAt }}
      />
    </RecordDialog>
  );
}
