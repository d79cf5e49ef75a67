import Star from 'lucide-react/icons/star';
import type { RefObject } from 'react';
import type { ChatContact, ChatThread } from '@/shared/demonstration/chat';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { Composer } from './Composer';
import { Face } from './Face';
import { Thread } from './Thread';
import type { Self } from './useSelf';

/** What is said with one contact. */
export function Conversation({
  contact,
  thread,
  self,
  takesFocus,
  box,
  onContact,
  onPin,
  onSend,
}: {
  contact: ChatContact;
  /** Absent until something has been said. */
  thread: ChatThread | undefined;
  self: Self;
  takesFocus: boolean;
  /** Where the message is written. */
  box: RefObject<HTMLTextAreaElement | null>;
  onContact: () => void;
  onPin: (isPinned: boolean) => void;
  onSend: (text: string) => Promise<void>;
}) {
  const t = useT();
  const { uid, displayName, photoURL, status } = contact;
  const pin = t('chat.pin', { name: displayName });
  return (
    <section className="nd-chat-conversation" aria-labelledby="chat-with">
      <header className="nd-chat-head">
        <h2 id="chat-with" className="h5" tabIndex={-1}>
          <button type="button" className="nd-chat-who" onClick={onContact}>
            <Face name={displayName} picture={photoURL} status={status} />
            <bdi>{displayName}</bdi>
          </button>
        </h2>
        {thread && (
          <button
            type="button"
            className={`btn btn-icon ${thread.isPinned ? 'nd-chat-pinned' : ''}`}
            aria-label={pin}
            aria-pressed={thread.isPinned}
            title={pin}
            onClick={() => onPin(!thread.isPinned)}
          >
            <Icon of={Star} />
          </button>
        )}
      </header>
      <Thread contact={contact} self={self} messages={thread?.msg ?? []} />
      <Composer uid={uid} name={displayName} takesFocus={takesFocus} box={box} onSend={onSend} />
      <p className="visually-hidden" role="status">
        {thread?.isPinned && <T id="chat.pinned" />}
      </p>
    </section>
  );
}
