import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleStop from 'lucide-react/icons/circle-stop';
import Flag from 'lucide-react/icons/flag';
import type { AllocationState } from '@/domain/medicine/allocation';
import { StatusMark, type StatusLook } from '@/shared/ui/StatusMark';

const looks: Record<AllocationState, Pick<StatusLook, 'icon' | 'tone'>> = {
  active: { icon: CircleCheck, tone: 'text-success' },
  paused: { icon: CirclePause, tone: 'text-warning-emphasis' },
  planned: { icon: CalendarClock, tone: 'text-body-secondary' },
  stopped: { icon: CircleStop, tone: 'text-body-secondary' },
  completed: { icon: Flag, tone: 'text-body-secondary' },
};

/** How a medicine of a patient stands. */
export const StateWord = ({ state }: { state: AllocationState }) => (
  <StatusMark {...looks[state]} word={`medicines.state_${state}`} />
);
