import type { PatientSummary } from '@/domain/patients/summary';
import type { MeantBy } from './Whom';

/** The task of a dialog about many patients: whom, how they came to be meant, and what to do when it is over. */
export interface CohortTask {
  patients: readonly PatientSummary[];
  by: MeantBy;
  onClose: () => void;
}
