import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import type { RuleStatus } from '@/domain/rules/alertRule';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { statusLooks } from '../ruleWords';

/** How a rule stands, as icon, word and colour; null where that cannot be read. */
export function RuleStatusWord({ status }: { status: RuleStatus | null }) {
  const { icon, tone, word } = status
    ? statusLooks[status]
    : { icon: CircleQuestionMark, tone: 'text-body-secondary', word: 'common.unknown' as const };
  return (
    <span className={`nd-state-word ${tone}`}>
      <Icon of={icon} /> <T id={word} />
    </span>
  );
}
