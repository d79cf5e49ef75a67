import { Worklist } from '@/features/patients/worklist/Worklist';
import { givingDialogs } from './givingDialogs';

/** The worklist with the actions of other features. */
export default function PatientListPage() {
  return <Worklist giving={givingDialogs} />;
}
