import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import type { Condition } from '@/domain/conditions/condition';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { standingOf } from './conditionRows';
import { statusWord } from '../conditionWords';

/** How a condition stands, as icon and word: one entered by mistake has no standing. */
export function ConditionStatusText({ condition }: { condition: Condition }) {
  const standing = standingOf(condition);
  const { clinicalStatus } = condition;
  const unknown = clinicalStatus === 'unknown' ? CircleHelp : CircleDot;
  const icon = standing === 'inError' ? Ban : standing === 'over' ? CircleCheck : unknown;
  return (
    <span className={`nd-condition-status nd-condition-${standing}`}>
      <Icon of={icon} size={16} />
      <T
        id={standing === 'inError' ? 'conditions.verification_entered-in-error' : statusWord[clinicalStatus]}
      />
    </span>
  );
}
