import Pin from 'lucide-react/icons/pin';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MessageId } from '@/locales';
import type { ChatContact } from '@/shared/demonstration/chat';
import { useOwnZone } from '@/shared/i18n/DisplayUnits';
import { T, useT } from '@/shared/i18n/text';
import { FilterBar } from '@/shared/ui/FilterBar';
import { Icon } from '@/shared/ui/Icon';
import { NoMatch } from '@/shared/ui/NoMatch';
import type { Chats } from './calls';
import { Face } from './Face';
import { conversations, isCalled, unseenOf, type Conversing } from './threads';

/** Those one talks with, and all one could: a part of a name finds them in both. */
export function ChatList({
  chats: { contacts, chats },
  active,
  text,
  onText,
  onChoose,
}: {
  chats: Chats;
  /** Uid of the contact whose conversation is open. */
  active: number | undefined;
  text: string;
  onText: (text: string) => void;
  onChoose: () => void;
}) {
  const t = useT();
  const found = contacts.filter((contact) => isCalled(contact, text));
  const talking = conversations(found, chats);
  const row = (contact: ChatContact, children: ReactNode) => (
    <li key={contact.uid}>
      <Link
        to={`/chat?with=${contact.uid}`}
        className="nd-chat-row"
        aria-current={contact.uid === active ? 'true' : undefined}
        onClick={onChoose}
      >
        <Face name={contact.displayName} picture={contact.photoURL} status={contact.status} />
        {children}
      </Link>
    </li>
  );
  return (
    <>
      <FilterBar
        label={t('chat.searching')}
        search={t('chat.search')}
        text={text}
        onText={onText}
        shown={text !== '' && <T id="chat.found" values={{ count: found.length }} />}
        isFiltered={text !== ''}
        onClear={() => onText('')}
      >
        {null}
      </FilterBar>
      {found.length === 0 && (
        <NoMatch title={t('chat.noMatch')} text={t('chat.noMatchText')} onClear={() => onText('')} />
      )}
      {talking.length > 0 && (
        <Group title="chat.chats">{talking.map((one) => row(one.contact, <Latest {...one} />))}</Group>
      )}
      {found.length > 0 && (
        <Group title="chat.contacts">
          {found.map((contact) =>
            row(
              contact,
              <span className="nd-chat-words">
                <bdi className="nd-chat-name">{contact.displayName}</bdi>
                <span className="nd-chat-line" lang="en" dir="auto">
                  {contact.about}
                </span>
              </span>,
            ),
          )}
        </Group>
      )}
    </>
  );
}

function Group({ title, children }: { title: MessageId; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <h2 id={id} className="nd-chat-group">
        <T id={title} />
      </h2>
      <ul className="nd-chat-entries" aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}

/** What was said last, when, and how much of it is new. */
function Latest({ contact, thread }: Conversing) {
  const t = useT();
  const intl = useIntl();
  const timeZone = useOwnZone();
  const last = thread.msg.at(-1);
  const unseen = unseenOf(thread);
  return (
    <>
      <span className="nd-chat-words">
        <bdi className="nd-chat-name">{contact.displayName}</bdi>
        <span className="nd-chat-line" lang={last?.isSent ? undefined : 'en'} dir="auto">
          {last?.textContent ?? contact.about}
        </span>
      </span>
      <span className="nd-chat-end">
        {last && (
          <time dateTime={new Date(last.time).toISOString()}>
            {intl.formatDate(last.time, { month: 'short', day: 'numeric', timeZone })}
          </time>
        )}
        <span className="nd-chat-marks">
          {thread.isPinned && <Icon of={Pin} size={14} label={t('chat.pinned')} />}
          {unseen > 0 && (
            <span className="badge text-bg-primary">
              <span aria-hidden="true">{intl.formatNumber(unseen)}</span>
              <span className="visually-hidden"> {t('chat.unseen', { count: unseen })}</span>
            </span>
          )}
        </span>
      </span>
    </>
  );
}
