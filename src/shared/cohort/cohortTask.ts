import type { PatientSummary } from '@/domain/patients/summary';
import type { MeantBy } from './Whom';

/** What a dialog about many patients is told: whom, how they came to be meant, and what to do when it is over. */
export interface CohortTask {
  patients: readonly PatientSummary[];
  by: MeantBy;
  onClose: () => void;
}
