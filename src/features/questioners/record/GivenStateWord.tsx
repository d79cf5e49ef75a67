import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import type { GivenState } from '@/domain/questionnaire/assigning/assignmentState';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

const looks: Record<GivenState, { icon: LucideIcon; tone: string }> = {
  overdue: { icon: CircleAlert, tone: 'text-danger' },
  open: { icon: Clock, tone: 'text-primary' },
  begun: { icon: Pencil, tone: 'text-primary' },
  planned: { icon: CalendarClock, tone: 'text-body-secondary' },
  answered: { icon: CircleCheck, tone: 'text-success' },
  completed: { icon: Flag, tone: 'text-body-secondary' },
  cancelled: { icon: CircleX, tone: 'text-body-secondary' },
};

/** How an assignment stands, as icon, word and colour. */
export function GivenStateWord({ state }: { state: GivenState }) {
  const { icon, tone } = looks[state];
  return (
    <span className={`d-inline-flex align-items-center gap-1 ${tone}`}>
      <Icon of={icon} size={16} /> <T id={`answering.state_${state}`} />
    </span>
  );
}
