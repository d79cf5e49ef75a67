import Wrench from 'lucide-react/icons/wrench';
import { AskAgain } from './AskAgain';
import { DoorCard } from './DoorCard';

/** What is shown while the product is worked on. */
export default function MaintenancePage() {
  return (
    <DoorCard icon={Wrench} title="app.maintenance" lead="doors.maintenanceLead" actions={<AskAgain />} />
  );
}
