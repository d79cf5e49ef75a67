import type { Condition } from '@/domain/conditions/condition';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import type { Patient } from '@/domain/patients/patient';
import { conditions } from '@/features/patients/slice';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { now } from '@/shared/store/clock';
import { bodyFrom, conditionResolver, entriesOf, fieldOf } from './conditionEntries';

/** One condition from opening the form to saving it. What is typed is kept for this patient alone (§3 #16). */
export function useConditionForm(patient: Patient, opened: Condition | null, onClose: () => void) {
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
