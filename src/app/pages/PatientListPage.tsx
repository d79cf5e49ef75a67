import { Worklist } from '@/features/patients/worklist/Worklist';
import { givingDialogs } from './givingDialogs';

/** The worklist with what can be done from it. */
export default function PatientListPage() {
  return <Worklist giving={givingDialogs} />;
}
