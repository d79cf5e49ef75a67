import type { MedicationRequest } from '@/domain/medicine/medicationRequest';
import type { MessageId } from '@/locales';
import type { HistoryRow } from '../../ui/table/HistoryTable';
import { wordTable } from '../unknownWords';

/** The state of a prescription, in a word. */
export const medicationWord: Record<MedicationRequest['status'], MessageId> = wordTable({
  active: 'patient.medicationActive',
  'on-hold': 'patient.medicationOnHold',
  cancelled: 'patient.medicationCancelled',
  completed: 'patient.medicationCompleted',
  'entered-in-error': 'patient.medicationError',
  stopped: 'patient.medicationStopped',
  draft: 'patient.medicationDraft',
  unknown: 'patient.medicationUnknown',
});

const openMedications: readonly MedicationRequest['status'][] = ['active', 'on-hold', 'draft', 'unknown'];

/** A prescription that another system sent, as a row of what is on the record. */
export const medicationRow = (request: MedicationRequest): HistoryRow => ({
  id: request.id,
  name: request.medicine,
  detail: request.dosage,
  status: medicationWord[request.status],
  isOver: !openMedications.includes(request.status),
  since: request.authoredOn,
});
