import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleStop from 'lucide-react/icons/circle-stop';
import Flag from 'lucide-react/icons/flag';
import type { AllocationState } from '@/domain/medicine/allocation';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

const icons: Record<AllocationState, LucideIcon> = {
  active: CircleCheck,
  paused: CirclePause,
  planned: CalendarClock,
  stopped: CircleStop,
  completed: Flag,
};

/** How a medicine of a patient stands, as icon and word. */
export function StateWord({ state }: { state: AllocationState }) {
  return (
    <span className="d-inline-flex gap-1 align-items-center text-nowrap">
      <Icon of={icons[state]} size={16} />
      <T id={`medicines.state_${state}`} />
    </span>
  );
}
