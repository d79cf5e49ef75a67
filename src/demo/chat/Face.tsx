import { T } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import { statusLooks, type AnyStatus } from './statuses';

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
