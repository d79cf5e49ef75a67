import type { LucideIcon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/locales';
import { Icon } from './Icon';

/** What a status looks like: its icon, its word, and a text colour of Bootstrap. */
export interface StatusLook {
  icon: LucideIcon;
  word: MessageId;
  tone: string;
}

/** How something stands, as icon, word and colour: one look of status in every list and card. */
export function StatusMark({ icon, word, tone }: StatusLook) {
  return (
    <span className={`nd-state-word ${tone}`}>
      <Icon of={icon} size={16} /> <FormattedMessage id={word} />
    </span>
  );
}
