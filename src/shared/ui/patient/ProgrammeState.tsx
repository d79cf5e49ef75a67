import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleX from 'lucide-react/icons/circle-x';
import Flower from 'lucide-react/icons/flower';
import Hourglass from 'lucide-react/icons/hourglass';
import Pencil from 'lucide-react/icons/pencil';
import type { ProgrammeState as State } from '@/domain/patients/patient';
import { programmeWord } from '@/shared/i18n/wording/reasonWording';
import { StatusMark, type StatusLook } from '../StatusMark';
import { totalTable } from '@/domain/totalTable';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';

const looks: Record<State, Pick<StatusLook, 'icon' | 'tone'>> = totalTable(
  {
    draft: { icon: Pencil, tone: 'text-body-secondary' },
    pending: { icon: Hourglass, tone: 'text-body-secondary' },
    active: { icon: CirclePlay, tone: 'text-success' },
    paused: { icon: CirclePause, tone: 'text-warning-emphasis' },
    completed: { icon: CircleCheck, tone: 'text-body-secondary' },
    withdrawn: { icon: CircleX, tone: 'text-body-secondary' },
    deceased: { icon: Flower, tone: 'text-body' },
  },
  () => ({ icon: CircleQuestionMark, tone: 'text-warning-emphasis' }),
);

/** A patient's place in the programme as icon, word and colour. */
export function ProgrammeState({ status }: { status: State }) {
  return <StatusMark {...looks[status]} word={programmeWord[status]} />;
}
