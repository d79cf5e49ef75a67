import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import type { RuleStatus } from '@/domain/rules/alertRule';
import { StatusMark } from '@/shared/ui/StatusMark';
import { statusLooks } from '../ruleWords';

/** How a rule stands; null where that cannot be read. */
export function RuleStatusWord({ status }: { status: RuleStatus | null }) {
  return status ? (
    <StatusMark {...statusLooks[status]} />
  ) : (
    <StatusMark icon={CircleQuestionMark} tone="text-body-secondary" word="common.unknown" />
  );
}
