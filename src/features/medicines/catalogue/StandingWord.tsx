import CircleCheck from 'lucide-react/icons/circle-check';
import CircleOff from 'lucide-react/icons/circle-off';
import type { Medicine } from '@/domain/medicine/medicine';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

/** Whether a medicine can still be given to patients. */
export function MedicineStatusWord({ active }: Pick<Medicine, 'active'>) {
  return (
    <span className="d-inline-flex gap-1 align-items-center text-nowrap">
      <Icon of={active ? CircleCheck : CircleOff} size={16} />
      <T id={active ? 'medicines.active' : 'medicines.inactive'} />
    </span>
  );
}
