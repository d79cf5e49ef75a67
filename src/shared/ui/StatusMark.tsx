import type { LucideIcon } from 'lucide-react';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { FormattedMessage } from 'react-intl';
import { totalTable } from '@/domain/totalTable';
import type { MessageId } from '@/locales';
import { unknownWord } from '../i18n/unknownWords';
import { Icon } from './Icon';

/** The look of a status: its icon, its word, and a text colour of Bootstrap. */
export interface StatusLook {
  icon: LucideIcon;
  word: MessageId;
  tone: string;
}

/** The looks of a set of states; one that a newer host has besides is drawn as unknown and named as it was sent. */
export const lookTable = <Looks extends Record<string, StatusLook>>(looks: Looks): Looks =>
  totalTable(
    looks,
    (word) =>
      ({
        icon: CircleQuestionMark,
        word: unknownWord(word),
        tone: 'text-warning-emphasis',
      }) as Looks[keyof Looks],
  );

/** Shows how something stands, as icon, word and colour: one look of status in every list and card. */
export function StatusMark({ icon, word, tone }: StatusLook) {
  return (
    <span className={`nd-state-word ${tone}`}>
      <Icon of={icon} size={16} /> <FormattedMessage id={word} />
    </span>
  );
}
