import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import type { MessageId } from '@/locales';
import type { ChatContact } from '@/shared/demonstration/chat';
import { T } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import type { OwnStatus } from './own';

type AnyStatus = OwnStatus | ChatContact['status'];

interface Look {
  icon: LucideIcon;
  word: MessageId;
  tone: string;
}

const busy: Look = { icon: CircleMinus, word: 'chat.dnd', tone: 'text-danger' };

/** How being there looks: a contact's states and one's own, which the specification calls otherwise. */
const statusLooks: Record<AnyStatus, Look> = {
  active: { icon: CircleCheck, word: 'chat.active', tone: 'text-success' },
  online: { icon: CircleCheck, word: 'chat.online', tone: 'text-success' },
  dnd: busy,
  'do not disturb': busy,
  away: { icon: Clock, word: 'chat.away', tone: 'text-warning' },
  offline: { icon: CircleX, word: 'chat.offline', tone: 'text-secondary' },
};

/** Somebody's picture with the mark of their status; its word is for those who cannot see the mark. */
export function Face({
  name,
  picture,
  status,
}: {
  name: string;
  picture?: string | undefined;
  status: AnyStatus;
}) {
  const { icon, word, tone } = statusLooks[status];
  return (
    <span className="nd-chat-face">
      <Avatar name={name} picture={picture} />
      <span className={`nd-chat-dot ${tone}`}>
        <Icon of={icon} size={14} />
        <span className="visually-hidden">
          <T id={word} />
        </span>
      </span>
    </span>
  );
}

/** A status in icon and word. */
export function StatusWord({ status }: { status: AnyStatus }) {
  const { icon, word, tone } = statusLooks[status];
  return (
    <span className="nd-chat-status">
      <Icon of={icon} className={tone} /> <T id={word} />
    </span>
  );
}
