import CircleCheck from 'lucide-react/icons/circle-check';
import CircleOff from 'lucide-react/icons/circle-off';
import type { Medicine } from '@/domain/medicine/medicine';
import { StatusMark } from '@/shared/ui/StatusMark';

/** Whether a medicine can still be given to patients. */
export function MedicineStatusWord({ active }: Pick<Medicine, 'active'>) {
  return active ? (
    <StatusMark icon={CircleCheck} tone="text-success" word="medicines.active" />
  ) : (
    <StatusMark icon={CircleOff} tone="text-body-secondary" word="medicines.inactive" />
  );
}
