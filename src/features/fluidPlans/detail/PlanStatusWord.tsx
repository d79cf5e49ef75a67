import type { PlanStatus } from '@/domain/fluid/plan';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { statusLooks } from '../planParts';

/** How a plan stands, as icon, word and colour. */
export function PlanStatusWord({ status }: { status: PlanStatus }) {
  const { icon, tone, word } = statusLooks[status];
  return (
    <span className={`nd-state-word ${tone}`}>
      <Icon of={icon} /> <T id={word} />
    </span>
  );
}
