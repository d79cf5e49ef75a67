import type { QuestionnaireStatus } from '@/domain/questionnaire/questionnaire';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { statusLooks } from './words';

export function StatusWord({ status }: { status: QuestionnaireStatus }) {
  const { icon, word, tone } = statusLooks[status];
  return (
    <span className={`nd-state-word ${tone}`}>
      <Icon of={icon} /> <T id={word} />
    </span>
  );
}
