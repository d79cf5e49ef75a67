import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CirclePause from 'lucide-react/icons/circle-pause';
import Clock from 'lucide-react/icons/clock';
import ClockAlert from 'lucide-react/icons/clock-alert';
import Hourglass from 'lucide-react/icons/hourglass';
import SkipForward from 'lucide-react/icons/skip-forward';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { IntakeState } from '@/domain/medicine/schedule';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

const icons: Record<IntakeState, LucideIcon> = {
  scheduled: Clock,
  open: Hourglass,
  taken: Check,
  takenLate: ClockAlert,
  skipped: SkipForward,
  missed: TriangleAlert,
  excused: CirclePause,
  before: CirclePause,
};

/** What became of an intake: icon and word; what was missed stands out by its frame too. */
export function IntakeWord({ state }: { state: IntakeState }) {
  return (
    <span className={`nd-med-state nd-med-state-${state}`}>
      <Icon of={icons[state]} size={16} />
      <T id={`intakes.state_${state}`} />
    </span>
  );
}
