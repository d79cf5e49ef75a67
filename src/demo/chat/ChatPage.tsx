import MessagesSquare from 'lucide-react/icons/messages-square';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { AsyncView } from '@/shared/ui/AsyncView';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Icon } from '@/shared/ui/Icon';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ChatList } from './ChatList';
import { Conversation } from './Conversation';
import { Face } from './Face';
import { useOwn } from './own';
import { Panel } from './Panel';
import { ContactProfile, OwnProfile } from './Profiles';
import { unseenOf } from './threads';
import { useChats } from './useChats';
import { useSelf } from './useSelf';
import './chat.css';

/** The chat of the demonstration (specification 3.5, 7); the address names the contact whose conversation is open. */
export default function ChatPage() {
  const t = useT();
  const [parameters] = useSearchParams();
  const { chats, status, error, reload, send, seen, pin } = useChats();
  const self = useSelf();
  const own = useOwn();
  const [text, setText] = useState('');
  const [panel, setPanel] = useState<'own' | 'contact' | 'list' | null>(null);
  const [chosen, setChosen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const hasGoneOn = useRef(false);
  const wanted = parameters.get('with');
  const contact = chats?.contacts.find(({ uid }) => String(uid) === wanted);
  const uid = contact?.uid;
  const thread = uid === undefined ? undefined : chats?.chats[uid];
  const hasUnseen = thread !== undefined && unseenOf(thread) > 0;
  useEffect(() => {
    if (uid !== undefined && hasUnseen) void seen(uid);
  }, [uid, hasUnseen, seen]);

  const close = () => setPanel(null);
  const openList = () => {
    hasGoneOn.current = false;
    setPanel('list');
  };
  const listClosed = () => {
    if (hasGoneOn.current) document.getElementById('chat-with')?.focus();
    else opener.current?.focus();
  };
  const choose = () => {
    setChosen(true);
    // Somebody who is chosen again is there already.
    box.current?.focus();
  };
  const listed = chats && { chats, active: uid, text, onText: setText };
  return (
    <>
      <PageHeader
        title={t('app.chat')}
        lead={<T id="chat.lead" />}
        actions={
          <>
            <button
              ref={opener}
              type="button"
              className="btn btn-outline-secondary d-lg-none"
              onClick={openList}
            >
              <Icon of={MessagesSquare} /> <T id="chat.chats" />
            </button>
            <button type="button" className="btn btn-outline-secondary" onClick={() => setPanel('own')}>
              <span className="nd-chat-self">
                <Face name={self.name} picture={self.picture} status={own.status} />
                <T id="chat.own" />
              </span>
            </button>
          </>
        }
      />
      <AsyncView status={status} error={error} isEmpty={chats ? false : undefined} onRetry={reload}>
        <div className="nd-chat">
          <div className="nd-chat-panel d-none d-lg-block">
            {listed && <ChatList {...listed} onChoose={choose} />}
          </div>
          {contact ? (
            <Conversation
              key={contact.uid}
              contact={contact}
              thread={thread}
              self={self}
              takesFocus={chosen}
              box={box}
              onContact={() => setPanel('contact')}
              onPin={(isPinned) => void pin(contact.uid, isPinned)}
              onSend={(message) => send(contact.uid, message)}
            />
          ) : (
            <div className="nd-chat-conversation nd-chat-start">
              <EmptyState
                icon={MessagesSquare}
                title={t(wanted === null ? 'chat.start' : 'chat.unknown')}
                text={t('chat.startText')}
                action={
                  <button type="button" className="btn btn-primary d-lg-none" onClick={openList}>
                    <T id="chat.start" />
                  </button>
                }
              />
            </div>
          )}
        </div>
      </AsyncView>
      <Panel
        isOpen={panel === 'list'}
        title="chat.chats"
        direction="start"
        onClose={close}
        onClosed={listClosed}
      >
        {listed && (
          <ChatList
            {...listed}
            onChoose={() => {
              hasGoneOn.current = true;
              setChosen(false);
              close();
            }}
          />
        )}
      </Panel>
      <Panel isOpen={panel === 'own'} title="chat.own" direction="start" onClose={close}>
        <OwnProfile self={self} />
      </Panel>
      <Panel
        isOpen={panel === 'contact' && contact !== undefined}
        title="chat.contact"
        direction="end"
        onClose={close}
      >
        {contact && <ContactProfile contact={contact} />}
      </Panel>
    </>
  );
}
