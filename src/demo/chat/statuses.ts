import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import type { MessageId } from '@/locales';
import type { ChatContact } from '@/shared/demonstration/chat';
import type { OwnStatus } from './own';

export type AnyStatus = OwnStatus | ChatContact['status'];

interface Look {
  icon: LucideIcon;
  word: MessageId;
  tone: string;
}

const busy: Look = { icon: CircleMinus, word: 'chat.dnd', tone: 'text-danger' };

/** How being there looks: a contact's states and one's own, which the specification calls otherwise. */
export const statusLooks: Record<AnyStatus, Look> = {
  active: { icon: CircleCheck, word: 'chat.active', tone: 'text-success' },
  online: { icon: CircleCheck, word: 'chat.online', tone: 'text-success' },
  dnd: busy,
  'do not disturb': busy,
  away: { icon: Clock, word: 'chat.away', tone: 'text-warning' },
  offline: { icon: CircleX, word: 'chat.offline', tone: 'text-secondary' },
};
