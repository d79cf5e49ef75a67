import type { Condition } from '@/domain/condition';
import type { MedicationRequest } from '@/domain/medicationRequest';
import type { MessageId } from '@/locales';
import type { HistoryRow } from './HistoryTable';

const conditionWord: Record<Condition['clinicalStatus'], MessageId> = {
  active: 'patient.conditionActive',
  recurrence: 'patient.conditionRecurrence',
  relapse: 'patient.conditionRelapse',
  inactive: 'patient.conditionInactive',
  remission: 'patient.conditionRemission',
  resolved: 'patient.conditionResolved',
  unknown: 'patient.conditionUnknown',
};

const medicationWord: Record<MedicationRequest['status'], MessageId> = {
  active: 'patient.medicationActive',
  'on-hold': 'patient.medicationOnHold',
  cancelled: 'patient.medicationCancelled',
  completed: 'patient.medicationCompleted',
  'entered-in-error': 'patient.medicationError',
  stopped: 'patient.medicationStopped',
  draft: 'patient.medicationDraft',
  unknown: 'patient.medicationUnknown',
};

const overConditions: readonly Condition['clinicalStatus'][] = ['inactive', 'remission', 'resolved'];
const openMedications: readonly MedicationRequest['status'][] = ['active', 'on-hold', 'draft', 'unknown'];

export const conditionRow = (condition: Condition): HistoryRow => ({
  id: condition.id,
  name: condition.label,
  detail: condition.note,
  status: conditionWord[condition.clinicalStatus],
  isOver: overConditions.includes(condition.clinicalStatus),
  since: condition.onset,
});

export const medicationRow = (request: MedicationRequest): HistoryRow => ({
  id: request.id,
  name: request.medicine,
  detail: request.dosage,
  status: medicationWord[request.status],
  isOver: !openMedications.includes(request.status),
  since: request.authoredOn,
});
